#if Macros
import SwiftSyntax

/// The expressions by which a property is read and written.
struct PropertyCode {
  let property: StoredProperty

  private var attributes: PropertyAttributes { property.attributes }
  private var field: String? { attributes.field?.trimmedDescription }
  private var label: String { property.node.label }
  private var fallback: String? { property.fallback?.trimmedDescription }
  /// The default as an operand: what has operators itself stands in parentheses.
  private var operand: String {
    guard let fallback = property.fallback else { return "nil" }
    return fallback.isOperand ? fallback.trimmedDescription : "(\(fallback.trimmedDescription))"
  }
  private var keys: [String] { property.ways.map { ($0.last ?? "").literal } }
}

// MARK: One pass

extension PropertyCode {
  /// The variable that holds the value until all are there: `var id: Int?`.
  var variable: String { "var \(property.name): \(property.type.text)?" }

  /// Whether one of the property's keys is next: `cursor.consumeKey("id")`.
  func consumeKey(_ cursor: String) -> String {
    keys.map { "\(cursor).consumeKey(\($0))" }.joined(separator: " || ")
  }

  /// `id = try Int.decode(from: &cursor)`.
  func readsNext(_ cursor: String) -> String {
    guard let field else { return "\(property.name) = try \(property.type.text).decode(from: &\(cursor))" }
    let function = property.type.isOptional ? "optional" : "value"
    return "\(property.name) = try \(cursor).\(function)(as: \(field))"
  }

  /// Whether it has several keys: which of two counts, only a document knows.
  var hasAliases: Bool { keys.count > 1 }

  /// The condition under which the value is there: `let id = id ?? Int.missingValue`; `nil` if it always is.
  var isThere: String? {
    if fallback != nil { return nil }
    if attributes.requiresNull { return "let \(property.name)" }
    guard field != nil else {
      return "let \(property.name) = \(property.name) ?? \(property.type.text).missingValue"
    }
    return property.type.isOptional ? nil : "let \(property.name)"
  }

  /// The argument of the initializer: `id: id`.
  var argument: String {
    guard isThere == nil else { return "\(label): \(property.name)" }
    return "\(label): \(property.name) ?? \(operand)"
  }
}

// MARK: By a document

extension PropertyCode {
  /// The argument of the initializer: `id: try json.member("id")`.
  func argument(from json: String) -> String { "\(label): \(reads(json))" }

  private func reads(_ json: String) -> String {
    if property.isInlined { return "try \(property.type.text).decode(members: \(json))" }
    guard property.hasPath else {
      return member(of: json, key(in: json))
    }
    guard attributes.paths.count == 1 else { return readsAlternatives(json) }
    var arguments = attributes.path.dropLast().map(\.literal)
    if let fallback {
      arguments.append("ifMissing: \(fallback)")
      if attributes.replacesWrongValues { arguments.append("evenIfWrong: true") }
    } else if field != nil, property.isLeftOut {
      arguments.append("ifMissing: nil")
    } else if field != nil || attributes.requiresNull, let first = arguments.first {
      arguments[0] = "required: \(first)"
    }
    let key = (attributes.path.last ?? "").literal
    return part(json, arguments, parameters: json, member(of: json, key))
  }

  /// The first of several paths, whose last key is known when it is found.
  private func readsAlternatives(_ json: String) -> String {
    let expressions = [property.fallback, attributes.field].compactMap { $0 }
    let names = Set(expressions.flatMap { $0.tokens(viewMode: .sourceAccurate) }.map(\.text))
    let key = FreeName.first(of: ["key", "last", "member"], besides: names.union([json]))
    var arguments = attributes.paths.map { "[\($0.map(\.literal).joined(separator: ", "))]" }
    let isRequired = fallback == nil && (field == nil ? attributes.requiresNull : !property.isLeftOut)
    arguments[0] = "\(isRequired ? "requiredOf" : "of"): \(arguments[0])"
    if let fallback {
      arguments.append("ifMissing: \(fallback)")
      if attributes.replacesWrongValues { arguments.append("evenIfWrong: true") }
    } else if field != nil, property.isLeftOut {
      arguments.append("ifMissing: nil")
    }
    return part(json, arguments, parameters: "\(json), \(key)", member(of: json, key))
  }

  private func part(_ json: String, _ arguments: [String], parameters: String, _ body: String) -> String {
    let call = "try \(json).part(\(arguments.joined(separator: ", "))) {"
    let parameter = "(\(parameters)) throws(\(LibraryType.error)) in"
    // The label, its colon and the indentation stand before a line, a comma behind it.
    let width = SourceLines.width - label.count - 8
    let line = "\(call) \(parameter) \(body) }"
    if line.count <= width { return line }
    let start = "\(call) \(parameter)"
    return "\(start.count <= width ? start : "\(call)\n  \(parameter)")\n  \(body)\n}"
  }

  private func key(in json: String) -> String {
    guard let first = keys.first, hasAliases else { return keys.first ?? "" }
    return "\(json).presentKey(\(first), or: \(keys.dropFirst().joined(separator: ", ")))"
  }

  private func member(of json: String, _ key: String) -> String {
    var arguments = [key]
    if attributes.requiresNull {
      arguments = ["orNull: \(key)"]
    } else if field != nil, property.type.isOptional {
      arguments = ["optional: \(key)"]
    }
    if let field { arguments.append("as: \(field)") }
    if let fallback { arguments.append("default: \(fallback)") }
    if attributes.replacesWrongValues { arguments.append("evenIfWrong: true") }
    return "try \(json).member(\(arguments.joined(separator: ", ")))"
  }
}

// MARK: Writing

extension PropertyCode {
  /// `try json.put("id", id)`.
  func writes(to json: String) -> String {
    if property.isInlined { return "try \(property.name).writeMembers(to: &\(json))" }
    let value = attributes.requiresNull ? "orNull: \(property.name)" : property.name
    let suffix = field.map { ", as: \($0)" } ?? ""
    return "try \(json).put(\(keys.first ?? ""), \(value)\(suffix))"
  }
}

extension ExprSyntax {
  /// Whether it is one operand, whatever operator stands before it.
  fileprivate var isOperand: Bool {
    switch kind {
    case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .stringLiteralExpr, .nilLiteralExpr,
      .regexLiteralExpr, .arrayExpr, .dictionaryExpr, .tupleExpr, .closureExpr, .declReferenceExpr,
      .memberAccessExpr, .functionCallExpr, .subscriptCallExpr, .genericSpecializationExpr,
      .prefixOperatorExpr, .postfixOperatorExpr, .forceUnwrapExpr, .macroExpansionExpr:
      true
    default: false
    }
  }
}
#endif
