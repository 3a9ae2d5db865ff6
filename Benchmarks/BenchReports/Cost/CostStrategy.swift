/// A strategy or peer for which `bench cost` generates models, as a user would write them.
package enum CostStrategy: String, Sendable, Hashable, Codable, CaseIterable {
  case manual
  case mappable
  case applicative
  case throwing
  case codable
  case derived
  case foundationCodable = "foundation-codable"
  case foundationCasts = "foundation-casts"

  /// The product of this package that the models need; `nil` for Foundation.
  package var product: String? {
    switch self {
    case .manual: "ManualMapping"
    case .mappable: "MappableMapping"
    case .applicative: "ApplicativeMapping"
    case .throwing: "ThrowingMapping"
    case .codable: "CodableMapping"
    case .derived: "DerivedMapping"
    case .foundationCodable, .foundationCasts: nil
    }
  }

  /// The lines that a user writes to map the generated model and its nested model, in both directions.
  package var lines: Int {
    // The mapping of the macro is its expansion; the user writes one attribute for each model.
    self == .derived ? 2 : SourceLines.count(in: mapping(of: "Model", part: "Part", expansion: ""))
  }

  /// The name in targets.
  var identifier: String {
    rawValue.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// The name of the program that decodes and encodes one model.
  package var program: String { "Program\(identifier)" }

  /// Returns a file with one model of six members, its mapping, and a use that makes the compiler emit code.
  ///
  /// - Parameter expansion: The code that `@Mapped` generates for `Model0` and its `Part0`.
  func source(of index: Int, expansion: String) -> String {
    let name = "Model\(index)"
    return """
      import \(product ?? "Foundation")

      struct \(name) {
        var id: Int
        var name: String
        var score: Double
        var isActive: Bool
        var note: String?
        var part: Part\(index)
      }

      struct Part\(index) {
        var title: String
      }

      \(mapping(of: name, part: "Part\(index)", expansion: expansion))

      public func recode\(index)(_ bytes: [UInt8]) throws -> [UInt8] {
      \(use(of: name))
      }

      """
  }

  private func mapping(of name: String, part: String, expansion: String) -> String {
    switch self {
    case .manual: Self.manual(name, part)
    case .mappable: Self.mappable(name, part)
    case .applicative: Self.applicative(name, part)
    case .throwing: Self.throwing(name, part)
    case .codable, .foundationCodable: "extension \(name): Codable {}\nextension \(part): Codable {}"
    case .derived: expansion.replacing("Model0", with: name).replacing("Part0", with: part)
    case .foundationCasts: Self.casts(name, part)
    }
  }

  private func use(of name: String) -> String {
    switch self {
    case .foundationCodable:
      return """
          let model = try JSONDecoder().decode(\(name).self, from: Data(bytes))
          return Array(try JSONEncoder().encode(model))
        """
    case .foundationCasts:
      return """
          let object = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
          guard let model = object.flatMap(\(name).init) else { throw CocoaError(.coderReadCorrupt) }
          return Array(try JSONSerialization.data(withJSONObject: model.object))
        """
    default:
      let mapper = (product ?? "").replacing("Mapping", with: "Mapper")
      return """
          let mapper = \(mapper)<\(name)>()
          return try mapper.encode(mapper.decode(bytes))
        """
    }
  }
}
