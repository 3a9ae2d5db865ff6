#if Macros
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder

/// Reads the stored properties of a struct or a class.
struct PropertyReader {
  let arguments: MappedArguments
  let header: DeclarationHeader
  private(set) var properties: [StoredProperty] = []
  var findings = Findings()
  /// The name of the property with the members that no other reads.
  private(set) var rest: String?

  private var direction: MappingDirection { arguments.direction }

  mutating func read(_ members: MemberBlockItemListSyntax) {
    for member in members {
      if let variable = member.decl.as(VariableDeclSyntax.self) {
        read(variable)
      } else if let condition = member.decl.as(IfConfigDeclSyntax.self),
        condition.members.contains(where: { $0.decl.as(VariableDeclSyntax.self)?.isStored == true })
      {
        findings.addConditional("properties", condition)
      }
    }
  }

  private mutating func read(_ variable: VariableDeclSyntax) {
    if let condition = variable.attributes.conditionalFields {
      findings.addConditional("attributes", condition)
    }
    if let place = variable.unstoredKind {
      return findings.addNoEffect(ofFieldAttributes: variable.attributes, on: place)
    }
    let count = findings.diagnostics.count
    let attributes = PropertyAttributes(variable.attributes.fieldAttributes, &findings)
    // After an error in the attributes their meaning is unknown, so further findings could be wrong.
    guard findings.diagnostics.count == count else { return }
    if !attributes.integers.isEmpty, let node = attributes.node(of: .key) {
      findings.add(
        "integerOfProperty", "the key of a property is a string: an integer is a tag of a case", at: node)
    }
    if direction == .encodeOnly, let node = attributes.node(of: .fallback) {
      findings.addNoEffect(of: node, on: "a type that is only encoded")
    }
    findings.checkDirection(of: attributes, direction)
    if direction.decodes, let modifier = variable.looseModifier, !attributes.isIgnored {
      return refuse(variable, modifier)
    }
    // `var x, y: Int`: a type applies to the names before it, too.
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
    // An attribute that checks a type can't be added to a declaration of several variables. Types that name a
    // generic parameter aren't checked.
    guard !found.allSatisfy(\.isAlone),
      let unchecked = found.last(where: {
        $0.attributes.field == nil && $0.type.isUnknown()
          && $0.type.names.isDisjoint(with: header.parameterNames)
      })
    else { return }
    let names = found.reversed().map { "'\($0.node.bareName)'" }.joined(separator: ", ")
    findings.add(
      "sharedDeclaration", "\(names) need a declaration each, so that their types can be checked",
      at: unchecked.node,
      .replace(
        variable, by: separate.reversed().joined(separator: "\n\(variable.indentation)"),
        "declare each on a separate line"))
  }

  /// Adds a finding about a property that wouldn't retain its decoded object.
  private mutating func refuse(_ variable: VariableDeclSyntax, _ modifier: DeclModifierSyntax) {
    let name = variable.bindings.first?.name?.bareName ?? ""
    findings.add(
      "notHeld",
      "'\(name)' can't be decoded: it is '\(modifier.name.text)', so the object would be released immediately",
      at: modifier,
      variable.bindings.first.flatMap { binding in
        (binding.typeAnnotation?.type).map { remedies(variable, binding, ValueType($0)).leavingOut }
      } ?? [])
  }

  private func remedies(
    _ variable: VariableDeclSyntax, _ binding: PatternBindingSyntax, _ type: ValueType
  ) -> PropertyRemedies {
    PropertyRemedies(
      variable: variable, binding: binding, type: type, direction: direction,
      parameters: header.parameterNames, hasInitializer: header.hasInitializer)
  }

  private mutating func property(
    _ binding: PatternBindingSyntax, _ annotation: TypeSyntax?, of variable: VariableDeclSyntax,
    _ attributes: PropertyAttributes
  ) -> StoredProperty? {
    let isConstant = variable.bindingSpecifier.tokenKind == .keyword(.let)
    let value = binding.initializer?.value.operand
    guard let name = binding.name else {
      if !attributes.isIgnored {
        findings.add(
          "tuple", "a tuple of properties can't be mapped: declare each separately", at: binding.pattern)
      }
      return nil
    }
    if let ignored = attributes.node(of: .ignored) {
      let isNilAnyway = !isConstant && annotation.map { ValueType($0).isNilFromStart } == true
      if direction.decodes, value == nil, !isNilAnyway {
        findings.add(
          "ignoredWithoutValue",
          "'@Ignored' needs a value for '\(name.bareName)', which is never decoded", at: ignored,
          .insert(
            " = <#value#>", behind: binding.typeAnnotation.map(Syntax.init) ?? Syntax(binding), "add a value")
        )
      }
      return nil
    }
    if direction.decodes, isConstant, value != nil {
      findings.add(
        "constant", "'\(name.bareName)' can't be decoded: a constant with a value can't be set",
        at: variable.bindingSpecifier, .replace(variable.bindingSpecifier, by: "var", "make it a variable"))
      return nil
    }
    if value == nil, annotation.map({ ValueType($0).isOpaque }) ?? true {
      findings.leaveErrorToCompiler()
      return nil
    }
    guard let type = annotation.map(ValueType.init) ?? value.flatMap(ValueType.init(of:)) else {
      findings.add(
        "missingType", "'\(name.bareName)' needs a type annotation: its value doesn't determine the type",
        at: name, .insert(": <#type#>", behind: binding.pattern, "add a type annotation"))
      return nil
    }
    let isNil = value?.is(NilLiteralExprSyntax.self) == true
    var attributes = attributes
    if attributes.field == nil, !attributes.isInlined, !attributes.isRest {
      attributes.field = arguments.rules.first { type.isWritten($0.type) }?.field
    }
    if attributes.isText {
      // Not `DerivedMapper<Order>()`: a member of the model may hide the name of the type.
      let mapper = LibraryType.conformance("DerivedMapper")
      attributes.field = ".jsonText(\(raw: mapper)() as \(raw: mapper)<\(raw: type.wrappedText)>)"
    }
    check(attributes, name, type, value: isNil ? nil : value, remedies(variable, binding, type))
    if attributes.fallback?.is(NilLiteralExprSyntax.self) == true {
      // Operators and functions can't infer the type of a `nil`.
      attributes.fallback = "nil as \(raw: type.text)"
    }
    return StoredProperty(
      name: name.text, type: type,
      fallback: attributes.fallback ?? (isNil || attributes.requiresNull ? nil : value), initialValue: value,
      attributes: attributes, paths: attributes.paths(orKey: arguments.keys.key(for: name.bareName)),
      node: name, isAlone: variable.bindings.count == 1, isDeprecated: variable.attributes.isDeprecated)
  }

  private mutating func check(
    _ attributes: PropertyAttributes, _ name: TokenSyntax, _ type: ValueType, value: ExprSyntax?,
    _ remedies: PropertyRemedies
  ) {
    if let node = attributes.node(of: .rest) { return checkRest(name, type, at: node, remedies) }
    if let node = attributes.node(of: .explicitNull) {
      if !type.isOptional {
        findings.add(
          "explicitNullWithoutOptional",
          "'@ExplicitNull' is for optionals: "
            + (type.isPresence
              ? "a 'Presence' is encoded as null without it" : "'\(name.bareName)' can't be null"),
          at: node, .remove(node))
      }
      if direction.decodes, value != nil {
        findings.add(
          "explicitNullWithValue",
          "'@ExplicitNull' requires the key of '\(name.bareName)', so its value would never be used",
          at: node, .remove(node))
      }
    }
    if let kind = type.unwritableKind, attributes.field == nil {
      findings.add(
        "unwritable", "'\(name.bareName)' needs '@By' or '@Ignored': JSON can't represent \(kind.rawValue)",
        at: name, (kind == .tuple ? remedies.converting : []) + remedies.leavingOut)
    }
    if let (outer, inner) = type.nestedOptionals {
      findings.add(
        "optionalTwice", "'\(name.bareName)' is an optional of an optional: JSON has one null for both",
        at: name, remedies.changing(outer, to: inner.trimmedDescription))
    }
    if let node = attributes.node(of: .fallback), !type.isOptional,
      attributes.fallback?.is(NilLiteralExprSyntax.self) == true
    {
      findings.addMisfitDefault(of: type.text, name, at: node)
    }
    guard let node = attributes.node(of: .inlined) else { return }
    if type.isOptional {
      findings.add(
        "optionalPart",
        "'@Inlined' is not for optionals: the object doesn't show whether '\(name.bareName)' is present",
        at: node)
    } else if type.isPlain {
      findings.add("plainPart", "'@Inlined' is for models: '\(type.text)' has no members", at: node)
    }
  }

  /// Checks that the members that no property reads have one property, of the right type.
  private mutating func checkRest(
    _ name: TokenSyntax, _ type: ValueType, at node: AttributeSyntax, _ remedies: PropertyRemedies
  ) {
    if !type.isOwnedMembers {
      findings.add(
        "restOfOtherType", "'@Rest' needs the type 'OwnedJSON.Members': '\(name.bareName)' is of another one",
        at: node,
        remedies.binding.typeAnnotation.map { remedies.changing($0.type, to: "OwnedJSON.Members") } ?? [])
    } else if let first = rest {
      findings.add(
        "secondRest", "'\(first)' already has the members that no property reads", at: node,
        remedies.ignoring(insteadOf: node))
    }
    rest = rest ?? name.bareName
  }
}

extension VariableDeclSyntax {
  /// The code of a separate declaration of one of the variables.
  fileprivate func text(of binding: PatternBindingSyntax, _ type: TypeSyntax?) -> String {
    let modifiers = modifiers.map { "\($0.trimmedDescription) " }.joined()
    let annotation = type.map { ": \($0.trimmedDescription)" } ?? ""
    let value = binding.initializer.map { " \($0.trimmedDescription)" } ?? ""
    return "\(modifiers)\(bindingSpecifier.text) \(binding.pattern.trimmedDescription)\(annotation)\(value)"
  }

  /// The indentation of the declaration, if it begins a line.
  fileprivate var indentation: String { String(leadingTrivia.description.reversed().prefix { $0 == " " }) }

  /// `weak` or `unowned`, if the property doesn't retain its object.
  fileprivate var looseModifier: DeclModifierSyntax? {
    modifiers.first { [.keyword(.weak), .keyword(.unowned)].contains($0.name.tokenKind) }
  }
}
#endif
