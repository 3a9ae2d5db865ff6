#if Macros
import SwiftSyntax

/// The expressions that decode and encode a property.
struct PropertyCode {
  let property: StoredProperty
  /// The variable for the value in the function that decodes in one pass.
  let variable: String

  private var attributes: PropertyAttributes { property.attributes }
  private var field: String? { property.checkedField }
  var label: String { property.node.label }
  private var fallback: String? { property.fallback?.trimmedDescription }
  /// The default as an operand: in parentheses if it has operators.
  private var operand: String {
    guard let fallback = property.fallback else { return property.valueIfMissing ?? "nil" }
    return fallback.isOperand ? fallback.trimmedDescription : "(\(fallback.trimmedDescription))"
  }
  private var keyTexts: [String] { property.paths.map { $0.last ?? "" } }
  private var keys: [String] { keyTexts.map(\.literal) }
}

// MARK: One pass

extension PropertyCode {
  /// The declaration of the variable: `var id: Int?`.
  var declaration: String {
    property.isRest ? "var \(variable) = \(LibraryType.members)()" : "var \(variable): \(variableType)"
  }

  var variableType: String { property.isRest ? LibraryType.members : "\(property.type.text)?" }

  /// Whether one of the property's keys is next: `cursor.consumeKey("id")`.
  func consumeKey(_ cursor: String) -> String {
    keys.map { "\(cursor).consumeKey(\($0))" }.joined(separator: " || ")
  }

  /// `try .decode(from: &cursor) as Int`.
  func decodesNext(_ cursor: String) -> String {
    guard let field else { return "try .decode(from: &\(cursor)) as \(property.type.text)" }
    return "try \(cursor).\(kind ?? "value")(as: \(field))"
  }

  /// The form of a value that is mapped by a field and can be null, as part of the name of a function.
  private var kind: String? {
    property.type.isOptional ? "optional" : property.type.isPresence ? "presence" : nil
  }

  /// The number of bytes of its shortest key.
  var keyLength: Int { keyTexts.map(\.utf8.count).min() ?? 0 }

  /// The case for its keys in a switch over the length of a key: `case 2 where cursor.consumeKey("id"): …`.
  ///
  /// - Parameter variable: The variable for the value. Of equal keys, the first counts.
  func cases(_ cursor: String, variable: String) -> [String] {
    let patterns = keyTexts.map { "\($0.utf8.count) where \(cursor).consumeKey(\($0.literal))" }
    // Indented by the function and its loop.
    let start = SourceLines.filled(patterns, start: "case", end: ":", indentation: 4)
    if field == nil, !hasAliases {
      let call = "try \(cursor).decodeFirst(&\(variable))"
      let line = "\(start.joined()) \(call)"
      return line.count + 4 <= SourceLines.width ? [line] : start + ["  \(call)"]
    }
    return start + SourceLines.indented(readsFirst(cursor, variable: variable))
  }

  /// The code for a value after one of its keys. Of equal keys, the first counts.
  ///
  /// - Parameter variable: The variable for the value.
  func readsFirst(_ cursor: String, variable: String) -> [String] {
    let reading = "\(variable) = \(decodesNext(cursor))"
    // A pattern, because type-checking the operator `==` takes several times as long.
    let isMissing = "case nil = \(variable)"
    if hasAliases { return ["guard \(isMissing) else { throw .init() }", reading] }
    return ["if \(isMissing) {", "  \(reading)", "} else {", "  try \(cursor).skipValue()", "}"]
  }

  /// Whether the property has several keys. If a text contains two of them, it must be decoded from a
  /// document.
  var hasAliases: Bool { keys.count > 1 }

  /// The condition that the property has a value: `let id = cursor.orMissingValue(id)`. `nil` if it always
  /// has one.
  func isThere(_ cursor: String) -> String? {
    if fallback != nil || property.isRest { return nil }
    if attributes.requiresNull { return "let \(variable)" }
    guard field != nil else { return "let \(variable) = \(cursor).orMissingValue(\(variable))" }
    return property.valueIfMissing == nil ? "let \(variable)" : nil
  }

  /// The argument of the initializer: `id: id`.
  func argument(_ cursor: String) -> String {
    guard isThere(cursor) == nil, !property.isRest else { return "\(label): \(variable)" }
    return "\(label): \(variable) ?? \(operand)"
  }
}

// MARK: From a document

extension PropertyCode {
  /// The argument of the initializer: `id: try json["id"] as Int`. The type chooses among initializers with
  /// the same labels.
  func argument(from json: String) -> String {
    let (start, end) = ("\(label): \(reads(json))", "as \(property.type.text)")
    // The indentation precedes the last line, and a comma follows it.
    let width = SourceLines.width - 3 - end.count
    return (start.split(separator: "\n").last?.count ?? 0) < width ? "\(start) \(end)" : "\(start)\n  \(end)"
  }

  func reads(_ json: String) -> String {
    if property.isInlined { return "try .decode(members: \(json))" }
    guard property.hasPath else { return member(of: json, key(in: json)) }
    let isRequired = fallback == nil && (field == nil ? attributes.requiresNull : !property.isLeftOut)
    var arguments: [String]
    var parameters = json
    var key = (attributes.path.last ?? "").literal
    if attributes.paths.count == 1 {
      arguments = attributes.path.dropLast().map(\.literal)
      if isRequired { arguments[0] = "required: \(arguments[0])" }
    } else {
      // With several paths, the last key depends on which of them leads to a value.
      key = FreeName.first(of: ["key", "last", "member"], besides: property.namesInExpressions.union([json]))
      parameters = "\(json), \(key)"
      arguments = attributes.paths.map { "[\($0.map(\.literal).joined(separator: ", "))]" }
      arguments[0] = "\(isRequired ? "requiredOf" : "of"): \(arguments[0])"
    }
    if let fallback {
      arguments.append("ifMissing: \(fallback)")
      if attributes.replacesWrongValues { arguments.append("evenIfWrong: true") }
    } else if field != nil, property.isLeftOut, let value = property.valueIfMissing {
      arguments.append("ifMissing: \(value)")
    }
    return part(json, arguments, parameters: parameters, member(of: json, key))
  }

  private func part(_ json: String, _ arguments: [String], parameters: String, _ body: String) -> String {
    let call = "try \(json).part(\(arguments.joined(separator: ", "))) {"
    let parameter = "(\(parameters)) throws(\(LibraryType.error)) in"
    // The label, its colon and the indentation precede the line, and the type and a comma follow it.
    let width = SourceLines.width - label.count - 8
    let end = " as \(property.type.text)"
    let line = "\(call) \(parameter) \(body) }"
    if line.count + end.count <= width { return line }
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
    } else if field != nil, let kind {
      arguments = ["\(kind): \(key)"]
    }
    if let field { arguments.append("as: \(field)") }
    guard let fallback else { return "try \(json)[\(arguments.joined(separator: ", "))]" }
    arguments.append("default: \(fallback)")
    if attributes.replacesWrongValues { arguments.append("evenIfWrong: true") }
    return "try \(json).member(\(arguments.joined(separator: ", ")))"
  }
}

// MARK: Writing

extension PropertyCode {
  /// `try json.put("id", self.id)`.
  func writes(to json: String) -> String {
    if property.isInlined { return "try \(json).putMembers(ofPart: self.\(property.name))" }
    let value = (attributes.requiresNull ? "orNull: self." : "self.") + property.name
    let suffix = field.map { ", as: \($0)" } ?? ""
    return "try \(json).put(\((property.encodedPath.last ?? "").literal), \(value)\(suffix))"
  }
}

extension ExprSyntax {
  /// Whether the expression needs no parentheses after an operator.
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

/// The members of an object in the order in which they are encoded. Paths with the same first keys share an
/// object.
struct MemberGroup {
  private enum Item {
    case member(PropertyCode)
    case object(key: String, MemberGroup)
  }

  private let items: [Item]

  /// - Parameter depth: The number of keys that the paths of all members share.
  init(_ codes: [PropertyCode], depth: Int = 0) {
    let keys = codes.map { $0.property.attributes.path.dropLast().dropFirst(depth).first }
    items = codes.indices.compactMap { index -> Item? in
      guard let key = keys[index] else { return .member(codes[index]) }
      // The first member with the key has the place of the object.
      guard keys.firstIndex(of: key) == index else { return nil }
      let members = codes.indices.filter { keys[$0] == key }.map { codes[$0] }
      return .object(key: key, MemberGroup(members, depth: depth + 1))
    }
  }

  /// The properties of the members, and of those of the objects.
  private var properties: [StoredProperty] {
    items.flatMap { item -> [StoredProperty] in
      switch item {
      case .member(let code): [code.property]
      case .object(_, let group): group.properties
      }
    }
  }

  func lines(_ json: String) -> [String] {
    items.flatMap { item in
      switch item {
      case .member(let code): return [code.writes(to: json)]
      case .object(let key, let group):
        let lines =
          ["\(json).key(\(key.literal))", "try \(json).beginObject()"] + group.lines(json)
          + ["\(json).endObject()"]
        guard group.properties.allSatisfy(\.isLeftOut) else { return lines }
        // An object that would be empty is omitted too.
        let conditions = group.properties.map { property in
          let name = "self.\(property.name)"
          return property.type.isOptional ? "\(name) != nil" : "!\(json).omits(\(name))"
        }
        return ["if \(conditions.joined(separator: " || ")) {"] + SourceLines.indented(lines) + ["}"]
      }
    }
  }
}
#endif
