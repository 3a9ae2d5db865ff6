#if Macros
import SwiftDiagnostics
import SwiftSyntax

/// Reads the stored properties of a struct or a class.
struct PropertyReader {
  let keys: KeyCase
  let direction: MappingDirection
  /// The fields for the properties of some types that have no attribute of their own for it.
  var fields: [(type: String, field: ExprSyntax)] = []
  /// The generic parameters, which nothing is checked of.
  var parameters: Set<String> = []
  var properties: [StoredProperty] = []
  var findings = Findings()

  mutating func read(_ members: MemberBlockItemListSyntax) {
    for member in members {
      if let variable = member.decl.as(VariableDeclSyntax.self) {
        read(variable)
      } else if let condition = member.decl.as(IfConfigDeclSyntax.self), condition.hasVariables {
        findings.add(.conditionalProperties, at: condition.start)
      }
    }
  }

  private mutating func read(_ variable: VariableDeclSyntax) {
    if let condition = variable.attributes.conditionalFields {
      findings.add(.conditionalAttributes, at: condition.start)
    }
    if let place = variable.unstoredKind {
      for (attribute, node) in variable.attributes.fieldAttributes {
        findings.add(.noEffect(attribute: attribute.rawValue, on: place), at: node, .remove(node))
      }
      return
    }
    let attributes = PropertyAttributes(variable.attributes.fieldAttributes, &findings)
    if !attributes.integers.isEmpty, let node = attributes.node(of: .key) {
      findings.add(.integerOfProperty, at: node)
    }
    if direction == .encodeOnly, let node = attributes.node(of: .fallback) {
      findings.add(
        .noEffect(attribute: "Default", on: "a type that is only encoded"), at: node, .remove(node))
    }
    findings.checkAlternatives(of: attributes, direction)
    if direction.decodes, let modifier = variable.looseModifier, !attributes.isIgnored {
      return refuse(variable, modifier)
    }
    // `var x, y: Int`: a type is also that of the names before it.
    var type: TypeSyntax?
    var found: [StoredProperty] = []
    var separate: [String] = []
    for binding in variable.bindings.reversed() {
      if binding.initializer == nil || binding.typeAnnotation != nil {
        type = binding.typeAnnotation?.type ?? type
      } else {
        type = nil
      }
      if let property = property(binding, type, of: variable, attributes) { found.append(property) }
      separate.append(variable.text(of: binding, type))
    }
    properties += found.reversed()
    // An attribute that checks a type can't stand before several variables.
    guard !found.allSatisfy(\.isAlone),
      let unchecked = found.last(where: {
        $0.attributes.field == nil && $0.type.isUnknown() && $0.type.names.isDisjoint(with: parameters)
      })
    else { return }
    findings.add(
      .sharedDeclaration(found.reversed().map(\.node.bareName)), at: unchecked.node,
      .replace(
        variable, by: separate.reversed().joined(separator: "\n\(variable.indentation)"), .declareEach))
  }

  /// The object that is read would be gone at once.
  private mutating func refuse(_ variable: VariableDeclSyntax, _ modifier: DeclModifierSyntax) {
    let name = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.bareName ?? ""
    let refusal = Refusal.notHeld(name, by: modifier.name.text)
    // Without a property's own value nothing can be left out, and no other attribute stands beside that one.
    guard modifier.name.tokenKind == .keyword(.weak), variable.attributes.fieldAttributes.isEmpty else {
      return findings.add(refusal, at: modifier)
    }
    findings.add(refusal, at: modifier, .insert("@Ignored ", before: variable, .leaveOut))
  }

  private mutating func property(
    _ binding: PatternBindingSyntax, _ annotation: TypeSyntax?, of variable: VariableDeclSyntax,
    _ attributes: PropertyAttributes
  ) -> StoredProperty? {
    let isConstant = variable.bindingSpecifier.tokenKind == .keyword(.let)
    let value = binding.initializer?.value.operand
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
      if !attributes.isIgnored { findings.add(.tuple, at: binding.pattern) }
      return nil
    }
    if let ignored = attributes.node(of: .ignored) {
      let isNilAnyway = !isConstant && annotation.map { ValueType($0).isNilFromStart } == true
      if direction.decodes, value == nil, !isNilAnyway {
        findings.add(
          .ignoredWithoutValue(name.bareName), at: ignored,
          .insert(
            " = <#value#>", behind: binding.typeAnnotation.map(Syntax.init) ?? Syntax(binding), .addValue))
      }
      return nil
    }
    if direction.decodes, isConstant, value != nil {
      findings.add(
        .constant(name.bareName), at: variable.bindingSpecifier,
        .replace(variable.bindingSpecifier, by: "var", .makeVariable))
      return nil
    }
    guard let type = annotation.map(ValueType.init) ?? value.flatMap(ValueType.init(of:)) else {
      findings.add(
        .missingType(name.bareName), at: name, .insert(": <#type#>", behind: binding.pattern, .addType))
      return nil
    }
    let isNil = value?.is(NilLiteralExprSyntax.self) == true
    var attributes = attributes
    if attributes.field == nil, !attributes.isInlined {
      attributes.field = fields.first { $0.type == type.wrappedText }?.field
    }
    check(attributes, name, type, value: isNil ? nil : value, variable.leavingOut(type, binding))
    return StoredProperty(
      name: name.text, type: type,
      fallback: attributes.fallback ?? (isNil || attributes.requiresNull ? nil : value), initialValue: value,
      attributes: attributes, ways: attributes.ways(orKey: keys.key(for: name.bareName)), node: name,
      isAlone: variable.bindings.count == 1)
  }

  private mutating func check(
    _ attributes: PropertyAttributes, _ name: TokenSyntax, _ type: ValueType, value: ExprSyntax?,
    _ leavingOut: [FixIt]
  ) {
    if let node = attributes.node(of: .explicitNull) {
      if !type.isOptional {
        findings.add(.explicitNullWithoutOptional(name.bareName), at: node, .remove(node))
      }
      if direction.decodes, value != nil {
        findings.add(.explicitNullWithValue(name.bareName), at: node, .remove(node))
      }
    }
    if let kind = type.unwritableKind, attributes.field == nil {
      findings.add(.unwritable(name.bareName, kind), at: name, leavingOut)
    }
    if type.isOptionalTwice { findings.add(.optionalTwice(name.bareName), at: name) }
    guard let node = attributes.node(of: .inlined) else { return }
    if type.isOptional {
      findings.add(.optionalPart(name.bareName), at: node)
    } else if type.isPlain {
      findings.add(.plainPart(type.text), at: node)
    }
  }
}

extension VariableDeclSyntax {
  /// Whether it stores something in a value of the type.
  var isStored: Bool { unstoredKind == nil }

  /// The code of a declaration of one of its variables.
  fileprivate func text(of binding: PatternBindingSyntax, _ type: TypeSyntax?) -> String {
    let modifiers = modifiers.map { "\($0.trimmedDescription) " }.joined()
    let annotation = type.map { ": \($0.trimmedDescription)" } ?? ""
    let value = binding.initializer.map { " \($0.trimmedDescription)" } ?? ""
    return "\(modifiers)\(bindingSpecifier.text) \(binding.pattern.trimmedDescription)\(annotation)\(value)"
  }

  /// The spaces before it, where it begins a line.
  fileprivate var indentation: String {
    String(leadingTrivia.description.reversed().prefix { $0 == " " })
  }

  /// What it is, if it stores nothing in a value of the type; in words.
  fileprivate var unstoredKind: String? {
    let names = modifiers.map(\.name.tokenKind)
    if names.contains(.keyword(.static)) || names.contains(.keyword(.class)) { return "a static property" }
    if names.contains(.keyword(.lazy)) { return "a lazy property" }
    return bindings.contains { $0.isComputed } ? "a computed property" : nil
  }

  /// `weak` or `unowned`, if the property does not hold its object.
  fileprivate var looseModifier: DeclModifierSyntax? {
    modifiers.first { [.keyword(.weak), .keyword(.unowned)].contains($0.name.tokenKind) }
  }
}

extension PatternBindingSyntax {
  fileprivate var isComputed: Bool {
    guard let accessors = accessorBlock?.accessors else { return false }
    guard case .accessors(let list) = accessors else { return true }
    let observers: [TokenKind] = [.keyword(.willSet), .keyword(.didSet)]
    return !list.allSatisfy { observers.contains($0.accessorSpecifier.tokenKind) }
  }
}

extension IfConfigDeclSyntax {
  /// Where it begins, without what it holds.
  var start: Syntax { clauses.first.map { Syntax($0.poundKeyword) } ?? Syntax(poundEndif) }

  /// Whether a stored property stands inside.
  fileprivate var hasVariables: Bool {
    clauses.contains { clause in
      guard case .decls(let members) = clause.elements else { return false }
      return members.contains { member in
        member.decl.as(VariableDeclSyntax.self)?.isStored
          ?? member.decl.as(IfConfigDeclSyntax.self)?.hasVariables ?? false
      }
    }
  }
}
#endif
