#if Macros
import SwiftSyntax
import SwiftSyntaxMacros

/// The properties of a type that all of its functions depend on.
struct DeclarationHeader {
  /// The name as it is written in code.
  let name: String
  /// `public ` or `package `, if the type has that access; empty for narrower access.
  let access: String
  /// `nonisolated `, if a superclass or a protocol may isolate the type.
  let isolation: String
  /// The attributes and modifiers of functions, before `static` or `func`.
  let modifiers: String
  /// `@available(*, deprecated) `, if a member is deprecated: functions with it name the member without a
  /// warning.
  let deprecation: String
  /// The generic parameters of the type and of the enclosing types, with the protocols that they conform to.
  let parameters: [(name: String, bounds: Set<String>)]
  /// Whether an enclosing type is generic.
  let isInGenericType: Bool
  /// The type and the enclosing types, from the inside out.
  private let types: [Syntax]
  /// The parameters that the conformances have conditions on.
  private(set) var conditioned: Set<String> = []
  /// The type with sample arguments, if there are such conditions.
  private(set) var sample: SampleType?
  /// Whether the type is declared in a function, where the compiler rejects the macro.
  let isLocal: Bool
  /// Whether the type has an initializer in its body.
  let hasInitializer: Bool
  /// The names that properties, cases and functions hide in expressions, without backticks.
  private let hiddenNames: Set<String>
  /// The names of the members of the type.
  let members: Set<String>
  /// The attributes `@available` of the type and of the enclosing types.
  let availability: [String]

  init(_ declaration: some DeclGroupSyntax, in context: some MacroExpansionContext) {
    name = declaration.declaredName ?? ""
    // In `public extension`, a type without a modifier is public too.
    let surrounding = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)
    access =
      DeclarationHeader.access(declaration.modifiers)
      ?? surrounding.flatMap { DeclarationHeader.access($0.modifiers) } ?? ""
    isolation = declaration.inheritanceClause == nil ? "" : "nonisolated "
    modifiers =
      (declaration.attributes.named("usableFromInline").isEmpty ? "" : "@usableFromInline ") + access
      + isolation
    deprecation = declaration.hasDeprecatedMember ? "@available(*, deprecated) " : ""
    var parameters: [(name: String, bounds: Set<String>)] = []
    for type in [Syntax(declaration)] + context.lexicalContext {
      // A parameter hides a parameter of an enclosing type with the same name.
      parameters += DeclarationHeader.parameters(of: type).filter { parameter in
        !parameters.contains { $0.name == parameter.name }
      }
    }
    self.parameters = parameters
    // The context of a member begins with the type itself.
    let isOfMember = context.lexicalContext.first?.declaredName == name
    let surroundings = Array(context.lexicalContext.dropFirst(isOfMember ? 1 : 0))
    isInGenericType = surroundings.contains {
      !$0.is(ExtensionDeclSyntax.self) && !DeclarationHeader.parameters(of: $0).isEmpty
    }
    types = [Syntax(declaration)] + surroundings
    isLocal = surroundings.contains { $0.asProtocol((any DeclGroupSyntax).self) == nil }
    hiddenNames = declaration.memberBlock.members.unconditional.reduce(
      into: DeclarationHeader.functions
    ) { names, member in
      let tokens =
        member.decl.as(VariableDeclSyntax.self)?.bindings.flatMap {
          $0.pattern.tokens(viewMode: .sourceAccurate)
        } ?? member.decl.as(EnumCaseDeclSyntax.self)?.elements.map(\.name)
        ?? [member.decl.as(FunctionDeclSyntax.self)?.name].compactMap(\.self)
      names.formUnion(tokens.map(\.bareName))
    }
    hasInitializer = declaration.memberBlock.members.unconditional.contains {
      $0.decl.is(InitializerDeclSyntax.self)
    }
    members = Set(declaration.memberBlock.members.compactMap(\.decl.declaredName))
    availability = ([Syntax(declaration)] + context.lexicalContext).flatMap { type in
      let attributes = type.asProtocol((any WithAttributesSyntax).self)?.attributes
      return attributes?.named("available").map(\.trimmedDescription) ?? []
    }
  }

  /// The initializer in an expression: `Self`, unless a member has that name.
  var initializer: String { hiddenNames.contains("Self") ? ".init" : "Self" }

  /// The type itself in an expression: `Self.self`, unless a member has one of the names.
  var metatype: String {
    hiddenNames.isDisjoint(with: ["self", "Self"]) ? "Self.self" : LibraryType.metatype("Self")
  }

  /// A type in an expression: `Film.self`, unless a member has one of the names in it.
  ///
  /// - Parameter text: The text of the type or of a part of it.
  func metatype(_ type: ValueType, _ text: String) -> String {
    let names = type.names.map { $0.filter { $0 != "`" } }
    return hiddenNames.isDisjoint(with: names) ? "\(text).self" : LibraryType.metatype(text)
  }

  /// A member of the type in code, such as `Film.cast`. `nil` if the name of the type may be that of a
  /// member, or if a type around it may be generic.
  func path(to member: String) -> String? {
    let isGeneric = types.contains {
      $0.is(ExtensionDeclSyntax.self) || !DeclarationHeader.parameters(of: $0).isEmpty
    }
    // `.self`, `.Type` and `.Protocol` aren't members, even in backticks.
    let isKeyword = ["`self`", "`Type`", "`Protocol`", "`init`", "init"].contains(member)
    let isHidden = hiddenNames.union(members).contains(name.filter { $0 != "`" })
    return isGeneric || isHidden || isKeyword ? nil : "\(name).\(member)"
  }

  /// The names of the generic parameters.
  var parameterNames: Set<String> { Set(parameters.map(\.name)) }

  /// The names of the generic parameters of the types around a declaration.
  static func parameterNames(around context: some MacroExpansionContext) -> Set<String> {
    Set(context.lexicalContext.flatMap { parameters(of: $0).map(\.name) })
  }

  private static func parameters(of type: Syntax) -> [(name: String, bounds: Set<String>)] {
    // In an extension, only the parameters in its conditions are visible to the macro.
    if let conditions = type.as(ExtensionDeclSyntax.self)?.genericWhereClause {
      return conditions.requirements.compactMap { requirement in
        guard case .conformanceRequirement(let conformance) = requirement.requirement,
          let name = conformance.leftType.as(IdentifierTypeSyntax.self)?.name.text, name != "Self"
        else { return nil }
        return (name, conformance.rightType.words)
      }
    }
    // The conformances have no conditions on parameter packs and value parameters.
    return SampleType.parameters(of: type).filter { $0.specifier == nil }.map {
      ($0.name.text, $0.inheritedType?.words ?? [])
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
}

extension DeclGroupSyntax {
  fileprivate var hasDeprecatedMember: Bool {
    memberBlock.members.unconditional.contains { member in
      (member.decl.is(VariableDeclSyntax.self) || member.decl.is(EnumCaseDeclSyntax.self))
        && member.decl.asProtocol((any WithAttributesSyntax).self)?.attributes.isDeprecated == true
    }
  }
}

extension DeclarationHeader {
  /// The names of generated functions. A check that involves one of these names is a circular reference for
  /// the compiler, because the attributes of the functions contain the checks.
  static let functions: Set = ["decode", "readsInOnePass", "write", "writeMembers"]
}

// MARK: Conditions

extension DeclarationHeader {
  /// Finds the sample for types that are decoded or encoded.
  mutating func findSample(_ types: [ValueType]) {
    let roots = types.flatMap { $0.references + $0.keyReferences }.compactMap(\.first)
    conditioned = parameterNames.intersection(roots)
    sample = conditioned.isEmpty ? nil : SampleType(self.types, conditioned)
  }

  /// ` where T: JSONDecodable`, for functions that decode values of these types.
  ///
  /// - Parameter parts: The types among them whose members are members of the enclosing object.
  func readingCondition(_ types: [ValueType], parts: [ValueType] = []) -> String {
    condition(types, parts, value: "JSONDecodable", model: "JSONObjectDecodable")
  }

  /// ` where T: JSONWritable`, for functions that encode values of these types.
  ///
  /// - Parameter parts: The types among them whose members are members of the enclosing object.
  func writingCondition(_ types: [ValueType], parts: [ValueType] = []) -> String {
    condition(types, parts, value: "JSONWritable", model: "JSONObjectWritable")
  }

  private func condition(_ types: [ValueType], _ parts: [ValueType], value: String, model: String) -> String {
    var requirements: [String] = []
    for parameter in parameters {
      for reference in types.flatMap(\.references) where reference.first == parameter.name {
        let text = reference.joined(separator: ".")
        let isPart = parts.contains { $0.text == text }
        // The conformances of an associated type aren't visible to the macro.
        let bounds = reference.count == 1 ? parameter.bounds : []
        let known = [model, "ManualDecodable", "ManualMappable"] + (isPart ? [] : [value])
        if bounds.isDisjoint(with: known) {
          requirements.append("\(text): \(LibraryType.conformance(isPart ? model : value))")
        }
      }
    }
    for parameter in parameters where !parameter.bounds.contains("JSONObjectKey") {
      for reference in types.flatMap(\.keyReferences) where reference.first == parameter.name {
        requirements.append(
          "\(reference.joined(separator: ".")): \(LibraryType.conformance("JSONObjectKey"))")
      }
    }
    return requirements.isEmpty ? "" : " where " + requirements.unique.joined(separator: ", ")
  }
}

/// What an initializer may do.
enum InitializerOutcome {
  /// It creates a model.
  case model
  /// It may fail.
  case optional
  /// It throws, and may also fail.
  case error
}

extension InitializerDeclSyntax {
  var outcome: InitializerOutcome {
    let clause = signature.effectSpecifiers?.throwsClause
    if let clause, clause.type?.trimmedDescription.lastComponent != "Never" { return .error }
    return optionalMark == nil ? .model : .optional
  }
}
#endif
