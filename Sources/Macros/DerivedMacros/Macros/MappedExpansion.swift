#if Macros
import SwiftSyntax
import SwiftSyntaxMacros

/// What `@Mapped` adds to one type.
struct MappedExpansion {
  private(set) var findings = Findings()
  /// The functions, each in lines.
  private(set) var declarations: [[String]] = []
  /// The conformances, as the extensions' inheritance clauses.
  private(set) var conformances: [(protocols: String, condition: String)] = []

  init(_ node: AttributeSyntax, _ declaration: some DeclGroupSyntax, in context: some MacroExpansionContext) {
    let arguments = MappedArguments(node, &findings)
    let header = DeclarationHeader(declaration, in: context)
    let isNested = context.lexicalContext.first?.asProtocol((any DeclGroupSyntax).self) != nil
    if isNested, let modifier = declaration.modifiers.first(where: \.isPrivate) {
      findings.add(
        .privateWithin(header.name), at: modifier, .replace(modifier, by: "fileprivate", .makeFileprivate))
    }
    if let declaration = declaration.as(StructDeclSyntax.self) {
      addModel(declaration, declaration.name, hasMemberwise: true, header, arguments)
    } else if let declaration = declaration.as(ClassDeclSyntax.self) {
      if !declaration.modifiers.contains(where: { $0.name.tokenKind == .keyword(.final) }) {
        findings.add(
          .notFinal(header.name), at: declaration.name,
          .insert("final ", before: declaration.classKeyword, .makeFinal))
      }
      addModel(declaration, declaration.name, hasMemberwise: false, header, arguments)
    } else if let declaration = declaration.as(EnumDeclSyntax.self) {
      guard
        let code = EnumReader(declaration: declaration, arguments: arguments).code(header, &findings)
      else { return }
      declarations = code.declarations
      conformances = code.conformances
    } else {
      findings.add(.notAModel(MappedExpansion.kind(of: declaration)), at: node)
    }
  }

  private mutating func addModel(
    _ declaration: some DeclGroupSyntax, _ name: TokenSyntax, hasMemberwise: Bool,
    _ header: DeclarationHeader,
    _ arguments: MappedArguments
  ) {
    for label in ["tag", "content", "untagged"] {
      if let node = arguments.nodes[label] { findings.add(.argumentNeedsEnum(label), at: node) }
    }
    var reader = PropertyReader(keys: arguments.keys)
    reader.read(declaration.memberBlock.members)
    var ways = WayCheck()
    ways.check(reader.properties, &reader.findings)
    if reader.findings.diagnostics.isEmpty {
      InitializerCheck(header: header, properties: reader.properties)
        .check(declaration.memberBlock, at: name, hasMemberwise: hasMemberwise, &reader.findings)
    }
    findings.add(reader.findings)
    let code = ModelCode(header: header, properties: reader.properties)
    declarations = code.declarations
    conformances = code.conformances
  }

  private static func kind(of declaration: some DeclGroupSyntax) -> String {
    switch declaration.kind {
    case .protocolDecl: "a protocol"
    case .actorDecl: "an actor"
    default: "an extension"
    }
  }
}
#endif
