#if Macros
/// The functions of a type that can't be mapped. With these, the rest of the program compiles, so that the
/// mistake in the type is the only error.
struct RefusedCode {
  let header: DeclarationHeader

  /// The functions that conformances to protocols need, in lines.
  ///
  /// - Parameter others: The functions that the type already has.
  func functions(for protocols: [String], besides others: [String]) -> [String] {
    var lines: [String] = []
    if protocols.contains("JSONObjectDecodable") {
      if !others.contains("decode(members:)") { lines += reading("members json: \(LibraryType.object)") }
    } else if protocols.contains("JSONDecodable"), !others.contains("decode(value:)") {
      lines += reading("value json: \(LibraryType.value)")
    }
    let writing =
      protocols.contains("JSONObjectWritable")
      ? "writeMembers" : protocols.contains("JSONWritable") ? "write" : nil
    if let writing, !others.contains("\(writing)(to:)") {
      lines += function("func \(writing)", "to json: inout \(LibraryType.writer)", "")
    }
    return lines
  }

  private func reading(_ parameter: String) -> [String] {
    function("static func decode", parameter, " -> Self")
  }

  private func function(_ name: String, _ parameter: String, _ result: String) -> [String] {
    FunctionHead(
      name: "\(header.modifiers)\(name)", parameter: parameter,
      result: " throws(\(LibraryType.error))\(result)"
    ).lines + ["  \(LibraryType.unreachable)", "}"]
  }
}
#endif
