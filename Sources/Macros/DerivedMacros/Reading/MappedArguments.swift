#if Macros
import SwiftParser
import SwiftSyntax

/// What the arguments of `@Mapped` say.
struct MappedArguments {
  var keys = KeyCase.unchanged
  var tag: String?
  var content: String?
  var isUntagged = false
  private(set) var nodes: [String: LabeledExprSyntax] = [:]

  init(_ node: AttributeSyntax, _ findings: inout Findings) {
    for argument in node.labelledArguments {
      let label = argument.label?.text ?? "untagged"
      nodes[label] = argument
      switch label {
      case "keys": keys = keyCase(argument.expression, &findings)
      case "tag": tag = text(argument.expression, &findings)
      case "content": content = text(argument.expression, &findings)
      default: isUntagged = true
      }
    }
    if let tag, tag == content, let node = nodes["content"] {
      findings.add(.contentIsTag(tag), at: node.expression)
    }
  }

  private func keyCase(_ expression: ExprSyntax, _ findings: inout Findings) -> KeyCase {
    let name = expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    guard let name, let keyCase = KeyCase(rawValue: name) else {
      findings.add(.unknownKeyCase, at: expression)
      return .unchanged
    }
    return keyCase
  }

  private func text(_ expression: ExprSyntax, _ findings: inout Findings) -> String? {
    let text = expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    if text == nil { findings.add(.keyNotLiteral, at: expression) }
    return text
  }
}
#endif
