#if Macros
import SwiftSyntax

/// The body of a function with `@MappedBody`. Until the compiler has expanded the attribute, the body is
/// inactive: if an argument of the attribute is an error, such as an unknown type, the body isn't compiled
/// and has no errors of its own.
enum CheckedBody {
  /// A function whose body is inactive, in lines.
  static func lines(_ function: [String]) -> [String] {
    guard let head = function.firstIndex(where: { $0.hasSuffix("{") }) else { return function }
    return function[...head] + ["  #if false"] + function[(head + 1)...].dropLast()
      + ["  #else", "  \(LibraryType.unreachable)", "  #endif", "}"]
  }

  /// The statements of the inactive body.
  static func statements(of body: CodeBlockSyntax) -> CodeBlockItemListSyntax {
    guard case .decl(let declaration)? = body.statements.first?.item,
      case .statements(let statements)? = declaration.as(IfConfigDeclSyntax.self)?.clauses.first?.elements
    else { return body.statements }
    return statements
  }
}

extension DeclarationHeader {
  /// The functions that conformances of a type that can't be mapped need, in lines. With these, the rest of
  /// the program compiles, so that the mistake in the type is the only error.
  ///
  /// - Parameter others: The functions that the type already has.
  func refusedFunctions(for protocols: [String], besides others: [String]) -> [String] {
    let reading: (String, String)? =
      protocols.contains("JSONObjectDecodable")
      ? ("members", LibraryType.object)
      : protocols.contains("JSONDecodable") ? ("value", LibraryType.value) : nil
    let writing =
      protocols.contains("JSONObjectWritable")
      ? "writeMembers" : protocols.contains("JSONWritable") ? "write" : nil
    var lines: [String] = []
    if let (label, type) = reading, !others.contains("decode(\(label):)") {
      lines += refusedFunction("static func decode", "\(label) json: \(type)", " -> Self")
    }
    if let writing, !others.contains("\(writing)(to:)") {
      lines += refusedFunction("func \(writing)", "to json: inout \(LibraryType.writer)", "")
    }
    return lines
  }

  private func refusedFunction(_ name: String, _ parameter: String, _ result: String) -> [String] {
    FunctionHead(
      name: "\(modifiers)\(name)", parameter: parameter, result: " throws(\(LibraryType.error))\(result)"
    ).lines + ["  \(LibraryType.unreachable)", "}"]
  }
}
#endif
