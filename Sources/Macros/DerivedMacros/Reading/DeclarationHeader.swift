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
  /// The generic parameters, those of the types around it included, with the names of the protocols that they are bound
  /// to.
  let parameters: [(name: String, bounds: Set<String>)]
  /// Whether a type around it is generic.
  let isInGenericType: Bool
  /// The type and those around it, from the inside out.
  private let types: [Syntax]
  /// The parameters that the conformances have conditions on.
  private(set) var conditioned: Set<String> = []
  /// The type with sample arguments, if there are such conditions.
  private(set) var sample: SampleType?
  /// Whether it stands in a function.
  let isLocal: Bool
  /// The names of what is declared in it.
  let members: Set<String>
  /// The attributes `@available` of the type and of those around it.
  let availability: [String]

  init(_ declaration: some DeclGroupSyntax, in context: some MacroExpansionContext) {
    name = declaration.asProtocol((any NamedDeclSyntax).self)?.name.text ?? ""
    access =
      DeclarationHeader.access(declaration.modifiers) ?? DeclarationHeader.access(around: context)
    var parameters: [(name: String, bounds: Set<String>)] = []
    for type in [Syntax(declaration)] + context.lexicalContext {
      // A parameter hides one of the same name further out.
      parameters += DeclarationHeader.parameters(of: type).filter { parameter in
        !parameters.contains { $0.name == parameter.name }
      }
    }
    self.parameters = parameters
    // For a member, the type itself is around it.
    let isOfMember = context.lexicalContext.first?.asProtocol((any NamedDeclSyntax).self)?.name.text == name
    let surroundings = Array(context.lexicalContext.dropFirst(isOfMember ? 1 : 0))
    isInGenericType = surroundings.contains {
      !$0.is(ExtensionDeclSyntax.self) && !DeclarationHeader.parameters(of: $0).isEmpty
    }
    types = [Syntax(declaration)] + surroundings
    isLocal = surroundings.contains { $0.asProtocol((any DeclGroupSyntax).self) == nil }
    members = Set(
      declaration.memberBlock.members.compactMap {
        $0.decl.asProtocol((any NamedDeclSyntax).self)?.name.text
      })
    availability = ([Syntax(declaration)] + context.lexicalContext).flatMap(DeclarationHeader.availability)
  }

  private static func parameters(of type: Syntax) -> [(name: String, bounds: Set<String>)] {
    // An extension names no parameters but in its conditions.
    if let conditions = type.as(ExtensionDeclSyntax.self)?.genericWhereClause {
      return conditions.requirements.compactMap { requirement in
        guard case .conformanceRequirement(let conformance) = requirement.requirement,
          let name = conformance.leftType.as(IdentifierTypeSyntax.self)?.name.text, name != "Self"
        else { return nil }
        return (name, Set(conformance.rightType.tokens(viewMode: .sourceAccurate).map(\.text)))
      }
    }
    let clause = type.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
    // A condition on a pack would be one on an expansion of it; and a value has none.
    return clause?.parameters.filter { $0.specifier == nil }.map { parameter in
      let tokens = parameter.inheritedType?.tokens(viewMode: .sourceAccurate)
      return (parameter.name.text, Set(tokens?.map(\.text) ?? []))
    } ?? []
  }

  private static func availability(of type: Syntax) -> [String] {
    let attributes = type.asProtocol((any WithAttributesSyntax).self)?.attributes ?? []
    return attributes.compactMap { element in
      guard case .attribute(let attribute) = element, attribute.lastName == "available" else { return nil }
      return attribute.trimmedDescription
    }
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
}

// MARK: Conditions

extension DeclarationHeader {
  /// Works out the sample for the types that are read and written.
  mutating func findSample(_ types: [ValueType]) {
    let roots = types.flatMap { $0.references + $0.keyReferences }.compactMap(\.first)
    conditioned = Set(parameters.map(\.name)).intersection(roots)
    sample = conditioned.isEmpty ? nil : SampleType(self.types, conditioned)
  }

  /// ` where T: DerivedReadable`, for what reads values of these types.
  ///
  /// - Parameter parts: Those of them whose members stand among others, so that they are models.
  func readingCondition(_ types: [ValueType], parts: [ValueType] = []) -> String {
    condition(types, parts, value: "DerivedReadable", model: "DerivedDecodable")
  }

  /// ` where T: JSONWritable`, for what writes values of these types.
  ///
  /// - Parameter parts: Those of them whose members stand among others, so that they are models.
  func writingCondition(_ types: [ValueType], parts: [ValueType] = []) -> String {
    condition(types, parts, value: "JSONWritable", model: "JSONObjectWritable")
  }

  private func condition(_ types: [ValueType], _ parts: [ValueType], value: String, model: String) -> String {
    var requirements: [String] = []
    for parameter in parameters {
      for reference in types.flatMap(\.references) where reference.first == parameter.name {
        let text = reference.joined(separator: ".")
        let isPart = parts.contains { $0.text == text }
        // An associated type has bounds of its own, which don't show.
        let bounds = reference.count == 1 ? parameter.bounds : []
        let known = isPart ? [model, "DerivedMappable"] : [value, model, "DerivedMappable"]
        let requirement = "\(text): \(isPart ? model : value)"
        guard bounds.isDisjoint(with: known), !requirements.contains(requirement) else { continue }
        requirements.append(requirement)
      }
    }
    for parameter in parameters where !parameter.bounds.contains("JSONObjectKey") {
      for reference in types.flatMap(\.keyReferences) where reference.first == parameter.name {
        let requirement = "\(reference.joined(separator: ".")): DerivedMapping.JSONObjectKey"
        if !requirements.contains(requirement) { requirements.append(requirement) }
      }
    }
    return requirements.isEmpty ? "" : " where " + requirements.joined(separator: ", ")
  }
}
#endif
