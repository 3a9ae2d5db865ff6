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

  /// The conformances of a type, one for each extension: in one where the conditions are the same.
  static func all(
    _ direction: MappingDirection, decoding: Conformance, encoding: Conformance
  ) -> [Conformance] {
    switch direction {
    case .decodeOnly: [decoding]
    case .encodeOnly: [encoding]
    case .both where decoding.condition.isEmpty && encoding.condition.isEmpty:
      [Conformance(decoding.protocols + encoding.protocols, "")]
    case .both: [decoding, encoding]
    }
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
