#if Macros
import SwiftDiagnostics
import SwiftParser
import SwiftSyntax

/// The attributes of a property, or of a case.
struct PropertyAttributes {
  /// The keys of `@Key`; the first one is encoded, unless there is an `encodedKey`.
  var keys: [String] = []
  /// The key of `@Key(decode:encode:)` for encoding.
  var encodedKey: String?
  /// The keys of each path of `@Key(path:or:)`; the first path is encoded.
  var paths: [[String]] = []
  /// The integers of `@Key(1)`.
  var integers: [String] = []
  var field: ExprSyntax?
  var fallback: ExprSyntax?
  var replacesWrongValues = false
  var checks: [CheckAttribute] = []
  private var nodes: [FieldAttribute: AttributeSyntax] = [:]
  private let isCase: Bool

  var isIgnored: Bool { nodes[.ignored] != nil }
  var isInlined: Bool { nodes[.inlined] != nil }
  /// Whether the field is `.jsonText`, for JSON that the type of the property maps.
  var isText: Bool {
    nodes[.field]?.labelledArguments.first?.expression.trimmedDescription == ".jsonText"
  }
  var isRest: Bool { nodes[.rest] != nil }
  var requiresNull: Bool { nodes[.explicitNull] != nil }

  /// The path that is encoded.
  var path: [String] { paths.first ?? [] }

  /// The syntax of an attribute in the declaration; `nil` if it has none.
  func node(of attribute: FieldAttribute) -> AttributeSyntax? { nodes[attribute] }

  /// The keys or paths to the value; the first one is encoded. Empty for an inlined part and for the rest.
  ///
  /// - Parameter key: The key for the property's name, if no attribute defines another one.
  func paths(orKey key: String) -> [[String]] {
    if isInlined || isRest { return [] }
    if !paths.isEmpty { return paths }
    return keys.isEmpty ? [[key]] : keys.map { [$0] }
  }

  /// Reads attributes. The nodes must be those of the file: nodes of a filtered list would have no location
  /// for findings.
  ///
  /// - Parameter isCase: Whether the attributes belong to a case. Its keys are names, which may contain dots
  ///   and are never paths.
  init(
    _ attributes: [(attribute: FieldAttribute, node: AttributeSyntax)], isCase: Bool = false,
    _ findings: inout Findings
  ) {
    self.isCase = isCase
    for (attribute, node) in attributes {
      guard nodes[attribute] == nil || attribute == .check else {
        findings.addGivenTwice(node)
        continue
      }
      let rival = attributes.first { other in
        nodes[other.attribute] != nil
          && (attribute.excluded.contains(other.attribute) || other.attribute.excluded.contains(attribute))
      }
      if let rival {
        // Without `@Rest`, the type has no JSON form.
        let node = attribute == .rest ? rival.node : node
        findings.add(
          "exclusive", "'@\(rival.node.lastName)' and '@\(attribute.rawValue)' exclude each other", at: node,
          .remove(node))
        continue
      }
      nodes[attribute] = node
      read(attribute, node, &findings)
    }
  }

  private mutating func read(
    _ attribute: FieldAttribute, _ node: AttributeSyntax, _ findings: inout Findings
  ) {
    if let (word, example) = attribute.argument, node.labelledArguments.allSatisfy({ $0.isFlag }) {
      let flags = node.labelledArguments.map { ", \($0.trimmedDescription)" }.joined()
      findings.add(
        "missingArgument",
        "'@\(attribute.rawValue)' needs a \(word), as in '@\(attribute.rawValue)(\(example))'", at: node,
        .replace(node, by: "@\(attribute.rawValue)(<#\(word)#>\(flags))", "add a \(word)"))
      return
    }
    switch attribute {
    case .key: readKeys(node.labelledArguments, &findings)
    case .field: field = node.labelledArguments.first?.expression.trimmed
    case .fallback:
      for argument in node.labelledArguments {
        guard argument.isFlag else {
          fallback = argument.expression.operand
          continue
        }
        guard let flag = argument.expression.as(BooleanLiteralExprSyntax.self) else {
          // The compiler reports literals of other types.
          if !argument.expression.isLiteral {
            findings.add("flagNotLiteral", "'evenIfWrong' must be 'true' or 'false'", at: argument.expression)
          }
          continue
        }
        replacesWrongValues = flag.literal.tokenKind == .keyword(.true)
      }
    case .check: read(CheckAttribute(node: node), &findings)
    case .ignored, .inlined, .explicitNull, .rest: break
    }
  }

  private mutating func read(_ check: CheckAttribute, _ findings: inout Findings) {
    checks.append(check)
    // The compiler reports a string in place of a regular expression.
    if check.isMatchedString { findings.leaveErrorToCompiler() }
    guard let closure = check.expression?.as(ClosureExprSyntax.self) else { return }
    findings.add(
      "checkWithoutText", "'@Check' with a closure needs the text of the issue", at: check.node,
      .insert(", \"<#text#>\"", behind: closure, "add a text"))
  }

  private mutating func readKeys(_ arguments: [LabeledExprSyntax], _ findings: inout Findings) {
    var isPath = false
    var hasDot = false
    for argument in arguments {
      if let integer = argument.expression.integerText {
        if integers.contains(integer) { findings.addListedTwice(integer, at: argument.expression) }
        integers.append(integer)
        continue
      }
      guard let key = argument.expression.literalText else {
        findings.addNotLiteral(argument.expression, isOfCase: isCase)
        continue
      }
      if argument.label?.text == "path" { isPath = true }
      guard isPath else {
        let isEncoded = argument.label?.text == "encode"
        if !isEncoded, keys.contains(key) { findings.addListedTwice(key, at: argument.expression) }
        if !isCase, !hasDot, argument.expression.isDottedKey {
          hasDot = true
          findings.add(
            "dottedKey",
            "\(key.debugDescription) is a key, not a path: use '@Key(path:)', "
              + "or #\(key.debugDescription)# for a key with a dot", at: argument.expression,
            FixIt.makePaths(of: arguments) + FixIt.makeRaw(arguments))
        }
        if isEncoded { encodedKey = key } else { keys.append(key) }
        continue
      }
      let path = key.pathParts
      if !path.isPath {
        findings.add(
          "invalidPath", "a path consists of keys separated by dots, such as \"image.size.width\"",
          at: argument.expression)
      } else if paths.contains(path) {
        findings.addListedTwice(key, at: argument.expression)
      } else if let other = paths.first(where: { path.starts(with: $0) }) {
        let text = other.joined(separator: ".")
        findings.add(
          "neverRead", "the path \"\(key)\" is never used: wherever it leads to a value, \"\(text)\" has one",
          at: argument.expression)
      }
      paths.append(path)
    }
    // A path with a single key is that key.
    if paths.allSatisfy({ $0.count == 1 }) {
      keys += paths.joined()
      paths = []
    }
  }
}

extension LabeledExprSyntax {
  /// Whether it is the argument `evenIfWrong`.
  fileprivate var isFlag: Bool { label?.text == "evenIfWrong" }
}

extension Findings {
  /// Adds a finding for keys of a direction in which the type isn't mapped.
  mutating func checkDirection(of attributes: PropertyAttributes, _ direction: MappingDirection) {
    guard let node = attributes.node(of: .key) else { return }
    let (labels, kind) = direction.decodes ? (["encode"], "decoded") : (["decode", "or"], "encoded")
    guard direction != .both,
      let argument = node.labelledArguments.first(where: { labels.contains($0.label?.text ?? "") })
    else { return }
    let label = argument.label?.text ?? ""
    add("otherDirection", "'\(label)' has no effect on a type that is only \(kind)", at: argument)
  }
}

extension ExprSyntax {
  /// The digits of an integer literal, with its sign.
  fileprivate var integerText: String? {
    let signed = self.as(PrefixOperatorExprSyntax.self).flatMap {
      $0.operator.text == "-" ? $0.expression : nil
    }
    guard let literal = (signed ?? self).as(IntegerLiteralExprSyntax.self)?.literal.text else { return nil }
    let digits = literal.filter { $0 != "_" }
    let radix = ["0x": 16, "0o": 8, "0b": 2][String(digits.prefix(2))]
    // The sign is read with the digits, because the smallest integer has no positive counterpart.
    return Int((signed == nil ? "" : "-") + digits.dropFirst(radix == nil ? 0 : 2), radix: radix ?? 10)
      .map(String.init)
  }

  /// Whether the expression is a literal that looks like a path: parts separated by dots, and not a raw
  /// literal.
  var isDottedKey: Bool {
    guard self.as(StringLiteralExprSyntax.self)?.openingPounds == nil, let parts = literalText?.pathParts
    else { return false }
    return parts.count > 1 && !parts.contains("")
  }
}

extension String {
  /// The parts between the dots.
  fileprivate var pathParts: [String] {
    split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  }
}

extension [String] {
  /// Whether the strings are the keys of a path.
  fileprivate var isPath: Bool { !isEmpty && first != "$" && allSatisfy { !$0.isEmpty && !$0.contains("[") } }
}

extension FixIt {
  /// Converts all keys of an attribute to paths. Empty if a key isn't a valid path, or if one of the paths
  /// would never be used.
  fileprivate static func makePaths(of arguments: [LabeledExprSyntax]) -> [FixIt] {
    guard arguments.first?.label == nil else { return [] }
    let texts = arguments.map(\.expression.literalText)
    // Other libraries write paths as `$.a.b`.
    if arguments.count == 1, let text = texts[0], text.hasPrefix("$.") {
      let path = String(text.dropFirst(2))
      guard path.pathParts.isPath else { return [] }
      return [.replace(arguments[0], by: "path: \(path.debugDescription)", "make it a path")]
    }
    var paths: [[String]] = []
    for text in texts {
      guard let path = text?.pathParts, path.isPath, !paths.contains(where: { path.starts(with: $0) }) else {
        return []
      }
      paths.append(path)
    }
    return arguments.first.map { [.insert("path: ", before: $0, "make it a path")] } ?? []
  }

  /// Converts the literals that look like paths to raw literals, whose dots are part of the key.
  static func makeRaw(_ arguments: [LabeledExprSyntax]) -> [FixIt] {
    let texts = arguments.map { argument in
      let label = argument.label.map { "\($0.text): " } ?? ""
      let literal = argument.expression.trimmedDescription
      return label + (argument.expression.isDottedKey ? "#\(literal)#" : literal)
    }
    return arguments.first?.parent.map {
      [.replace($0, by: texts.joined(separator: ", "), "make it a key with a dot")]
    } ?? []
  }
}

extension ExprSyntax {
  var isLiteral: Bool {
    [
      .stringLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .nilLiteralExpr, .booleanLiteralExpr,
      .arrayExpr, .dictionaryExpr,
    ].contains(kind)
  }
}
#endif
