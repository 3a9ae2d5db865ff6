extension Document {
  /// Finds path, position, excerpt and notes for an issue that was noted by its node.
  ///
  /// - Parameter isIllustrated: Whether to add the line of the text and advice.
  /// - Complexity: O(*n*) in the distance from the start of the document, or from the place found last.
  func resolve(_ pending: PendingIssue, isIllustrated: Bool = true) -> Issue {
    if isIllustrated, hasPositions { approachLine(of: pending.node) }
    let steps = withPlaceFinder { $0.steps(to: pending.node, in: self) }
    var issue = Issue(pending.kind, path: JSONPath(steps.map(\.component)))
    if let model = pending.model {
      issue.model = String(describing: model)
      if case .missingKey(let key, _) = pending.kind {
        issue.property = key
      } else {
        issue.property = property(below: pending.modelNode ?? 0, steps: steps)
      }
    }
    let node = tape[pending.node]
    let span = span(of: node)
    issue.actual = JSONKind(node.kind)
    issue.preview = preview(of: node, span: span)
    if pending.pendingKind.code == .invalidRawValue, node.isKind(.object), node.count == 1 {
      // The key names a case.
      let key = tape[pending.node + 1]
      issue.preview = preview(of: key, span: self.span(of: key))
    }
    if let type = typesOfStandIns?[DocumentPosition(index: pending.node)] {
      issue.actual = nil
      issue.preview = type
      if case .numberOutOfRange(let expected, _) = issue.kind {
        issue.kind = .typeMismatch(expected: expected)
      }
    }
    issue.alternatives = pending.alternatives.map { failure in
      failure.resolved(in: self).issue
    }
    if hasPositions {
      let location = withPlaceFinder { $0.location(of: span, in: self) }
      issue.location = location
      if isIllustrated { issue.excerpt = Excerpt(of: location, in: ParsedPart(self)) }
    }
    // Behind the location, for what is related stands within the value: so the way to it is short.
    if isIllustrated { advise(about: pending, at: steps, in: &issue) }
    return steps.contains(where: \.isSecret) ? issue.withoutSecrets : issue
  }

  /// Goes to the beginning of the line that shows a place, and lets the search for the place itself start
  /// there: so the way from the root is gone once.
  private func approachLine(of place: Int) {
    // A node has a byte at least.
    let start = max(0, place - Excerpt.reach)
    let finder = withPlaceFinder(\.lineFinder) { (finder) -> PlaceFinder in
      finder.approach(start, in: self)
      return finder
    }
    withPlaceFinder { $0.join(finder, before: place) }
  }

  /// The first key below the model's object.
  private func property(below model: Int, steps: [PlaceFinder.Step]) -> String? {
    for step in steps where step.node > model {
      if case .key(let key) = step.component { return key }
    }
    return nil
  }

  /// The bytes of a value's text; only the opening bracket of an array or object.
  func span(of node: Node) -> Range<Int> {
    let start = node.offset
    if let origin = origins.range(at: start) { return origin }
    switch node.kind {
    case .null, .true: return start..<start + 4
    case .false: return start..<start + 5
    case .string: return start..<start + node.length + 2
    case .array, .object: return start..<start + 1
    case .integer, .unsigned, .double, .wide:
      var end = start
      while end < byteCount, Parser.isNumberByte(bytes[end]) { end += 1 }
      return start..<end
    }
  }

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
