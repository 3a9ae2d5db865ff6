#if Macros
import SwiftSyntax
import SwiftSyntaxMacros

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

  /// The names of the generic parameters that occur in types, apart from those that are bound to one of the protocols.
  func parameters(in types: [ValueType], notBoundTo protocols: [String]) -> [String] {
    parameters.filter { parameter in
      types.contains { $0.names.contains(parameter.name) }
        && !protocols.contains { parameter.bound.contains($0) }
    }.map(\.name)
  }

  /// ` where T: DerivedReadable`, for what reads values of these types.
  func readingCondition(_ types: [ValueType]) -> String {
    condition(
      parameters(in: types, notBoundTo: ["DerivedReadable", "DerivedDecodable", "DerivedMappable"]),
      "DerivedReadable")
  }

  /// ` where T: DerivedWritable`, for what writes values of these types.
  func writingCondition(_ types: [ValueType]) -> String {
    condition(
      parameters(in: types, notBoundTo: ["DerivedWritable", "DerivedEncodable", "DerivedMappable"]),
      "DerivedWritable")
  }

  private func condition(_ names: [String], _ bound: String) -> String {
    names.isEmpty ? "" : " where " + names.map { "\($0): \(bound)" }.joined(separator: ", ")
  }
}
#endif
