#if Macros
import SwiftSyntax
import SwiftSyntaxMacros

/// The code that `@Mapped` generates for one type.
struct MappedExpansion {
  private(set) var findings = Findings()
  /// The initializer of a class that has none, as lines. With it, the compiler doesn't report the same
  /// mistake.
  private(set) var initializer: [String] = []
  /// The functions, each as an array of lines.
  private(set) var declarations: [[String]] = []
  /// The conformances, one for each extension.
  private(set) var conformances: [Conformance] = []
  /// The checks that the compiler must make before it compiles the functions.
  private(set) var checks: [FitCheck] = []
  /// The check that the declared initializer isn't isolated, if it may be.
  private var isolation: String?
  let header: DeclarationHeader
  private let arguments: MappedArguments
  private var direction: MappingDirection { arguments.direction }
  private let node: AttributeSyntax

  private let handwritten: HandwrittenFunctions
  /// Whether a superclass has the function that encodes the members.
  private let inheritsWriting: Bool

  /// - Parameter inheritsWriting: Whether the type already conforms to `JSONObjectWritable`.
  init(
    _ node: AttributeSyntax, _ declaration: some DeclGroupSyntax, inheritsWriting: Bool = false,
    in context: some MacroExpansionContext
  ) {
    self.node = node
    arguments = MappedArguments(node, &findings)
    header = DeclarationHeader(declaration, in: context)
    handwritten = HandwrittenFunctions(declaration)
    self.inheritsWriting =
      inheritsWriting && declaration.is(ClassDeclSyntax.self) && declaration.inheritanceClause != nil
      && !declaration.inheritedNames.contains("JSONObjectWritable")
    if let type = declaration.suppressedCopyable {
      findings.addForbidding(
        "notCopyable", "'@Mapped' is for types that can be copied, as elements of arrays must be", at: type)
    }
    checkAccess(of: declaration, in: context)
    if let attribute = declaration.attributes.named("MainActor").first {
      findings.addForbidding(
        "ofMainActor", "'@Mapped' is not for types of the main actor: a mapper may be used on any thread",
        at: attribute, .remove(attribute))
    }
    if let declaration = declaration.as(StructDeclSyntax.self) {
      addModel(declaration, declaration.name, hasMemberwise: true)
    } else if let declaration = declaration.as(ClassDeclSyntax.self) {
      if direction.decodes, !declaration.modifiers.contains(where: { $0.name.tokenKind == .keyword(.final) })
      {
        findings.add(
          "notFinal", "'@Mapped' needs a final class: a subclass of '\(header.name)' could not be decoded",
          at: declaration.name, .insert("final ", before: declaration.classKeyword, "make the class final"))
      }
      addModel(declaration, declaration.name, hasMemberwise: false)
    } else if let declaration = declaration.as(EnumDeclSyntax.self) {
      addEnum(declaration)
    } else {
      let kind =
        switch declaration.kind {
        case .protocolDecl: "a protocol"
        case .actorDecl: "an actor"
        default: "an extension: write it before the declaration"
        }
      findings.addForbidding(
        "notAModel", "'@Mapped' is for structs, enums and final classes, not for \(kind)", at: node)
    }
    // The conformance in the source implies one to the inherited protocol. The macro must still add the
    // implied one.
    if !direction.encodes, declaration.inheritedNames.contains("JSONObjectWritable") {
      conformances.append(Conformance(protocols: ["JSONWritable"]))
    }
    if !direction.decodes, declaration.inheritedNames.contains("JSONObjectDecodable") {
      conformances.append(Conformance(protocols: ["JSONDecodable"]))
    }
  }

  /// Checks that the type and its enclosing types aren't private: the extensions are outside of all types,
  /// where a private nested type isn't visible.
  private mutating func checkAccess(
    of declaration: some DeclGroupSyntax, in context: some MacroExpansionContext
  ) {
    let types = context.lexicalContext.compactMap { $0.asProtocol((any DeclGroupSyntax).self) }
    guard !types.isEmpty else { return }
    if let modifier = declaration.modifiers.first(where: \.isPrivate) {
      findings.addPrivate(
        header.name, at: modifier, .replace(modifier, by: "fileprivate", "make it fileprivate"))
    }
    for type in types.dropLast() where type.modifiers.contains(where: \.isPrivate) {
      // No fix-it: a macro can't change the enclosing types.
      findings.addPrivate(type.declaredName ?? "", at: node)
    }
  }

  private mutating func addEnum(_ declaration: EnumDeclSyntax) {
    let code = EnumReader(declaration: declaration, arguments: arguments).code(header, &findings)
    if !code.declarations.isEmpty { handwritten.check(header, direction, at: node, &findings) }
    declarations = code.declarations
    conformances = code.conformances
    var header = header
    header.findSample(code.cases.flatMap(\.types))
    checks = code.cases.flatMap { $0.checks(in: header, isTagged: code.isTagged) }
  }

  private mutating func addModel(
    _ declaration: some DeclGroupSyntax, _ name: TokenSyntax, hasMemberwise: Bool
  ) {
    guard !declaration.hasRawValue else {
      findings.checkRawValues(of: declaration, arguments)
      let form = EnumForm.raw(declaration.rawType.map { [$0] } ?? [])
      let code = EnumCode(header: header, direction: direction, form: form)
      conformances = code.conformances
      declarations = code.rawFunctions(besides: handwritten.reading + handwritten.writing)
      if direction.decodes { isolation = InitializerCheck.isolation(ofRawValue: declaration, header) }
      return
    }
    handwritten.check(header, direction, at: node, &findings)
    if inheritsWriting, direction == .both {
      findings.add(
        "encodedSuperclass",
        "the superclass of '\(header.name)' is encoded, and its properties would not be decoded: "
          + "write '@Mapped(.encodeOnly)' or '@Mapped(.decodeOnly)'", at: node, .map(node, .encodeOnly),
        .map(node, .decodeOnly))
    }
    for label in ["tag", "content", "untagged"] {
      if let node = arguments.nodes[label] {
        findings.add("argumentNeedsEnum", "'\(label)' is for enums", at: node)
      }
    }
    var reader = PropertyReader(arguments: arguments, header: header)
    reader.read(declaration.memberBlock.members)
    let properties = reader.properties
    if reader.findings.isEmpty {
      for rule in arguments.rules where !properties.contains(where: { $0.type.isWritten(rule.type) }) {
        reader.findings.add(
          "unusedRule", "no property has the type '\(rule.type)'; types are compared as they are written",
          at: rule.node)
      }
    }
    reader.findings.checkPaths(of: properties)
    var outcome = InitializerOutcome.model
    if direction.decodes, reader.findings.isEmpty {
      let check = InitializerCheck(header: header, properties: properties)
      check.check(declaration.memberBlock, at: name, node, hasMemberwise: hasMemberwise, &reader.findings)
      if !hasMemberwise, !header.hasInitializer { initializer = check.refusedInitializer }
      isolation = check.isolation(of: declaration)
      outcome = check.outcome(in: declaration.memberBlock)
    }
    findings.add(reader.findings)
    let code = ModelCode(
      header: header, direction: direction, properties: properties, extendsSuperclass: inheritsWriting,
      outcome: outcome)
    declarations = code.declarations
    conformances = code.conformances
    var header = header
    header.findSample(code.types)
    checks = properties.flatMap { $0.checks(in: header) }
  }

  /// The functions, each as an array of lines, with the attribute that replaces their bodies if a check
  /// fails.
  var checkedDeclarations: [[String]] {
    let arguments =
      [isolation].compactMap(\.self)
      + checks.map { $0.argument(direction, in: header, isOfFunction: true) }.unique
    guard !arguments.isEmpty else { return declarations }
    let attribute = SourceLines.call("@MappedBody(", arguments, ")", style: .filled)
    let checked = declarations.map { $0[0].hasSuffix("{ false }") ? $0 : attribute + CheckedBody.lines($0) }
    let aliases = checks.compactMap(\.alias).map { "  typealias \($0.name) = \($0.type)" }
    return aliases.isEmpty ? checked : checked + [["private enum MappedTypes {"] + aliases + ["}"]]
  }

  /// The functions that an extension of a type that can't be mapped contains, as lines.
  func refusedFunctions(for protocols: [String]) -> [String] {
    header.refusedFunctions(for: protocols, besides: handwritten.reading + handwritten.writing)
  }
}

extension MappedExpansion {
  /// The checks that the compiler must make of one member; empty if the macro itself reports errors for it.
  static func checks(
    of member: some DeclSyntaxProtocol, _ node: AttributeSyntax, _ declaration: some DeclGroupSyntax,
    in context: some MacroExpansionContext
  ) -> [String] {
    var findings = Findings()
    let arguments = MappedArguments(node, &findings)
    var header = DeclarationHeader(declaration, in: context)
    guard !header.isLocal, declaration.suppressedCopyable == nil else { return [] }
    let members = MemberBlockItemListSyntax([MemberBlockItemSyntax(decl: member)])
    let checks: [FitCheck]
    if let declaration = declaration.as(EnumDeclSyntax.self) {
      let code = EnumReader(declaration: declaration, arguments: arguments).code(header, &findings)
      guard member.is(EnumCaseDeclSyntax.self), findings.isEmpty else { return [] }
      var reader = CaseReader(arguments)
      reader.read(members)
      header.findSample(code.cases.flatMap(\.types))
      checks = reader.cases.flatMap { $0.checks(in: header, isTagged: code.isTagged) }
    } else {
      guard !declaration.hasRawValue else { return [] }
      var reader = PropertyReader(arguments: arguments, header: header)
      var whole = reader
      whole.read(declaration.memberBlock.members)
      header.findSample(whole.properties.filter { $0.attributes.field == nil }.map(\.type))
      reader.read(members)
      guard reader.findings.isEmpty else { return [] }
      checks = reader.properties.flatMap { $0.checks(in: header) }
    }
    return checks.map { $0.argument(arguments.direction, in: header, isOfFunction: false) }.unique
  }
}

extension DeclModifierSyntax {
  /// Whether it is `private`, without a detail such as `(set)`.
  fileprivate var isPrivate: Bool { name.tokenKind == .keyword(.private) && detail == nil }
}

extension DeclGroupSyntax {
  /// `~Copyable`, if the declaration has it.
  fileprivate var suppressedCopyable: SuppressedTypeSyntax? {
    inheritanceClause?.inheritedTypes.lazy.compactMap { $0.type.as(SuppressedTypeSyntax.self) }
      .first { $0.type.protocolNames == ["Copyable"] }
  }

  /// Whether the type is raw-representable by its declaration.
  fileprivate var hasRawValue: Bool {
    !Set(inheritedNames).isDisjoint(with: ["RawRepresentable", "OptionSet"])
  }

  /// The type of the property `rawValue`.
  fileprivate var rawType: ValueType? {
    let bindings = memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self)?.bindings.first }
    let binding = bindings.first { $0.pattern.trimmedDescription == "rawValue" }
    return binding?.typeAnnotation.map { ValueType($0.type.trimmed) }
  }
}
#endif
