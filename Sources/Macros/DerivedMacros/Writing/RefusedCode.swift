#if Macros
/// The functions of a type that can't be mapped: with them the rest of the program compiles, so that what is wrong with
/// the type is the only error.
struct RefusedCode {
  let header: DeclarationHeader

  /// The functions that conformances to protocols need, in lines.
  func functions(for protocols: [String]) -> [String] {
    let names = Set(protocols)
    var lines: [String] = []
    if names.contains("DerivedDecodable") {
      lines += reading("members json: \(LibraryType.object)")
    } else if names.contains("DerivedReadable") {
      lines += reading("derived json: \(LibraryType.value)")
    }
    if names.contains("JSONObjectWritable") {
      lines += writing("writeMembers", "to json: inout \(LibraryType.writer)")
    } else if names.contains("JSONWritable") {
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
