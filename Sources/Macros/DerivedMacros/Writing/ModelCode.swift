#if Macros
import SwiftSyntax

/// The functions of a struct or a class.
struct ModelCode {
  let header: DeclarationHeader
  let direction: MappingDirection
  let properties: [StoredProperty]
  /// Whether the superclass encodes its own members.
  var extendsSuperclass = false
  /// What the initializer may do.
  var outcome = InitializerOutcome.model

  /// Whether the model can be decoded in one pass. Models with paths, with inlined parts or with keys that
  /// need escapes are decoded from a document: a path leads into nested objects, the members of an inlined
  /// part are mixed with the model's, and a cursor compares the bytes of keys.
  var readsInOnePass: Bool {
    !properties.contains { $0.isInlined || $0.hasPath || $0.paths.joined().contains(where: \.needsEscapes) }
  }

  /// The properties that have keys, or are inlined.
  private var keyed: [PropertyCode] { codes.filter { !$0.property.isRest } }
  private var rest: PropertyCode? { codes.first { $0.property.isRest } }
  private var hasParts: Bool { properties.contains(where: \.isInlined) }

  private var codes: [PropertyCode] {
    var taken = namesOfProperties
    return properties.map { property in
      let variable = FreeName.variable(property.node.bareName, hiding: namesInExpressions, besides: taken)
      taken.insert(variable)
      return PropertyCode(property: property, variable: variable)
    }
  }

  /// The types of the properties without `@By`, which are decoded and encoded in their own form.
  var types: [ValueType] {
    properties.filter { $0.attributes.field == nil && !$0.isRest }.map(\.type)
  }
  private var parts: [ValueType] { properties.filter(\.isInlined).map(\.type) }
  private var readingCondition: String { header.readingCondition(types, parts: parts) }

  /// The declarations, each as an array of lines.
  var declarations: [[String]] {
    var declarations: [[String]] = []
    if direction.decodes {
      declarations +=
        readsInOnePass
        ? [onePassFunction, cursorFunction, othersFunction].compactMap { $0 }
        : [["\(header.modifiers)static var readsInOnePass: \(LibraryType.bool) { false }"]]
      declarations.append(documentFunction)
    }
    if direction.encodes { declarations.append(writingFunction) }
    return declarations
  }

  /// The conformances, one for each extension.
  var conformances: [Conformance] {
    // Includes the implied protocols, because a macro adds only conformances that it names.
    Conformance.all(
      direction,
      decoding: Conformance(
        protocols: ["JSONDecodable", "JSONObjectDecodable"], condition: readingCondition),
      encoding: Conformance(
        protocols: ["JSONWritable", "JSONObjectWritable"],
        condition: header.writingCondition(types, parts: parts)))
  }

  /// The names in the expressions of attributes and values. No parameter may hide these.
  private var namesInExpressions: Set<String> { Set(properties.flatMap(\.namesInExpressions)) }

  private var namesOfProperties: Set<String> { Set(properties.map(\.node.bareName)) }
}

// MARK: One pass

extension ModelCode {
  /// The function that visits the models in properties; `nil` if there are none except the type itself.
  private var onePassFunction: [String]? {
    let models = types.compactMap(\.model).unique.filter { $0 != header.name }
    guard !models.isEmpty else { return nil }
    let calls = models.map { "search.reads(nil as \($0)?)" }
    let line = "  " + calls.joined(separator: " && ")
    let body =
      line.count <= SourceLines.width ? [line] : ["  " + calls[0]] + calls.dropFirst().map { "    && \($0)" }
    let head = FunctionHead(
      name: "\(header.modifiers)static func readsInOnePass",
      parameter: "_ search: inout \(LibraryType.search)",
      result: " -> \(LibraryType.bool)", condition: readingCondition)
    return head.lines + body + ["}"]
  }

  private var cursorFunction: [String] {
    let cursor = FreeName.first(
      of: ["cursor", "text", "source", "bytes"], besides: namesOfProperties.union(namesInExpressions))
    let head = FunctionHead(
      name: "\(header.modifiers)static func decode", parameter: "from \(cursor): inout \(LibraryType.cursor)",
      result: " throws(\(LibraryType.cursorFailure)) -> Self", condition: readingCondition)
    return head.lines + SourceLines.indented(codes.map(\.declaration) + members(cursor) + result(cursor)) + [
      "}"
    ]
  }

  private func members(_ cursor: String) -> [String] {
    guard !keyed.isEmpty else {
      return [
        "if try \(cursor).beginObject() {",
        "  repeat { \(readsUnknown(cursor)) } while try \(cursor).advanceToMember()",
        "}",
      ]
    }
    let inAnyOrder = hasOthersFunction ? inOthersFunction(cursor) : oneByOne(cursor)
    return ["members: if try \(cursor).beginObject() {"]
      + SourceLines.indented(inOrder(cursor) + inAnyOrder) + ["}"]
  }

  /// The code for members in the order of their declaration, with one comparison for each.
  private func inOrder(_ cursor: String) -> [String] {
    keyed.flatMap { code in
      [
        "if \(code.consumeKey(cursor)) {",
        "  \(code.variable) = \(code.decodesNext(cursor))",
        "  guard try \(cursor).advanceToMember() else { break members }",
        "}",
      ]
    }
  }

  /// Whether members in another order than the model's have a function of their own, because there are many.
  ///
  /// For a few properties, it is faster to compare a key with one property after the other. For many, the
  /// number of comparisons is the square of the number of properties, and optimizing them takes longer than
  /// optimizing the rest of the code: the optimizer follows each value through the loop, and generates a
  /// release of each value wherever the loop throws.
  private var hasOthersFunction: Bool { properties.count > 12 }

  /// The statement for a member whose key no property has.
  ///
  /// - Parameter owner: The variable that contains those of the properties, and a dot.
  private func readsUnknown(_ cursor: String, in owner: String = "") -> String {
    guard let rest else { return "try \(cursor).skipMember()" }
    let variable = owner.isEmpty ? rest.variable : owner + rest.property.name
    return "try \(cursor).readMember(into: &\(variable))"
  }

  /// Compares the key with one property after the other. Whether a property has a value is tested after that,
  /// because a processor can't predict it.
  private func oneByOne(_ cursor: String) -> [String] {
    var lines: [String] = []
    for (position, code) in keyed.enumerated() {
      lines.append("\(position == 0 ? "if" : "} else if") \(code.consumeKey(cursor)) {")
      lines += SourceLines.indented(code.readsFirst(cursor, variable: code.variable))
    }
    lines += ["} else {", "  \(readsUnknown(cursor))", "}"]
    return ["repeat {"] + SourceLines.indented(lines) + ["} while try \(cursor).advanceToMember()"]
  }

  /// Passes all values to the function for members in any order, and copies the results back.
  private func inOthersFunction(_ cursor: String) -> [String] {
    let others = FreeName.first(
      of: ["others", "values", "found"], besides: namesOfProperties.union(namesInExpressions).union([cursor]))
    let names = codes.map(\.variable)
    // Indented by the function and its statement `if`.
    let values = codes.map { "\($0.label): \($0.variable)" }
    return SourceLines.call("var \(others) = (", values, ")", indentation: 4, style: .enclosed)
      + ["try self.decode(others: &\(others), from: &\(cursor))"]
      + SourceLines.call("(", names, ") = \(others)", indentation: 4, style: .enclosed)
  }

  /// The function for members in any order, which compares a key only with those of its length.
  private var othersFunction: [String]? {
    guard hasOthersFunction else { return nil }
    let names = namesInExpressions
    let cursor = FreeName.first(of: ["cursor", "text", "source", "bytes"], besides: names)
    let others = FreeName.first(of: ["others", "values", "found"], besides: names.union([cursor]))
    let cases = keyed.sorted { $0.keyLength < $1.keyLength }.flatMap {
      $0.cases(cursor, variable: "\(others).\($0.property.name)")
    }
    let label = others == "others" ? others : "others \(others)"
    return ["@inline(never)", "private \(header.isolation)static func decode("]
      + SourceLines.indented(
        othersParameter(label) + ["from \(cursor): inout \(LibraryType.cursor)"])
      + [") throws(\(LibraryType.cursorFailure))\(readingCondition) {"]
      + SourceLines.indented(
        ["repeat {", "  switch \(cursor).keyLength {"] + SourceLines.indented(cases)
          + [
            "  default: \(readsUnknown(cursor, in: "\(others)."))", "  }",
            "} while try \(cursor).advanceToMember()",
          ])
      + ["}"]
  }

  /// The parameter for all values: `others: inout (id: Int?, name: String?),`.
  private func othersParameter(_ label: String) -> [String] {
    let items = codes.map { "\($0.property.name): \($0.variableType)" }
    let lines = SourceLines.call("\(label): inout (", items, "),", indentation: 2, style: .enclosed)
    guard lines.count > 1 else { return lines }
    let tuple = SourceLines.call("inout (", items, "),", indentation: 4, style: .enclosed)
    return ["\(label):"] + SourceLines.indented(tuple)
  }

  /// The code that checks that each property has a value, and creates the model.
  private func result(_ cursor: String) -> [String] {
    let conditions = codes.compactMap { $0.isThere(cursor) }
    let call = creation("return ", from: cursor, codes.map { $0.argument(cursor) }, style: .filled)
    guard !conditions.isEmpty else { return call }
    let line = "guard \(conditions.joined(separator: ", ")) else { throw .init() }"
    guard line.count + 2 > SourceLines.width else { return [line] + call }
    return SourceLines.filled(conditions, start: "guard", indentation: 2) + ["else { throw .init() }"] + call
  }
}

extension ModelCode {
  /// The call of the initializer. If that throws or fails, a function of the cursor or of the object calls it.
  private func creation(
    _ start: String, from source: String, _ arguments: [String], style: SourceLines.Style
  ) -> [String] {
    guard outcome != .model else {
      return SourceLines.call("\(start)\(header.initializer)(", arguments, ")", indentation: 2, style: style)
    }
    let call = SourceLines.call(
      "\(outcome == .error ? "try " : "")\(header.initializer)(", arguments, ")", indentation: 4, style: style
    )
    return ["\(start)try \(source).validating {"] + SourceLines.indented(call) + ["}"]
  }
}

// MARK: From a document

extension ModelCode {
  private var documentFunction: [String] {
    let json = FreeName.first(
      of: ["json", "object", "members"],
      besides: codes.contains(where: isSeparate)
        ? namesInExpressions.union(codes.map(\.variable)) : namesInExpressions)
    let separate = codes.contains(where: isSeparate) ? readsParts(json) : []
    let call = creation(
      separate.isEmpty ? "" : "return ", from: json,
      codes.map { code in
        if isSeparate(code) { return "\(code.label): \(code.variable)" }
        return code.property.isRest ? "\(code.label): \(readsRest(json))" : code.argument(from: json)
      }, style: .listed)
    let head = FunctionHead(
      name: "\(header.modifiers)static func decode", parameter: "members \(json): \(LibraryType.object)",
      result: " throws(\(LibraryType.error)) -> Self", condition: readingCondition)
    return head.lines + SourceLines.indented(separate + call) + ["}"]
  }
}

// MARK: The rest

extension ModelCode {
  /// The arguments with the keys of the properties: `besides: "id", "name"`.
  private func besides(_ paths: (StoredProperty) -> [[String]]) -> [String] {
    let keys = keyed.flatMap { paths($0.property) }.compactMap { $0.last?.literal }.unique
    return (keys.first.map { ["besides: \($0)"] } ?? []) + keys.dropFirst()
  }

  /// `try json.rest(of: Self.self, besides: "id", "name")`
  private func readsRest(_ json: String) -> String {
    let arguments = ["of: \(header.metatype)"] + besides(\.paths)
    return SourceLines.call("try \(json).rest(", arguments, ")", indentation: 8, style: .filled)
      .joined(separator: "\n")
  }

  /// Whether the property is decoded before the others: the rest and the inlined parts, whose keys are noted.
  private func isSeparate(_ code: PropertyCode) -> Bool {
    rest != nil && hasParts && (code.property.isRest || code.property.isInlined)
  }

  /// The lines that decode the inlined parts and, besides their keys, the rest.
  private func readsParts(_ json: String) -> [String] {
    let parts = codes.filter(\.property.isInlined)
    let values = parts.map { "\($0.reads(json)) as \($0.property.type.text)" }
    let (names, value) =
      parts.count == 1
      ? (parts[0].variable, values[0])
      : (
        "(\(parts.map(\.variable).joined(separator: ", ")))", "(\(values.joined(separator: ", ")))"
      )
    return [
      "let (\(rest?.variable ?? ""), \(names)) = \(readsRest(json)) {",
      "  (\(json)) throws(\(LibraryType.error)) in", "  \(value)", "}",
    ].flatMap { $0.split(separator: "\n").map(String.init) }
  }

  /// The lines that write the members that no property has.
  ///
  /// - Parameter start: The variable for the number of bytes before the members of the model.
  private func writesRest(_ json: String, from start: String?) -> [String] {
    guard let rest else { return [] }
    let name = "self.\(rest.property.name)"
    let arguments =
      ["members: \(name)"] + (start.map { ["from: \($0)"] } ?? [])
      + besides { $0.paths + [$0.encodedPath] }
    return ["if !\(name).isEmpty {"]
      + SourceLines.indented(
        SourceLines.call("try \(json).put(", arguments, ")", indentation: 4, style: .filled)) + ["}"]
  }
}

// MARK: Writing

extension ModelCode {
  private var writingFunction: [String] {
    let json = FreeName.first(
      of: ["json", "writer", "output", "text"], besides: namesOfProperties.union(namesInExpressions))
    let head = FunctionHead(
      name: header.deprecation + header.modifiers + (extendsSuperclass ? "override " : "")
        + "func writeMembers",
      parameter: "to \(json): inout \(LibraryType.writer)",
      result: " throws(\(LibraryType.error))", condition: header.writingCondition(types, parts: parts))
    let lines = head.lines + (extendsSuperclass ? ["  try super.writeMembers(to: &\(json))"] : [])
    guard !properties.isEmpty || extendsSuperclass else {
      return lines.dropLast() + [(lines.last ?? "") + "}"]
    }
    guard rest != nil, !hasParts, !extendsSuperclass else {
      return lines + SourceLines.indented(MemberGroup(keyed).lines(json) + writesRest(json, from: nil)) + [
        "}"
      ]
    }
    let start = FreeName.first(of: ["start", "offset", "place"], besides: namesOfProperties.union([json]))
    return lines
      + SourceLines.indented(
        ["let \(start) = \(json).count"] + MemberGroup(keyed).lines(json) + writesRest(json, from: start))
      + ["}"]
  }
}
#endif
