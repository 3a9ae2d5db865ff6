#if Macros
import SwiftParser
import SwiftSyntax

/// What the attributes of a property, or of a case, say.
struct PropertyAttributes {
  /// The keys of `@Key`; the first one is written.
  var keys: [String] = []
  /// The keys of `@Key(path:)`.
  var path: [String] = []
  var field: ExprSyntax?
  var fallback: ExprSyntax?
  var replacesWrongValues = false
  private var nodes: [FieldAttribute: AttributeSyntax] = [:]

  var isIgnored: Bool { nodes[.ignored] != nil }
  var isInlined: Bool { nodes[.inlined] != nil }
  var requiresNull: Bool { nodes[.explicitNull] != nil }

  /// Where an attribute stands.
  func node(of attribute: FieldAttribute) -> AttributeSyntax? { nodes[attribute] }

  /// The ways to the value, of which the first is written: a key, or the keys of a path. None leads to an inlined part.
  ///
  /// - Parameter key: That of the property's name, where no attribute has another one.
  func ways(orKey key: String) -> [[String]] {
    if isInlined { return [] }
    if !path.isEmpty { return [path] }
    return keys.isEmpty ? [[key]] : keys.map { [$0] }
  }

  init(_ attributes: AttributeListSyntax, _ findings: inout Findings) {
    for (attribute, node) in attributes.fieldAttributes {
      guard nodes[attribute] == nil else {
        findings.add(.givenTwice(attribute.rawValue), at: node, .remove(node))
        continue
      }
      let rival = attributes.fieldAttributes.first { other in
        nodes[other.attribute] != nil
          && (attribute.excluded.contains(other.attribute) || other.attribute.excluded.contains(attribute))
      }
      if let rival {
        findings.add(.exclusive(rival.attribute.rawValue, attribute.rawValue), at: node, .remove(node))
        continue
      }
      nodes[attribute] = node
      read(attribute, node, &findings)
    }
  }

  private mutating func read(
    _ attribute: FieldAttribute, _ node: AttributeSyntax, _ findings: inout Findings
  ) {
    switch attribute {
    case .key: readKeys(node.labelledArguments, &findings)
    case .field: field = node.labelledArguments.first?.expression.trimmed
    case .fallback:
      for argument in node.labelledArguments {
        guard argument.label?.text == "evenIfWrong" else {
          fallback = argument.expression.operand
          continue
        }
        guard let flag = argument.expression.as(BooleanLiteralExprSyntax.self) else {
          findings.add(.flagNotLiteral, at: argument.expression)
          continue
        }
        replacesWrongValues = flag.literal.tokenKind == .keyword(.true)
      }
    case .ignored, .inlined, .explicitNull: break
    }
  }

  private mutating func readKeys(_ arguments: [LabeledExprSyntax], _ findings: inout Findings) {
    var isPath = false
    for argument in arguments {
      guard let key = argument.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue else {
        findings.add(.keyNotLiteral, at: argument.expression)
        continue
      }
      if argument.label?.text == "path" { isPath = true }
      guard isPath else {
        if keys.contains(key) { findings.add(.keyListedTwice(key), at: argument.expression) }
        keys.append(key)
        continue
      }
      path = key.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      if path.contains("") || key.contains("[") || path.first == "$" {
        findings.add(.invalidPath, at: argument.expression)
      }
    }
    // A path of one key is that key.
    if path.count == 1 {
      keys = path
      path = []
    }
  }
}
#endif
