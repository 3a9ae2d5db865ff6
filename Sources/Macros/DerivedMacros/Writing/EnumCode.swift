#if Macros
import SwiftSyntax

/// The functions of an enum.
struct EnumCode {
  let header: DeclarationHeader
  let direction: MappingDirection
  var form = EnumForm.raw([])
  var cases: [EnumCase] = []
  /// The case for the names that no other case has.
  var unknown: EnumCase?

  var types: [ValueType] { if case .raw(let types, _) = form { types } else { cases.flatMap(\.types) } }

  /// The attributes and modifiers of functions that name the cases.
  private var prefix: String {
    if case .raw = form { header.modifiers } else { header.deprecation + header.modifiers }
  }

  /// The payloads whose members are beside the tag.
  private var parts: [ValueType] {
    cases.compactMap { item in if isTagged, case .value(let type) = item.payload { type } else { nil } }
  }

  /// Whether the tag of a case is a member of its payload.
  var isTagged: Bool { if case .within = form { true } else { false } }

  /// The declarations, each as an array of lines.
  var declarations: [[String]] {
    if case .raw(_, let names) = form {
      return names.isEmpty || !direction.decodes ? [] : [documentFunction(rawValue(of: names))]
    }
    return (direction.decodes ? readingFunctions : []) + (direction.encodes ? [writingFunction] : [])
  }

  private var readingFunctions: [[String]] {
    switch form {
    case .raw: []
    case .name: [cursorFunction, documentFunction(namesOfCases)]
    case .around: documentFunctions(taggedAround)
    case .within(let tag): documentFunctions(tagged(by: tag, content: nil))
    case .beside(let tag, let content): documentFunctions(tagged(by: tag, content: content))
    case .untagged: documentFunctions(alternatives)
    }
  }

  /// The raw value; its error lists those of the cases.
  private func rawValue(of names: [String]) -> [String] {
    SourceLines.call(
      "try json.rawValue(oneOf: [", names.map { ".\($0)" }, "])", indentation: 2, style: .enclosed)
  }

  private func documentFunctions(_ body: [String]) -> [[String]] {
    [["\(header.modifiers)static var readsInOnePass: \(LibraryType.bool) { false }"], documentFunction(body)]
  }

  /// The conformances, one for each extension.
  var conformances: [Conformance] {
    Conformance.all(
      direction,
      decoding: Conformance(protocols: ["JSONDecodable"], condition: header.readingCondition(types)),
      encoding: Conformance(
        protocols: ["JSONWritable"], condition: header.writingCondition(types, parts: parts)))
  }

  /// The allowed names: `allowed: ["text", "image"]`.
  private var allowed: String { "allowed: [\(cases.map { $0.tags[0] }.joined(separator: ", "))]" }

  private var throwsUnknownName: String { "throw \(json).unknownName(of: \(header.metatype), \(allowed))" }

  private var tagType: String {
    cases.contains { $0.integerNode != nil } ? LibraryType.int : LibraryType.string
  }

  private var json: String { free("json") }
  private var object: String { free("object") }
  private var content: String { free("content") }
  private var tag: String { free("tag") }

  /// A variant of a name that doesn't occur in the defaults of the cases.
  private func free(_ name: String) -> String {
    let defaults = cases.flatMap(\.members).compactMap(\.fallback)
    let names = defaults.flatMap { $0.tokens(viewMode: .sourceAccurate) }.map(\.bareName)
    return FreeName.first(of: [name], besides: Set(names))
  }
}

// MARK: Names alone

extension EnumCode {
  private var cursorFunction: [String] {
    FunctionHead(
      name: "\(prefix)static func decode", parameter: "from cursor: inout \(LibraryType.cursor)",
      result: " throws(\(LibraryType.cursorFailure)) -> Self"
    ).lines + ["  let name = try cursor.string()"]
      + SourceLines.indented(
        choice("name", otherwise: "throw .init()", whole: ".string(name)") { _ in [] }) + ["}"]
  }

  private var namesOfCases: [String] {
    ["let name = try \(json).string()"]
      + choice(
        "name", otherwise: throwsUnknownName, taken: "\(json).accepting(unknownName: name)",
        whole: ".string(\(json).accepting(unknownName: name))"
      ) { _ in [] }
  }

  /// A switch over the names of all cases.
  ///
  /// - Parameters:
  ///   - otherwise: The statement for a name that no case has. Not used if there is a case for such names.
  ///   - taken: The payload of the case for such names.
  ///   - whole: The payload, if it is the whole value.
  ///   - payload: The lines that return a case with a payload.
  private func choice(
    _ variable: String, otherwise: String, taken: String = "name", whole: String,
    payload: (EnumCase) -> [String]
  ) -> [String] {
    var lines = ["switch \(variable) {"]
    for item in cases {
      let names = item.tags.joined(separator: ", ")
      let body = item.hasPayload ? payload(item) : ["return .\(item.name)"]
      let line = "case \(names): \(body.joined())"
      // In the function, the line is indented by two more columns.
      let fits = body.count == 1 && line.count + 2 <= SourceLines.width
      lines += fits ? [line] : ["case \(names):"] + SourceLines.indented(body)
    }
    lines.append(
      "default: " + (unknown.map { "return .\($0.name)(\($0.isWhole ? whole : taken))" } ?? otherwise))
    return lines + ["}"]
  }
}

// MARK: Payloads

extension EnumCode {
  func documentFunction(_ body: [String]) -> [String] {
    FunctionHead(
      name: "\(prefix)static func decode", parameter: "value \(json): \(LibraryType.value)",
      result: " throws(\(LibraryType.error)) -> Self", condition: header.readingCondition(types)
    ).lines + SourceLines.indented(body) + ["}"]
  }

  private var taggedAround: [String] {
    ["let \(tag) = try \(json).tagAround(\(header.metatype), \(allowed))"]
      + choice(
        tag, otherwise: throwsUnknownName, taken: "\(json).accepting(unknownName: \(tag))",
        whole: "try \(json).accepting(unknownName: .decode(value: \(json)))"
      ) { item in
        let value = "\(json).content(of: \(tag), for: \(header.metatype))"
        guard case .value(let type) = item.payload else {
          return ["let \(content) = try \(value).object(for: \(header.metatype))"] + made(item, from: content)
        }
        return ["return .\(item.name)(try .decode(value: \(value)) as \(type.text))"]
      }
  }

  private func tagged(by key: String, content contentKey: String?) -> [String] {
    [
      "let \(object) = try \(json).object(for: \(header.metatype))",
      "let \(tag): \(tagType) = try \(object)[\(key.literal)]",
    ]
      + choice(
        tag, otherwise: "throw \(object).unknownTag(\(key.literal), of: \(header.metatype), \(allowed))",
        taken: "\(object).accepting(unknownTag: \(tag))",
        whole: "try \(object).accepting(unknownTag: .decode(value: \(json)))"
      ) { item in
        switch (item.payload, contentKey) {
        case (.value(let type), nil): ["return .\(item.name)(try .decode(value: \(json)) as \(type.text))"]
        case (.value(let type), let key?):
          ["return .\(item.name)(try \(object)[\(key.literal)] as \(type.text))"]
        case (_, nil): made(item, from: object)
        case (_, let key?):
          ["let \(content) = try \(object).content(\(key.literal), for: \(header.metatype))"]
            + made(item, from: content)
        }
      }
  }

  private var alternatives: [String] {
    let failures = free("failures")
    var lines = ["var \(failures): [\(LibraryType.error)] = []"]
    for item in cases {
      let variable = free("\(item.node.bareName)Case").variableName
      let head = "let \(variable) = \(json).alternative(&\(failures)) { (\(json))"
      lines.append("\(head) throws(\(LibraryType.error)) -> Self in")
      if case .value(let type) = item.payload {
        let value = "try .decode(value: \(json)) as \(type.text)"
        let isFallback = item.node.bareName == "unknown" && type.isOwnedJSON
        lines.append("  .\(item.name)(\(isFallback ? "\(json).accepting(unknownName: \(value))" : value))")
      } else {
        lines.append("  let \(object) = try \(json).object(for: \(header.metatype))")
        lines += SourceLines.indented(made(item, from: object))
      }
      lines += ["}", "if let \(variable) { return \(variable) }"]
    }
    return lines + ["throw \(json).noneFits(\(header.metatype), \(failures))"]
  }

  /// The lines that return the case with values decoded from the members of an object.
  private func made(_ item: EnumCase, from object: String) -> [String] {
    let arguments = item.members.map { member in
      let key = member.key.literal
      let value = member.fallback.map { ".member(\(key), default: \($0.trimmedDescription))" } ?? "[\(key)]"
      return "\(member.label): try \(object)\(value) as \(member.type.text)"
    }
    // The call is in the body of a `case`, which is indented.
    return SourceLines.call("return .\(item.name)(", arguments, ")", indentation: 4, style: .listed)
  }
}

// MARK: Writing

extension EnumCode {
  private var writingFunction: [String] {
    let labels = cases.flatMap(\.members).map(\.name)
    let writer = FreeName.first(of: ["writer", "json", "output"], besides: Set(labels))
    var body = ["switch self {"]
    for item in cases + (unknown.map { [$0] } ?? []) {
      body.append("case .\(item.name)\(bindings(of: item)):")
      body += SourceLines.indented(writes(item, to: writer))
    }
    return writingFunction(writer, body + ["}"])
  }

  func writingFunction(_ writer: String, _ body: [String]) -> [String] {
    let head = FunctionHead(
      name: "\(prefix)func write", parameter: "to \(writer): inout \(LibraryType.writer)",
      result: " throws(\(LibraryType.error))", condition: header.writingCondition(types, parts: parts))
    return head.lines + SourceLines.indented(body) + ["}"]
  }

  /// `(let width, let height)`
  private func bindings(of item: EnumCase) -> String {
    switch item.payload {
    case .none: ""
    case .value: "(let value)"
    case .members(let members): "(\(members.map { "let \($0.name)" }.joined(separator: ", ")))"
    }
  }

  private func writes(_ item: EnumCase, to writer: String) -> [String] {
    let isUnknown = item.name == unknown?.name
    if isUnknown, item.isWhole { return ["try value.write(to: &\(writer))"] }
    let tag = isUnknown ? "value" : item.tags[0]
    let payload = isUnknown ? .none : item.payload
    switch form {
    case .raw: return []
    case .name: return ["\(writer).write(\(tag))"]
    case .untagged: return self.payload(payload, to: writer)
    case .around:
      var content = self.payload(payload, to: writer)
      if content.isEmpty { content = object([], writer) }
      return object(["\(writer).key(verbatim: \(tag))"] + content, writer)
    case .within(let key):
      return object(["try \(writer).put(\(key.literal), \(tag))"] + members(payload, to: writer), writer)
    case .beside(let key, let content):
      let first = "try \(writer).put(\(key.literal), \(tag))"
      switch payload {
      case .none: return object([first], writer)
      case .value: return object([first, "try \(writer).put(\(content.literal), value)"], writer)
      case .members:
        return object(
          [first, "\(writer).key(\(content.literal))"] + self.payload(payload, to: writer), writer)
      }
    }
  }

  private func object(_ members: [String], _ writer: String) -> [String] {
    ["try \(writer).beginObject()"] + members + ["\(writer).endObject()"]
  }

  /// The lines that encode the payload as a value of its own.
  private func payload(_ payload: EnumCase.Payload, to writer: String) -> [String] {
    switch payload {
    case .none: []
    // For `Int` and other types the function doesn't throw, so `try` would cause a warning. The function of
    // an optional is always declared to throw.
    case .value(let type): ["try (value as \(type.text)?).write(to: &\(writer))"]
    case .members: object(members(payload, to: writer), writer)
    }
  }

  /// The lines that encode the payload as members of the open object.
  private func members(_ payload: EnumCase.Payload, to writer: String) -> [String] {
    switch payload {
    case .none: []
    case .value: ["try \(writer).putMembers(of: value)"]
    case .members(let members): members.map { "try \(writer).put(\($0.key.literal), \($0.name))" }
    }
  }
}

/// The part of an enum's JSON form that identifies the case.
enum EnumForm {
  /// The raw value. The first array contains its type if that may be a generic parameter, the second one the
  /// names of the cases if they are known.
  case raw([ValueType], names: [String] = [])
  /// The name of the case alone: no case has a payload.
  case name
  /// The key around the payload.
  case around
  /// A member of the payload's own object.
  case within(tag: String)
  /// A member beside the payload.
  case beside(tag: String, content: String)
  /// None: the first case that fits is decoded.
  case untagged
}

extension EnumCode {
  /// The functions of a struct or a class with raw values. A protocol of the module may isolate its conformance
  /// to `RawRepresentable` to the main actor, and then the functions of the library can't use it.
  ///
  /// - Parameter others: The functions that the type already has.
  func rawFunctions(besides others: [String]) -> [[String]] {
    let type = types.first?.text ?? "RawValue"
    var functions: [[String]] = []
    if direction.decodes, !others.contains("decode(value:)") {
      functions.append(
        documentFunction(["try json.rawValue { \(header.initializer)(rawValue: $0 as \(type)) }"]))
    }
    if direction.encodes, !others.contains("write(to:)") {
      // As for a payload, the function of the optional is one that throws.
      functions.append(writingFunction("writer", ["try (self.rawValue as \(type)?).write(to: &writer)"]))
    }
    return functions
  }
}
#endif
