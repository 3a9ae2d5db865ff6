internal import JSONCore

extension ElementSplitter {
  /// How many bytes behind a failure are looked at to say what stands there.
  private static var lookAhead: Int { 512 }

  /// The end of what is looked at: no more of it where there is more, so that the error does not depend on where
  /// chunks end.
  private var shownEnd: Int { min(buffer.end, scanner.place + ElementSplitter.lookAhead) }

  /// Throws the error of a text that is no JSON, as soon as there is enough text to tell.
  mutating func fail() throws(JSONError) -> StreamRun? {
    guard isWhole || buffer.end - scanner.place >= ElementSplitter.lookAhead else { return nil }
    phase = .ended
    throw current == .element ? elementError(count) : syntaxError()
  }

  /// What is wrong with the text of an element.
  mutating func elementError(_ index: Int) -> JSONError {
    var replay = StreamReplay(
      scanner.containers, depth: path.count + 1, expecting: index == 0 ? .firstElement : .nextElement,
      behind: nil, at: buffer.location(of: currentStart))
    replay.place.path = elementPath(index)
    replay.append(buffer.copy(of: currentStart..<shownEnd))
    return replay.syntaxError(options)
  }

  /// What is wrong at the place outside of the elements.
  private mutating func syntaxError() -> JSONError {
    var expectation = scanner.expectation
    var start = scanner.token == .none ? scanner.place : scanner.tokenStart
    var mark: SourceLocation?
    if scanner.isBehindComma {
      // The text begins with the comma, for it may be what is wrong.
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

  /// Throws `size-limit` for what is so long that it can't be kept.
  mutating func checkLength() throws(JSONError) {
    if current == .element {
      let length = buffer.end - currentStart
      guard length > elementLimit else { return }
      current = .refused
      count += 1
      throw elementLengthError(length)
    }
    let length = buffer.end - kept
    guard length > elementLimit else { return }
    phase = .ended
    throw lengthError(
      length, at: kept, JSONPath(scanner.containers.path(through: scanner.containers.depth)))
  }

  /// The error of an element that is longer than the limit.
  mutating func elementLengthError(_ length: Int) -> JSONError {
    lengthError(length, at: currentStart, JSONPath(elementPath(count - 1)))
  }

  private mutating func lengthError(_ length: Int, at start: Int, _ path: JSONPath) -> JSONError {
    .syntax(
      .sizeLimit(elementLimit, actual: length), location: buffer.location(of: start, length: 1), path: path)
  }
}

extension ElementSplitter {
  /// The way to an element.
  func elementPath(_ index: Int) -> [JSONPath.Component] { steps(path.count) + [.index(index)] }

  /// The first steps of the way to the array.
  private func steps(_ count: Int) -> [JSONPath.Component] {
    zip(path, scanner.containers.all).prefix(count).map { component, container in
      container.isObject ? .key(component) : .index(JSONKeyPath.index(component) ?? 0)
    }
  }

  /// What stands before a value on the way to the array.
  private func replayOfStep(_ depth: Int, at origin: SourceLocation) -> StreamReplay {
    let isInArray = depth > 0 && !scanner.containers.all[depth - 1].isObject
    var replay = StreamReplay(
      scanner.containers, depth: depth, expecting: isInArray ? .firstElement : .value, behind: nil, at: origin
    )
    replay.place.path = steps(depth)
    return replay
  }

  /// The error of a scalar where the way leads on.
  mutating func misfit(_ text: [UInt8]) -> JSONError {
    var replay = replayOfStep(onPath, at: buffer.location(of: currentStart))
    replay.append(text)
    return misfit(replay, isMadeUp: false)
  }

  /// The error of an array or object where the way leads on through another kind of value.
  mutating func misfit(_ text: StaticString) -> JSONError {
    var replay = replayOfStep(onPath, at: buffer.location(of: currentStart))
    replay.append(text)
    return misfit(replay, isMadeUp: true)
  }

  private mutating func misfit(_ replay: StreamReplay, isMadeUp: Bool) -> JSONError {
    phase = .ended
    let (onPath, path) = (onPath, path)
    return replay.dataError(isMadeUp: isMadeUp) { (value) throws(JSONError) in
      if onPath < path.count {
        _ = try value.value(at: [path[onPath]])
      } else {
        _ = try value.array()
      }
    }
  }

  /// The error of an array or object on the way that has ended without the next step.
  mutating func missing(at depth: Int) -> JSONError {
    phase = .ended
    let closed = scanner.lastClosed
    var replay = replayOfStep(
      depth, at: closed?.opening ?? buffer.location(of: currentStart))
    replay.append(closed?.isObject == true ? "{" : "[")
    replay.append(members: passedNames)
    replay.append(closed?.isObject == true ? "}" : "]")
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

  /// The error of a key that its object has already.
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
