/// The conformances that one extension adds.
struct Conformance {
  let protocols: [String]
  /// ` where T: JSONDecodable`; empty if there are no conditions.
  var condition = ""

  /// The extension up to its brace, on one line if it fits.
  ///
  /// After `::`, Swift 6.3 finds no conformance in a module that has a protocol with the same name; before a
  /// dot, it finds a generic parameter.
  ///
  /// - Parameter parameters: The generic parameters of the type.
  func head(ofExtension type: String, _ protocols: [String], hiddenBy parameters: Set<String>) -> String {
    let start = "extension \(type):"
    let isHidden = parameters.contains("DerivedMapping")
    let names = protocols.map { isHidden ? LibraryType.conformance($0) : "DerivedMapping.\($0)" }
    let line = "\(start) \(names.joined(separator: ", "))\(condition) "
    guard line.count > SourceLines.width else { return line }
    let lines = SourceLines.filled(names, start: start, indentation: -2).joined(separator: "\n")
    return lines + (condition.isEmpty ? "\n" : "\n\(condition.dropFirst()) ")
  }

  /// The conformances of a type, one for each extension: a single one if there are no conditions.
  static func all(
    _ direction: MappingDirection, decoding: Conformance, encoding: Conformance
  ) -> [Conformance] {
    switch direction {
    case .decodeOnly: [decoding]
    case .encodeOnly: [encoding]
    case .both where decoding.condition.isEmpty && encoding.condition.isEmpty:
      [Conformance(protocols: decoding.protocols + encoding.protocols)]
    case .both: [decoding, encoding]
    }
  }
}
