#if Macros
import SwiftDiagnostics
import SwiftParser
import SwiftSyntax

/// What the arguments of `@Mapped` say.
struct MappedArguments {
  var keys = KeyCase.unchanged
  var tag: String?
  var content: String?
  var isUntagged = false
  var direction = MappingDirection.both
  /// The fields of `fields:`, by the types of the properties.
  private(set) var fields: [(type: String, field: ExprSyntax)] = []
  /// Where each rule of `fields` stands.
  private(set) var rules: [(type: String, node: ExprSyntax)] = []
  private(set) var nodes: [String: LabeledExprSyntax] = [:]

  init(_ node: AttributeSyntax, _ findings: inout Findings) {
    for argument in node.labelledArguments {
      // Rules behind the first one have no label.
      let label =
        argument.label?.text
        ?? (nodes["fields"] == nil ? unlabelled(argument.expression, &findings) : "fields")
      nodes[label] = nodes[label] ?? argument
      switch label {
      case "keys": keys = keyCase(argument.expression, &findings)
      case "tag": tag = text(argument.expression, &findings)
      case "content": content = text(argument.expression, &findings)
      case "fields": readRule(argument.expression, &findings)
      default: break
      }
    }
    if let tag, tag == content, let node = nodes["content"] {
      findings.add(.contentIsTag(tag), at: node.expression)
    }
  }

  /// Reads an argument that its value alone tells.
  ///
  /// - Returns: What it is about.
  private mutating func unlabelled(_ expression: ExprSyntax, _ findings: inout Findings) -> String {
    let name = expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
    if name == "untagged" {
      isUntagged = true
      return name
    }
    if let direction = MappingDirection(rawValue: name) {
      self.direction = direction
    } else {
      findings.add(.unknownDirection, at: expression)
    }
    return "direction"
  }

  private mutating func readRule(_ expression: ExprSyntax, _ findings: inout Findings) {
    guard let arguments = expression.as(FunctionCallExprSyntax.self)?.arguments, arguments.count == 2,
      let field = arguments.first?.expression, arguments.last?.label?.text == "for",
      let type = arguments.last?.expression.as(MemberAccessExprSyntax.self),
      type.declName.baseName.tokenKind == .keyword(.self), let name = type.base?.trimmedDescription
    else { return findings.add(.invalidRule, at: expression) }
    if fields.contains(where: { $0.type == name }) { findings.add(.ruleGivenTwice(name), at: expression) }
    fields.append((name, field.trimmed))
    rules.append((name, expression))
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
    if let text, expression.isDottedKey {
      findings.add(.dottedTag(text), at: expression, .makeRaw(expression))
    }
    return text
  }
}
#endif
