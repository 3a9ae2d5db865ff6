extension IssueResolver {
  /// Adds advice for fixing the cause: keys present, allowed values, a likely spelling.
  mutating func advise(
    about error: JSONError, at steps: [PlaceFinder.Step], _ readValues: Set<Int>, in issue: inout Issue
  ) {
    let tape = document.tape
    let noted = error.storage
    if case .advised(let advised, let type) = noted.kind {
      let found = AdvisedKind.Found(
        kind: issue.actual, text: firstText(in: noted.node),
        key: key(below: noted.modelNode ?? 0, steps: steps))
      switch advised.advice(type, found) {
      case .allowed(let values): list(values, in: &issue)
      case .help(let text): issue.notes = [IssueNote(.help, text, about: .shape)]
      case .oneMember: adviseOnCase(in: noted.node, &issue)
      case .none: break
      }
      return
    }
    switch error.kind {
    case .missingKey(let key, _) where tape[noted.node].isKind(.object):
      adviseOnMissing(key, unless: error.isOtherKey, in: noted.node, readValues, &issue)
    case .invalidRawValue(_, let allowed):
      list(allowed, in: &issue)
      // A type that lists no values may or may not have cases.
      if !allowed.isEmpty { adviseOnCase(in: noted.node, &issue) }
    case .typeMismatch where tape[noted.node].isKind(.array) && noted.modelNode == noted.node:
      if let model = issue.model {
        issue.notes = [IssueNote(.help, "decode [\(model)] if a list is intended", about: .shape)]
      }
    case .typeMismatch where error.expectedContainer != nil && holdsContainer(noted.node):
      issue.notes = [IssueNote(.help, "the string contains JSON; decode it with `.jsonText`", about: .value)]
    default:
      break
    }
  }

  /// The text of a short string; for an array or object, that of its first value. `nil` for other values.
  private func firstText(in place: Int) -> String? {
    var place = place
    while document.tape[place].isKind(.array) || document.tape[place].isKind(.object) {
      guard let first = document.children(of: place, limit: 1).first else { return nil }
      place = first
    }
    let node = document.tape[place]
    return node.isKind(.string) && node.length <= 64 ? document.string(of: node) : nil
  }

  /// Whether a value is a string that looks like the text of an array or object.
  private func holdsContainer(_ place: Int) -> Bool {
    let node = document.tape[place]
    guard node.isKind(.string), node.length > 1 else { return false }
    let text = UnsafeBufferPointer(start: document.bytes + node.offset + 1, count: node.length)
    return text.first == UInt8(ascii: "{") && text.last == UInt8(ascii: "}")
      || text.first == UInt8(ascii: "[") && text.last == UInt8(ascii: "]")
  }

  private func list(_ allowed: [String], in issue: inout Issue) {
    guard !allowed.isEmpty else { return }
    issue.notes = [IssueNote(nil, "allowed: " + allowed.joined(separator: ", "), about: .shape)]
    if let preview = issue.preview, let similar = similarLiteral(to: preview, among: allowed) {
      issue.notes.append(IssueNote(.help, "did you mean \(similar)?", about: .value))
    }
  }

  /// Adds a note for an object that should have one member, named after a case of an enum, but has none or
  /// several.
  private func adviseOnCase(in object: Int, _ issue: inout Issue) {
    let node = document.tape[object]
    guard node.isKind(.object), node.count != 1 else { return }
    let found = node.count == 0 ? "none" : "\(node.count)"
    issue.notes.append(
      IssueNote(
        .help, "one member, named after the case, is expected; the object has \(found)", about: .value))
  }

  /// The key, between quotes, of a value that a model reads, or of an array or object that contains the
  /// value.
  private func key(below model: Int, steps: [PlaceFinder.Step]) -> String {
    let keys = steps.drop { $0.node <= model }.prefix { $0.key != nil }.compactMap(\.key)
    return shownName(keys.joined(separator: "."))
  }

  /// - Parameter isOther: Whether a name is known to be another key that the model reads.
  private mutating func adviseOnMissing(
    _ key: String, unless isOther: (String) -> Bool, in object: Int, _ readValues: Set<Int>,
    _ issue: inout Issue
  ) {
    // More members are not worth listing.
    let members = document.children(of: object, limit: 500)
    guard
      let (node, similar) = document.similarKey(
        to: key, among: members, readValues: readValues, unless: isOther)
    else {
      issue.notes = [IssueNote(nil, document.listOfKeys(members), about: .shape)]
      return
    }
    issue.notes = [IssueNote(.help, "did you mean \(shownName(similar))?", about: .shape)]
    if document.hasPositions {
      let location = finder.location(of: document.span(of: node), in: document)
      issue.related = [Issue.Related(message: "similar key \(shownName(similar))", location: location)]
    }
  }
}

extension Document {
  func preview(of node: Node, span: Range<Int>) -> String? {
    switch node.kind {
    case .array, .object: nil
    case .null: "null"
    case .true: "true"
    case .false: "false"
    // Without positions, integers have no text and strings are stored without escapes.
    case .double where node.head & Node.withoutText != 0 && !hasPositions:
      shownText("\(Double(bitPattern: node.payload))")
    case .integer where !hasPositions: shownText(String(Int64(bitPattern: node.payload)))
    case .unsigned where !hasPositions: shownText(String(node.payload))
    case .string where !hasPositions: shownText(quotedJSON(string(of: node)))
    default: shownText(text[span])
    }
  }
}
