#if Macros
import SwiftSyntax

/// Whether a type has the initializer that its decoding calls.
struct InitializerCheck {
  let header: DeclarationHeader
  let properties: [StoredProperty]

  /// Adds a finding with a fix-it, if no initializer takes the properties in their order.
  ///
  /// - Parameter hasMemberwise: Whether the compiler writes one if there is no other.
  func check(
    _ members: MemberBlockSyntax, at name: TokenSyntax, hasMemberwise: Bool, _ findings: inout Findings
  ) {
    let initializers = members.members.unconditional.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
    if initializers.isEmpty, hasMemberwise { return }
    if properties.isEmpty, initializers.isEmpty { return }
    guard !initializers.contains(where: takesProperties) else { return }
    let refusal = Refusal.missingInitializer(
      type: header.name, labels: properties.map { "\($0.node.bareName):" }.joined())
    guard let place = members.members.last(where: { $0.decl.is(VariableDeclSyntax.self) }) else {
      return findings.add(refusal, at: name)
    }
    findings.add(refusal, at: name, .insert(initializer, behind: place, .addInitializer))
  }

  /// Whether an initializer takes the properties in their order, and nothing else that has no default.
  private func takesProperties(_ initializer: InitializerDeclSyntax) -> Bool {
    guard initializer.optionalMark == nil, initializer.signature.effectSpecifiers == nil,
      initializer.genericParameterClause == nil
    else { return false }
    var expected = properties.map(\.node.bareName)[...]
    for parameter in initializer.signature.parameterClause.parameters {
      if parameter.firstName.bareName == expected.first {
        expected.removeFirst()
      } else if parameter.defaultValue == nil {
        return false
      }
    }
    return expected.isEmpty
  }

  private var initializer: String {
    let parameters = properties.map { property in
      "\(property.name): \(property.type.text)"
        + (property.initialValue.map { " = \($0.trimmedDescription)" } ?? "")
    }
    var lines = SourceLines.call("  \(header.access)init(", parameters, ") {", indentation: 2, style: .filled)
    lines += properties.map { "    self.\($0.name) = \($0.name)" }
    return "\n\n" + (lines + ["  }"]).joined(separator: "\n")
  }
}

extension MemberBlockItemListSyntax {
  /// The members with those inside of `#if`, whatever its condition.
  fileprivate var unconditional: [MemberBlockItemSyntax] {
    flatMap { member -> [MemberBlockItemSyntax] in
      guard let condition = member.decl.as(IfConfigDeclSyntax.self) else { return [member] }
      return condition.clauses.flatMap { clause -> [MemberBlockItemSyntax] in
        guard case .decls(let members) = clause.elements else { return [] }
        return members.unconditional
      }
    }
  }
}
#endif
