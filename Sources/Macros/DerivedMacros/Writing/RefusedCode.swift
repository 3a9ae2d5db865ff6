#if Macros
/// The functions of a type that can't be mapped: with them the rest of the program compiles, so that what is wrong with
/// the type is the only error.
struct RefusedCode {
  let header: DeclarationHeader

  /// The functions that conformances to protocols need, in lines.
  ///
  /// - Parameter others: Those that the type has.
  func functions(for protocols: [String], besides others: Set<String>) -> [String] {
    let names = Set(protocols)
    var lines: [String] = []
    if names.contains("DerivedDecodable"), !others.contains("decode(members:)") {
      lines += reading("members json: \(LibraryType.object)")
    } else if !names.contains("DerivedDecodable"), names.contains("DerivedReadable"),
      !others.contains("decode(derived:)")
    {
      lines += reading("derived json: \(LibraryType.value)")
    }
    if names.contains("JSONObjectWritable"), !others.contains("writeMembers(to:)") {
      lines += writing("writeMembers", "to json: inout \(LibraryType.writer)")
    } else if !names.contains("JSONObjectWritable"), names.contains("JSONWritable"),
      !others.contains("write(to:)")
    {
      lines += writing("write", "to json: inout \(LibraryType.writer)")
    }
    return lines
  }

  private func reading(_ parameter: String) -> [String] {
    function("static func decode", parameter, " throws(\(LibraryType.error)) -> Self")
  }

  private func writing(_ name: String, _ parameter: String) -> [String] {
    function("func \(name)", parameter, " throws(\(LibraryType.error))")
  }

  private func function(_ name: String, _ parameter: String, _ result: String) -> [String] {
    FunctionHead(name: "\(header.access)\(name)", parameter: parameter, result: result).lines
      + ["  Swift.fatalError()", "}"]
  }
}
#endif
