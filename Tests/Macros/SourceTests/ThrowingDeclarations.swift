import SwiftParser
import SwiftSyntax

/// The public functions, initializers, subscripts, variables and requirements of a Swift file that throw.
struct ThrowingDeclarations {
  struct Declaration: Equatable {
    /// The line of its modifiers, or of its keyword; the first is 1.
    let line: Int
    /// The documentation of its errors; `nil` without such a field.
    let field: String?
  }

  let declarations: [Declaration]

  init(scanning source: String) {
    let tree = Parser.parse(source: source)
    let visitor = Visitor(SourceLocationConverter(fileName: "", tree: tree))
    visitor.walk(tree)
    declarations = visitor.declarations
  }
}

private final class Visitor: SyntaxAnyVisitor {
  private(set) var declarations: [ThrowingDeclarations.Declaration] = []
  private let converter: SourceLocationConverter
  private var isInPublicProtocol = false

  init(_ converter: SourceLocationConverter) {
    self.converter = converter
    super.init(viewMode: .sourceAccurate)
  }

  private static func isPublic(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { ["public", "open"].contains($0.name.text) }
  }

  private func add(
    _ node: some WithModifiersSyntax & WithAttributesSyntax, _ keyword: TokenSyntax, _ isThrowing: Bool
  ) -> SyntaxVisitorContinueKind {
    let isUnavailable = node.attributes.contains { $0.trimmedDescription.contains("unavailable") }
    if isThrowing, !isUnavailable, isInPublicProtocol || Self.isPublic(node.modifiers) {
      let start = node.modifiers.first?.name ?? keyword
      let line = converter.location(for: start.positionAfterSkippingLeadingTrivia).line
      declarations.append(.init(line: line, field: Self.field(in: node.leadingTrivia)))
    }
    return .skipChildren
  }

  private static func isThrowing(_ block: AccessorBlockSyntax?) -> Bool {
    guard case .accessors(let accessors) = block?.accessors else { return false }
    return accessors.contains { $0.effectSpecifiers?.throwsClause != nil }
  }

  private static func isThrowing(_ signature: FunctionSignatureSyntax) -> Bool {
    signature.effectSpecifiers?.throwsClause != nil
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    switch node.as(SyntaxEnum.self) {
    case .protocolDecl(let node): isInPublicProtocol = Self.isPublic(node.modifiers)
    case .functionDecl(let node): return add(node, node.funcKeyword, Self.isThrowing(node.signature))
    case .initializerDecl(let node): return add(node, node.initKeyword, Self.isThrowing(node.signature))
    case .subscriptDecl(let node):
      return add(node, node.subscriptKeyword, Self.isThrowing(node.accessorBlock))
    case .variableDecl(let node):
      return add(node, node.bindingSpecifier, node.bindings.contains { Self.isThrowing($0.accessorBlock) })
    default: break
    }
    return .visitChildren
  }

  override func visitAnyPost(_ node: Syntax) {
    if node.is(ProtocolDeclSyntax.self) { isInPublicProtocol = false }
  }

  /// The field `- Throws:` of the documentation that ends a trivia.
  private static func field(in trivia: Trivia) -> String? {
    var lines: [Substring] = []
    pieces: for piece in trivia.reversed() {
      switch piece {
      case .docLineComment(let text): lines.insert(text.dropFirst(3), at: 0)
      case .newlines(let count) where count > 1: break pieces
      default: continue
      }
    }
    let mark = "- Throws: "
    guard let start = lines.firstIndex(where: { trimmed($0).hasPrefix(mark) }) else { return nil }
    let rest = lines[(start + 1)...].prefix { $0.hasPrefix("   ") }
    return ([trimmed(lines[start]).dropFirst(mark.count)] + rest.map(trimmed)).joined(separator: " ")
  }

  private static func trimmed(_ line: Substring) -> Substring { line.drop { $0 == " " } }
}
