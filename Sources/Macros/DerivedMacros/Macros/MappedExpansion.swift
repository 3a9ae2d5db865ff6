#if Macros
import SwiftSyntax
import SwiftSyntaxMacros

/// What `@Mapped` adds to one type.
struct MappedExpansion {
  private(set) var findings = Findings()
  /// The functions, each in lines.
  private(set) var declarations: [[String]] = []
  /// The conformances, one for each extension.
  private(set) var conformances: [Conformance] = []
  /// The attributes of the extensions.
  let availability: [String]
  /// What the compiler must check before the functions mean something.
  private(set) var checks: [FitCheck] = []
  private let header: DeclarationHeader
  private let direction: MappingDirection
  private let node: AttributeSyntax

  private let handwritten: HandwrittenFunctions
  /// Whether a superclass has the function that writes the members.
  private let inheritsWriting: Bool

  /// - Parameter inheritsWriting: Whether the type conforms to `JSONObjectWritable` before anything is added.
  init(
    _ node: AttributeSyntax, _ declaration: some DeclGroupSyntax, inheritsWriting: Bool = false,
    in context: some MacroExpansionContext
  ) {
    self.node = node
    let arguments = MappedArguments(node, &findings)
    let header = DeclarationHeader(declaration, in: context)
    self.header = header
    direction = arguments.direction
    availability = header.availability
    handwritten = HandwrittenFunctions(declaration)
    self.inheritsWriting =
      inheritsWriting && declaration.is(ClassDeclSyntax.self) && declaration.inheritanceClause != nil
      && !declaration.inherits("JSONObjectWritable")
    if let type = declaration.suppressedCopyable { findings.add(.notCopyable, at: type) }
    checkAccess(of: declaration, header, at: node, in: context)
    if let attribute = declaration.attributes.mainActor {
      findings.add(.ofMainActor, at: attribute, .remove(attribute))
    }
    if let declaration = declaration.as(StructDeclSyntax.self) {
      addModel(declaration, declaration.name, hasMemberwise: true, header, arguments)
    } else if let declaration = declaration.as(ClassDeclSyntax.self) {
      if direction.decodes,
        !declaration.modifiers.contains(where: { $0.name.tokenKind == .keyword(.final) })
      {
        findings.add(
          .notFinal(header.name), at: declaration.name,
          .insert("final ", before: declaration.classKeyword, .makeFinal))
      }
      addModel(declaration, declaration.name, hasMemberwise: false, header, arguments)
    } else if let declaration = declaration.as(EnumDeclSyntax.self) {
      guard
        let code = EnumReader(declaration: declaration, arguments: arguments).code(header, &findings)
      else {
        // Without a conformance the compiler asks for no function, and the macro could say nothing.
        conformances = Conformance.all(
          direction, decoding: Conformance(["DerivedReadable"], ""),
          encoding: Conformance(["JSONWritable"], ""))
        return
      }
      if !code.declarations.isEmpty { handwritten.check(header, direction, at: node, &findings) }
      declarations = code.declarations
      conformances = code.conformances
      var header = header
      header.findSample(code.cases.flatMap(\.types))
      checks = code.cases.flatMap { $0.checks(in: header, isTagged: code.isTagged) }
    } else {
      findings.add(.notAModel(MappedExpansion.kind(of: declaration)), at: node)
    }
    addImplied(of: declaration)
  }

  /// Adds what a conformance by hand implies: what a macro may conform a type to counts only if it is written.
  private mutating func addImplied(of declaration: some DeclGroupSyntax) {
    if !direction.encodes, declaration.inherits("JSONObjectWritable") {
      conformances.append(Conformance(["JSONWritable"], ""))
    }
    if !direction.decodes, declaration.inherits("DerivedDecodable") {
      conformances.append(Conformance(["DerivedReadable"], ""))
    }
  }

  /// The extensions stand outside of all types, where a private type within another one is not known.
  private mutating func checkAccess(
    of declaration: some DeclGroupSyntax, _ header: DeclarationHeader, at node: AttributeSyntax,
    in context: some MacroExpansionContext
  ) {
    let types = context.lexicalContext.compactMap { $0.asProtocol((any DeclGroupSyntax).self) }
    guard !types.isEmpty else { return }
    if let modifier = declaration.modifiers.first(where: \.isPrivate) {
      findings.add(
        .privateWithin(header.name), at: modifier, .replace(modifier, by: "fileprivate", .makeFileprivate))
    }
    for type in types.dropLast() where type.modifiers.contains(where: \.isPrivate) {
      let name = type.asProtocol((any NamedDeclSyntax).self)?.name.text ?? ""
      // No fix-it: the types around it are not part of what a macro may change.
      findings.add(.privateWithin(name), at: node)
    }
  }

  private mutating func addModel(
    _ declaration: some DeclGroupSyntax, _ name: TokenSyntax, hasMemberwise: Bool,
    _ header: DeclarationHeader, _ arguments: MappedArguments
  ) {
    guard !declaration.hasRawValue else {
      RawValueCheck(arguments: arguments).check(declaration, &findings)
      let code = EnumCode(
        header: header, direction: direction, form: .raw(declaration.rawType.map { [$0] } ?? []), cases: [],
        unknown: nil)
      conformances = code.conformances
      return
    }
    handwritten.check(header, direction, at: node, &findings)
    if inheritsWriting, direction == .both {
      findings.add(
        .encodedSuperclass(header.name), at: node, .map(node, .encodeOnly), .map(node, .decodeOnly))
    }
    for label in ["tag", "content", "untagged"] {
      if let node = arguments.nodes[label] { findings.add(.argumentNeedsEnum(label), at: node) }
    }
    var reader = PropertyReader(
      keys: arguments.keys, direction: direction, fields: arguments.fields,
      parameters: Set(header.parameters.map(\.name)))
    reader.read(declaration.memberBlock.members)
    if reader.findings.diagnostics.isEmpty {
      for rule in arguments.rules
      where !reader.properties.contains(where: { $0.type.wrappedText == rule.type }) {
        reader.findings.add(.unusedRule(rule.type), at: rule.node)
      }
    }
    var ways = WayCheck()
    ways.check(reader.properties, &reader.findings)
    if direction.decodes, reader.findings.diagnostics.isEmpty {
      InitializerCheck(header: header, properties: reader.properties)
        .check(
          declaration.memberBlock, at: name, node, hasMemberwise: hasMemberwise, &reader.findings)
    }
    findings.add(reader.findings)
    let code = ModelCode(
      header: header, direction: direction, properties: reader.properties, extendsSuperclass: inheritsWriting)
    declarations = code.declarations
    conformances = code.conformances
    var header = header
    header.findSample(reader.properties.filter { $0.attributes.field == nil }.map(\.type))
    checks = reader.properties.flatMap { $0.checks(in: header) }
  }

  /// The functions with the attribute that replaces their bodies if a check fails, in lines.
  var checkedDeclarations: [[String]] {
    var arguments: [String] = []
    for argument in checks.map({ $0.argument(direction, isOfFunction: true) })
    where !arguments.contains(argument) {
      arguments.append(argument)
    }
    guard !arguments.isEmpty else { return declarations }
    let attribute = SourceLines.call("@MappedBody(", arguments, ")", indentation: 0, style: .filled)
    let checked = declarations.map { $0[0].hasSuffix("{ false }") ? $0 : attribute + $0 }
    let aliases = checks.compactMap(\.alias).map { "  typealias \($0.name) = \($0.type)" }
    return aliases.isEmpty ? checked : checked + [["private enum MappedTypes {"] + aliases + ["}"]]
  }

  /// Whether the type stands in a function, where the compiler refuses the macro.
  var isLocal: Bool { header.isLocal }

  /// The functions of an extension of a type that can't be mapped.
  func refusedFunctions(for protocols: [String]) -> [String] {
    RefusedCode(header: header).functions(
      for: protocols, besides: Set(handwritten.reading + handwritten.writing))
  }

  private static func kind(of declaration: some DeclGroupSyntax) -> String {
    switch declaration.kind {
    case .protocolDecl: "a protocol"
    case .actorDecl: "an actor"
    default: "an extension"
    }
  }
}

extension MappedExpansion {
  /// What the compiler must check of one member. What the macro refuses by itself is refused once.
  static func checks(
    of member: some DeclSyntaxProtocol, _ node: AttributeSyntax, _ declaration: some DeclGroupSyntax,
    in context: some MacroExpansionContext
  ) -> [String] {
    var findings = Findings()
    let arguments = MappedArguments(node, &findings)
    var header = DeclarationHeader(declaration, in: context)
    guard !header.isLocal, declaration.suppressedCopyable == nil else { return [] }
    let direction = arguments.direction
    let members = MemberBlockItemListSyntax([MemberBlockItemSyntax(decl: member)])
    if let declaration = declaration.as(EnumDeclSyntax.self) {
      guard let code = EnumReader(declaration: declaration, arguments: arguments).code(header, &findings),
        member.is(EnumCaseDeclSyntax.self), findings.diagnostics.isEmpty
      else { return [] }
      var reader = CaseReader(keys: arguments.keys, direction: direction, hasNames: !arguments.isUntagged)
      reader.read(members)
      header.findSample(code.cases.flatMap(\.types))
      return reader.cases.flatMap { $0.checks(in: header, isTagged: code.isTagged) }
        .map { $0.argument(direction, isOfFunction: false) }
    }
    guard !declaration.hasRawValue else { return [] }
    var reader = PropertyReader(
      keys: arguments.keys, direction: direction, fields: arguments.fields,
      parameters: Set(header.parameters.map(\.name)))
    var whole = reader
    whole.read(declaration.memberBlock.members)
    header.findSample(whole.properties.filter { $0.attributes.field == nil }.map(\.type))
    reader.read(members)
    guard reader.findings.diagnostics.isEmpty else { return [] }
    return reader.properties.flatMap { $0.checks(in: header) }.map {
      $0.argument(direction, isOfFunction: false)
    }
  }
}

extension AttributeListSyntax {
  fileprivate var mainActor: AttributeSyntax? {
    compactMap { element in
      if case .attribute(let attribute) = element, attribute.lastName == "MainActor" {
        attribute
      } else {
        nil
      }
    }.first
  }
}

extension DeclGroupSyntax {
  /// `~Copyable`, if the declaration has it.
  fileprivate var suppressedCopyable: SuppressedTypeSyntax? {
    inheritanceClause?.inheritedTypes.lazy.compactMap { $0.type.as(SuppressedTypeSyntax.self) }
      .first { $0.type.protocolNames == ["Copyable"] }
  }

  /// Whether the declaration names a protocol.
  fileprivate func inherits(_ name: String) -> Bool {
    inheritanceClause?.inheritedTypes.contains { $0.type.protocolNames.contains(name) } ?? false
  }

  /// Whether the declaration says that the type is a raw value in another form.
  fileprivate var hasRawValue: Bool {
    let names = inheritanceClause?.inheritedTypes.flatMap(\.type.protocolNames) ?? []
    return !Set(names).isDisjoint(with: ["RawRepresentable", "OptionSet"])
  }

  /// The type of the property `rawValue`.
  fileprivate var rawType: ValueType? {
    let bindings = memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self)?.bindings.first }
    let binding = bindings.first { $0.pattern.trimmedDescription == "rawValue" }
    return binding?.typeAnnotation.map { ValueType($0.type.trimmed) }
  }
}
#endif
