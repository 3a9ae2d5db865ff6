#if Macros
import SwiftSyntax

/// The arguments of `@Mapped`.
struct MappedArguments {
  var keys = KeyCase.unchanged
  var tag: String?
  var content: String?
  var isUntagged = false
  var direction = MappingDirection.both
  /// The rules of `fields:`: the field for the properties of a type, and the argument.
  private(set) var rules: [(type: String, field: ExprSyntax, node: ExprSyntax)] = []
  private(set) var nodes: [String: LabeledExprSyntax] = [:]

  init(_ node: AttributeSyntax, _ findings: inout Findings) {
    for argument in node.labelledArguments {
      // Rules after the first one have no label.
      let label =
        argument.label?.text
        ?? (nodes["fields"] == nil ? unlabelled(argument.expression, &findings) : "fields")
      nodes[label] = nodes[label] ?? argument
      switch label {
      case "keys":
        if let keyCase = argument.expression.memberName.flatMap(KeyCase.init) {
          keys = keyCase
        } else {
          findings.add(
            "unknownKeyCase", "'keys' must be one of the cases of 'KeyCase', such as '.snakeCase'",
            at: argument.expression)
        }
      case "tag": tag = key(argument.expression, &findings)
      case "content" where argument.expression.is(NilLiteralExprSyntax.self): break
      case "content": content = key(argument.expression, &findings)
      case "fields": readRule(argument.expression, &findings)
      default: break
      }
    }
    if let tag, tag == content, let node = nodes["content"] {
      findings.add(
        "contentIsTag", "the tag and the content can't both have the key \"\(tag)\"", at: node.expression)
    }
  }

  /// Reads an argument without a label.
  ///
  /// - Returns: A label, under which the argument is stored.
  private mutating func unlabelled(_ expression: ExprSyntax, _ findings: inout Findings) -> String {
    if expression.memberName == "untagged" {
      isUntagged = true
      return "untagged"
    }
    if let direction = expression.memberName.flatMap(MappingDirection.init) {
      self.direction = direction
    } else {
      findings.add(
        "unknownDirection",
        "the direction must be one of the cases of 'MappingDirection', such as '.decodeOnly'", at: expression)
    }
    return "direction"
  }

  private mutating func readRule(_ expression: ExprSyntax, _ findings: inout Findings) {
    guard let arguments = expression.as(FunctionCallExprSyntax.self)?.arguments, arguments.count == 2,
      let field = arguments.first?.expression, arguments.last?.label?.text == "for",
      let type = arguments.last?.expression.as(MemberAccessExprSyntax.self),
      type.declName.baseName.tokenKind == .keyword(.self), let name = type.base?.trimmedDescription
    else {
      return findings.add(
        "invalidRule", "'fields' needs rules, such as '.by(.yearMonthDay, for: Date.self)'", at: expression)
    }
    if rules.contains(where: { $0.type.withoutModules == name.withoutModules }) {
      findings.add("ruleGivenTwice", "'fields' has two rules for '\(name)'", at: expression)
    }
    rules.append((name, field.trimmed, expression))
  }

  private func key(_ expression: ExprSyntax, _ findings: inout Findings) -> String? {
    guard let key = expression.literalText else {
      findings.addNotLiteral(expression)
      return nil
    }
    if expression.isDottedKey {
      findings.add(
        "dottedTag",
        "\(key.debugDescription) is a key, not a path: a tag is a member of the object itself; "
          + "use #\(key.debugDescription)# for a key with a dot", at: expression,
        .replace(expression, by: "#\(expression.trimmedDescription)#", "make it a key with a dot"))
    }
    return key
  }
}
#endif
