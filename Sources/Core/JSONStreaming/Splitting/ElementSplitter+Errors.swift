internal import JSONCore

extension ElementSplitter {
  /// The number of bytes after an error that its message may depend on.
  private static var lookAhead: Int { 512 }

  /// The end of the text that a message may depend on. It is limited even if more text is there, so that the
  /// message doesn't depend on where chunks end.
  private var shownEnd: Int { min(buffer.end, scanner.place + ElementSplitter.lookAhead) }

  /// Throws the error of a text that isn't JSON, once there is enough text to determine it.
  mutating func fail() throws(JSONError) -> StreamRun? {
    guard isWhole || buffer.end - scanner.place >= ElementSplitter.lookAhead else { return nil }
    phase = .ended
    if case .element(let start) = current { throw elementError(count, from: start) }
    throw syntaxError()
  }

  /// Returns the error in the text of an element.
  mutating func elementError(_ index: Int, from start: Int) -> JSONError {
    var replay = StreamReplay(
      scanner.containers, depth: path.count + 1, expecting: index == 0 ? .firstElement : .nextElement,
      behind: nil, at: buffer.location(of: start))
    replay.place.path = elementPath(index)
    replay.append(buffer.copy(of: start..<shownEnd))
    return replay.syntaxError(options)
  }

  /// Returns the error at the current position, outside the elements.
  private mutating func syntaxError() -> JSONError {
    var expectation = scanner.expectation
    var start = scanner.token == .none ? scanner.place : scanner.tokenStart
    var mark: SourceLocation?
    if scanner.isBehindComma {
      // The text begins with the comma, which may be the error.
      expectation = .separator
      start = scanner.mark.offset
    } else {
      mark = scanner.mark.location ?? buffer.location(of: scanner.mark.offset)
    }
    let isCut = start < buffer.start
    if isCut { start = scanner.place }
    var replay = StreamReplay(
      scanner.containers, depth: scanner.containers.depth, expecting: expectation, behind: mark,
      at: buffer.location(of: start))
    if isCut, let mark { replay.openString(at: mark) }
    replay.append(buffer.copy(of: start..<shownEnd))
    return replay.syntaxError(options)
  }

  /// Throws `size-limit` for a part that is too long to be stored.
  mutating func checkLength() throws(JSONError) {
    if case .element(let start) = current {
      guard buffer.end - start > elementLimit else { return }
      current = .refused
      count += 1
      return try checkElementLength(start..<buffer.end)
    }
    let length = buffer.end - neededStart
    guard length > elementLimit else { return }
    phase = .ended
    throw lengthError(
      length, at: neededStart, JSONPath(scanner.containers.path(through: scanner.containers.depth)))
  }

  /// Throws `size-limit` for an element, the last one counted, that is longer than the limit.
  mutating func checkElementLength(_ range: Range<Int>) throws(JSONError) {
    guard range.count > elementLimit else { return }
    throw lengthError(range.count, at: range.lowerBound, JSONPath(elementPath(count - 1)))
  }

  private mutating func lengthError(_ length: Int, at start: Int, _ path: JSONPath) -> JSONError {
    .syntax(
      .sizeLimit(elementLimit, actual: length), location: buffer.location(of: start, length: 1), path: path)
  }

  /// Returns the path of an element.
  func elementPath(_ index: Int) -> [JSONPath.Component] { steps(path.count) + [.index(index)] }

  /// Returns the first steps of the path to the array.
  private func steps(_ count: Int) -> [JSONPath.Component] {
    zip(path, scanner.containers.all).prefix(count).map { component, container in
      container.isObject ? .key(component) : .index(JSONKeyPath.index(component) ?? 0)
    }
  }

  /// Returns the document that stands for the text before a value on the path to the array.
  private func replayOfStep(_ depth: Int, at origin: SourceLocation) -> StreamReplay {
    let isInArray = depth > 0 && !scanner.containers.all[depth - 1].isObject
    var replay = StreamReplay(
      scanner.containers, depth: depth, expecting: isInArray ? .firstElement : .value, behind: nil, at: origin
    )
    replay.place.path = steps(depth)
    return replay
  }

  /// Returns the error of a value of the wrong kind for the next step of the path.
  ///
  /// - Parameter isMadeUp: Whether the text stands for an array or object, and must not be shown.
  mutating func misfit(_ text: some Sequence<UInt8>, at start: Int, isMadeUp: Bool) -> JSONError {
    let depth = scanner.containers.depth
    var replay = replayOfStep(depth, at: buffer.location(of: start))
    replay.append(text)
    phase = .ended
    let path = path
    return replay.dataError(isMadeUp: isMadeUp) { (value) throws(JSONError) in
      if depth < path.count {
        _ = try value.value(at: [path[depth]])
      } else {
        _ = try value.array()
      }
    }
  }

  /// Returns the error of an array or object on the path that ended without the next step.
  mutating func missing(at depth: Int) -> JSONError {
    phase = .ended
    let closed = scanner.lastClosed
    var replay = replayOfStep(depth, at: closed?.opening ?? buffer.location(of: scanner.place))
    replay.append((closed?.isObject == true ? "{" : "[").utf8)
    replay.append(members: passedNames)
    replay.append((closed?.isObject == true ? "}" : "]").utf8)
    let step = path[depth]
    let error = replay.dataError(isMadeUp: true) { (value) throws(JSONError) in
      _ = try value.value(at: [step])
    }
    guard let closed, !closed.isObject, let index = JSONKeyPath.index(step) else { return error }
    return error.mapIssues { issue in
      var issue = issue
      issue.kind = .indexOutOfBounds(index, count: closed.count)
      return issue
    }
  }

  /// Returns the error of a duplicate key.
  mutating func repeatedKeyError() -> JSONError {
    var replay = StreamReplay(
      scanner.containers, depth: scanner.containers.depth, expecting: .nextKey, behind: nil,
      at: buffer.location(of: scanner.tokenStart))
    replay.append(buffer.copy(of: scanner.tokenStart..<scanner.place))
    var options = options
    options.duplicateKeys = .reject
    return replay.syntaxError(options)
  }
}
