#if Macros
import SwiftSyntax

/// The conformances that one extension adds.
struct Conformance {
  let protocols: [String]
  /// ` where T: DerivedReadable`, or nothing.
  let condition: String

  init(_ protocols: [String], _ condition: String) {
    self.protocols = protocols
    self.condition = condition
  }
}

extension TypeSyntax {
  /// The names of the protocols in it, each without that of its module.
  var protocolNames: [String] {
    if let composition = self.as(CompositionTypeSyntax.self) {
      return composition.elements.flatMap(\.type.protocolNames)
    }
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.protocolNames }
    return [(self.as(MemberTypeSyntax.self)?.name ?? self.as(IdentifierTypeSyntax.self)?.name)?.text ?? ""]
  }
}
#endif
