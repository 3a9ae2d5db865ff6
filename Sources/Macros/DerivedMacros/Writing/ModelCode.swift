#if Macros
/// The functions of a struct or a class.
struct ModelCode {
  let header: DeclarationHeader
  let properties: [StoredProperty]

  /// Whether the model can be read in one pass. A path meets other members on its way, and an inlined part has members of
  /// the same object, so that these are read by a document.
  var readsInOnePass: Bool { !properties.contains { $0.isInlined || $0.hasPath } }

  private var codes: [PropertyCode] { properties.map(PropertyCode.init) }
  private var types: [ValueType] { properties.filter { $0.attributes.field == nil }.map(\.type) }
  private var parts: [ValueType] { properties.filter(\.isInlined).map(\.type) }

  /// The declarations, each in lines.
  var declarations: [[String]] {
    [readsInOnePass ? cursorFunction : onePassProperty, documentFunction, writingFunction]
  }

  /// The conformances, as the extensions' inheritance clauses.
  var conformances: [(protocols: String, condition: String)] {
    let reading = header.readingCondition(types, parts: parts)
    let writing = header.writingCondition(types, parts: parts)
    // All four are named: what a macro may conform a type to counts only if it is written.
    guard !reading.isEmpty || !writing.isEmpty else {
      return [("DerivedReadable, DerivedDecodable, DerivedWritable, DerivedEncodable", "")]
    }
    return [("DerivedReadable, DerivedDecodable", reading), ("DerivedWritable, DerivedEncodable", writing)]
  }

  /// The first of the names that no property has, for a parameter.
  private func parameter(_ names: String...) -> String {
    names.first { name in !properties.contains { $0.name == name } } ?? names[0]
  }
}

// MARK: One pass

extension ModelCode {
  private var onePassProperty: [String] {
    ["\(header.access)static var readsInOnePass: Bool { false }"]
  }

  private var cursorFunction: [String] {
    let cursor = parameter("cursor", "text", "source", "bytes")
    let signature =
      "\(header.access)static func decode(from \(cursor): inout JSONCursor) throws(CursorFailure)"
      + " -> \(header.name)"
    var lines = SourceLines.head(signature, header.readingCondition(types, parts: parts))
    lines += SourceLines.indented(codes.map(\.variable) + members(cursor) + result)
    return lines + ["}"]
  }

  private func members(_ cursor: String) -> [String] {
    guard !properties.isEmpty else {
      return [
        "if try \(cursor).beginObject() {",
        "  repeat { try \(cursor).skipMember() } while try \(cursor).hasNextMember()",
        "}",
      ]
    }
    return ["members: if try \(cursor).beginObject() {"]
      + SourceLines.indented(inOrder(cursor) + inAnyOrder(cursor)) + ["}"]
  }

  /// The members in the order of their declaration, each with one comparison.
  private func inOrder(_ cursor: String) -> [String] {
    codes.flatMap { code in
      [
        "if \(code.passesKey(cursor)) {",
        "  \(code.readsNext(cursor))",
        "  guard try \(cursor).hasNextMember() else { break members }",
        "}",
      ]
    }
  }

  /// All other members, in any order.
  private func inAnyOrder(_ cursor: String) -> [String] {
    var lines: [String] = []
    for (position, code) in codes.enumerated() {
      let start = position == 0 ? "if" : "} else if"
      if code.hasAliases {
        lines.append("\(start) \(code.passesKey(cursor)) {")
        lines.append("  guard \(code.property.name) == nil else { throw CursorFailure() }")
      } else {
        lines.append("\(start) \(code.property.name) == nil, \(code.passesKey(cursor)) {")
      }
      lines.append("  \(code.readsNext(cursor))")
    }
    lines += ["} else {", "  try \(cursor).skipMember()", "}"]
    return ["repeat {"] + SourceLines.indented(lines) + ["} while try \(cursor).hasNextMember()"]
  }

  /// The check that all values are there, and the model.
  private var result: [String] {
    let conditions = codes.compactMap(\.isThere)
    let call = SourceLines.call(
      "  return \(header.name)(", codes.map(\.argument), ")", indentation: 2, style: .filled
    ).map { String($0.dropFirst(2)) }
    guard !conditions.isEmpty else { return call }
    let line = "guard \(conditions.joined(separator: ", ")) else { throw CursorFailure() }"
    guard line.count + 2 > SourceLines.width else { return [line] + call }
    let filled = SourceLines.filled(SourceLines.list(conditions), "    ", start: "  guard")
      .map { String($0.dropFirst(2)) }
    return filled + ["else { throw CursorFailure() }"] + call
  }
}

// MARK: By a document

extension ModelCode {
  private var documentFunction: [String] {
    let arguments = codes.map { $0.argument(from: "json") }
    let signature =
      "\(header.access)static func decode(members json: JSONObject) throws(JSONError) -> \(header.name)"
    return SourceLines.head(signature, header.readingCondition(types, parts: parts))
      + SourceLines.call("  \(header.name)(", arguments, ")", indentation: 2, style: .listed) + ["}"]
  }
}

// MARK: Writing

extension ModelCode {
  private var writingFunction: [String] {
    let json = parameter("json", "writer", "output", "text")
    let signature = "\(header.access)func encode(members \(json): inout JSONWriter) throws(JSONError)"
    guard !properties.isEmpty else { return [signature + " {}"] }
    return SourceLines.head(signature, header.writingCondition(types, parts: parts))
      + SourceLines.indented(MemberGroup(codes).lines(json)) + ["}"]
  }
}
#endif
