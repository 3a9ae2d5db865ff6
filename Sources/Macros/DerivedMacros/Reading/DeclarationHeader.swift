#if Macros
import SwiftSyntax
import SwiftSyntaxMacros

extension DeclModifierSyntax {
  /// Whether it is `private`, without a detail such as `(set)`.
  var isPrivate: Bool { name.tokenKind == .keyword(.private) && detail == nil }
}

/// What all functions of a type have in common.
struct DeclarationHeader {
  /// The name as it is written in code.
  let name: String
  /// `public ` or `package `, as the type has it; nothing for types of narrower access.
  let access: String
  /// The generic parameters with the protocols that they are bound to.
  let parameters: [(name: String, bound: String)]

  init(_ declaration: some DeclGroupSyntax, in context: some MacroExpansionContext) {
    let modifiers = declaration.modifiers
    let named = declaration.asProtocol((any NamedDeclSyntax).self)
    let generic = declaration.asProtocol((any WithGenericParametersSyntax).self)
    name = named?.name.text ?? ""
    parameters =
      generic?.genericParameterClause?.parameters.map {
        ($0.name.text, $0.inheritedType?.trimmedDescription ?? "")
      } ?? []
    access = DeclarationHeader.access(modifiers) ?? DeclarationHeader.access(around: context)
  }

  private static func access(_ modifiers: DeclModifierListSyntax) -> String? {
    for modifier in modifiers where modifier.detail == nil {
      switch modifier.name.tokenKind {
      case .keyword(.public), .keyword(.open): return "public "
      case .keyword(.package): return "package "
      case .keyword(.internal), .keyword(.fileprivate), .keyword(.private): return ""
      default: continue
      }
    }
    return nil
  }

  /// In `public extension`, a type without a modifier is public too.
  private static func access(around context: some MacroExpansionContext) -> String {
    guard let surroundings = context.lexicalContext.first?.as(ExtensionDeclSyntax.self) else { return "" }
    return access(surroundings.modifiers) ?? ""
  }

  /// ` where T: DerivedReadable`, for what reads values of these types.
  ///
  /// - Parameter parts: Those of them whose members stand among others, so that they are models.
  func readingCondition(_ types: [ValueType], parts: [ValueType] = []) -> String {
    condition(types, parts, value: "DerivedReadable", model: "DerivedDecodable")
  }

  /// ` where T: DerivedWritable`, for what writes values of these types.
  ///
  /// - Parameter parts: Those of them whose members stand among others, so that they are models.
  func writingCondition(_ types: [ValueType], parts: [ValueType] = []) -> String {
    condition(types, parts, value: "DerivedWritable", model: "DerivedEncodable")
  }

  private func condition(_ types: [ValueType], _ parts: [ValueType], value: String, model: String) -> String {
    let requirements = parameters.compactMap { parameter -> String? in
      guard types.contains(where: { $0.names.contains(parameter.name) }),
        ![model, "DerivedMappable"].contains(where: parameter.bound.contains)
      else { return nil }
      if parts.contains(where: { $0.text == parameter.name }) { return "\(parameter.name): \(model)" }
      return parameter.bound.contains(value) ? nil : "\(parameter.name): \(value)"
    }
    return requirements.isEmpty ? "" : " where " + requirements.joined(separator: ", ")
  }
}
#endif
