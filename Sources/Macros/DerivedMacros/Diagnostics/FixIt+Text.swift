#if Macros
import SwiftDiagnostics
import SwiftSyntax

extension FixIt {
  private init(
    _ remedy: String, _ range: Range<AbsolutePosition>, _ text: String, in node: some SyntaxProtocol
  ) {
    self.init(
      message: DiagnosticText(id: remedy, message: remedy),
      changes: [.replaceText(range: range, with: text, in: Syntax(node))])
  }

  /// Inserts text after a node, before the white space that follows it.
  static func insert(_ text: String, behind node: some SyntaxProtocol, _ remedy: String) -> FixIt {
    let position = node.endPositionBeforeTrailingTrivia
    return FixIt(remedy, position..<position, text, in: node)
  }

  /// Inserts text before a node, after the white space that precedes it.
  static func insert(_ text: String, before node: some SyntaxProtocol, _ remedy: String) -> FixIt {
    let position = node.positionAfterSkippingLeadingTrivia
    return FixIt(remedy, position..<position, text, in: node)
  }

  /// Inserts text before a node, or instead of it, and after a later one of the same declaration, in one
  /// change.
  static func enclose(
    _ start: String, _ first: some SyntaxProtocol, _ last: some SyntaxProtocol, _ end: String,
    _ remedy: String, replacesFirst: Bool = false
  ) -> FixIt {
    let range = first.positionAfterSkippingLeadingTrivia..<last.endPositionBeforeTrailingTrivia
    let kept = replacesFirst ? first.endPositionBeforeTrailingTrivia : range.lowerBound
    let bytes = first.root.syntaxTextBytes[kept.utf8Offset..<range.upperBound.utf8Offset]
    return FixIt(remedy, range, start + String(decoding: bytes, as: UTF8.self) + end, in: first.root)
  }

  /// Replaces the text of a node, without the white space around it.
  static func replace(_ node: some SyntaxProtocol, by text: String, _ remedy: String) -> FixIt {
    FixIt(
      remedy, node.positionAfterSkippingLeadingTrivia..<node.endPositionBeforeTrailingTrivia, text, in: node)
  }

  /// Removes a node with the white space after it.
  static func remove(_ node: some SyntaxProtocol, _ remedy: String = "remove the attribute") -> FixIt {
    FixIt(remedy, node.positionAfterSkippingLeadingTrivia..<node.endPosition, "", in: node)
  }

  /// Changes the direction of `@Mapped`.
  static func map(_ attribute: AttributeSyntax, _ direction: MappingDirection) -> FixIt {
    let text = ".\(direction.rawValue)"
    let remedy = "write '@Mapped(\(text))'"
    let arguments = attribute.labelledArguments
    let unlabelled = arguments.prefix { $0.label == nil }.map(\.expression)
    if let old = unlabelled.first(where: { $0.memberName.flatMap(MappingDirection.init) != nil }) {
      return .replace(old, by: text, remedy)
    }
    if let form = unlabelled.first, form.memberName == "untagged" {
      return .insert(", \(text)", behind: form, remedy)
    }
    if let first = arguments.first { return .insert("\(text), ", before: first, remedy) }
    let name = attribute.attributeName.endPositionBeforeTrailingTrivia
    return FixIt(remedy, name..<attribute.endPositionBeforeTrailingTrivia, "(\(text))", in: attribute)
  }
}
#endif
