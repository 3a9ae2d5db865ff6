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
#endif
