/// The position in a stream of a text that was cut out of it. Converts issues of the text to issues of the
/// stream.
package struct StreamPlace {
  /// The path of the text from the root of the stream.
  package var path: [JSONPath.Component] = []
  /// The indices in the first steps of a path in the text. `path` has the stream's indices in these steps.
  package var standIns: [Int] = []
  /// The real locations of the values before the text, by their offsets.
  package var places: [Int: SourceLocation] = [:]
  /// The location of the text within the parsed bytes.
  package var text = SourceLocation(offset: 0, length: 0, line: 1, column: 1)
  /// The location of the text in the stream.
  package var origin: SourceLocation
  /// The locations in the stream of the text's further lines, with their offsets in the text, if the stream
  /// has other text between the lines.
  fileprivate var furtherLines: [(offset: Int, location: SourceLocation)] = []
  /// A line of advice about the text.
  package var note: String?

  /// Whether the text is part of the stream, rather than generated.
  package var isTextShown = true

  package init(origin: SourceLocation) { self.origin = origin }

  /// The location of a line of the text after the first; `nil` if the lines follow each other in the stream.
  fileprivate func furtherLine(_ line: Int) -> (offset: Int, location: SourceLocation)? {
    let index = line - text.line - 1
    return furtherLines.indices.contains(index) ? furtherLines[index] : nil
  }

  fileprivate func path(for path: JSONPath) -> JSONPath {
    var components = self.path
    for (step, component) in path.components.enumerated() {
      guard step < standIns.count else {
        components.append(component)
        continue
      }
      // The issue may be about the element before the stand-in, or after it.
      if case .index(let index) = component, case .index(let real) = components[step] {
        components[step] = .index(real + index - standIns[step])
      }
    }
    // An issue about an enclosing value has a shorter path.
    if path.components.count < standIns.count {
      components.removeSubrange(path.components.count..<standIns.count)
    }
    return JSONPath(components)
  }

  fileprivate func location(of location: SourceLocation) -> SourceLocation? {
    if var place = places[location.offset] {
      place.length = location.length
      return place
    }
    guard location.offset >= text.offset else { return nil }
    if let (offset, start) = furtherLine(location.line) {
      return SourceLocation(
        offset: start.offset + location.offset - offset, length: location.length, line: start.line,
        column: start.column + location.column - 1)
    }
    let isFirstLine = location.line == text.line
    return SourceLocation(
      offset: location.offset - text.offset, length: location.length, line: location.line - text.line + 1,
      column: isFirstLine ? location.column - text.column + 1 : location.column
    ).behind(origin)
  }
}

extension JSONError {
  /// Converts the error of a text to one of the stream that the text was cut out of.
  package func moved(to place: StreamPlace) -> JSONError { mapIssues { $0.moved(to: place) } }

  /// Converts the error of writing a value to one of the text that contains the value at a path.
  package func moved(below path: JSONPath) -> JSONError { mapIssues { $0.below(path.components).shown } }

  /// Converts an error of a text to one of the larger text that it was cut out of, such as the data of a
  /// server-sent event.
  ///
  /// - Parameters:
  ///   - lines: The lines of the text: where each begins in it, and where in the larger text. Without lines,
  ///     the error is unchanged.
  ///   - note: A line of advice for each issue.
  /// - Complexity: O(*n*) in the number of lines and issues.
  public func moved(
    toLines lines: [(offset: Int, location: SourceLocation)], note: String? = nil
  ) -> JSONError {
    guard let first = lines.first else { return self }
    var place = StreamPlace(origin: first.location)
    place.furtherLines = Array(lines.dropFirst())
    place.note = note
    return moved(to: place)
  }
}

extension Issue {
  fileprivate func moved(to place: StreamPlace) -> Issue {
    var issue = self
    let line = issue.location?.line
    issue.path = place.path(for: issue.path)
    // An issue without a location gets that of the whole text.
    issue.location = issue.location.flatMap(place.location(of:)) ?? place.origin
    // The option is about the beginning of the stream.
    if place.origin.offset > 0 { issue.notes = issue.notes.map { $0 == .markAtStart ? .strayMark : $0 } }
    var inner = place
    inner.note = nil
    issue.alternatives = issue.alternatives.map { $0.moved(to: inner) }
    if let note = place.note { issue.notes.append(IssueNote(.note, note, about: .value)) }
    guard innerLocation == nil else { return issue.shown }
    issue.related = issue.related.compactMap { related in
      place.location(of: related.location).map { Related(message: related.message, location: $0) }
    }
    issue.excerpt = line.flatMap { line in issue.excerpt?.moved(from: line, to: place) }
    return issue.shown
  }
}

extension Excerpt {
  /// The excerpt if its line belongs to the text.
  fileprivate func moved(from line: Int, to place: StreamPlace) -> Excerpt? {
    guard place.isTextShown, line >= place.text.line else { return nil }
    var excerpt = self
    let isBehindOther = line == place.text.line ? place.origin.column > 1 : !place.furtherLines.isEmpty
    if isBehindOther, !text.hasPrefix("…") {
      // The line begins before the text.
      excerpt.text = "…" + text
      excerpt.caret += 1
      excerpt.values = values.map { $0.lowerBound + 1..<$0.upperBound + 1 }
    }
    guard let number = earlier?.number else { return excerpt }
    if number > place.text.line {
      excerpt.earlier?.number =
        place.furtherLine(number)?.location.line ?? place.origin.line + number - place.text.line
    } else {
      excerpt.earlier = nil
    }
    return excerpt
  }
}
