internal import JSONCore

/// A short document that stands for a stream at one position. It opens the same arrays and objects, and
/// continues with the stream's text, so the parser finds the same error in it as in the whole text.
///
/// The text before the position is made up, on a line of its own:
///
/// ```text
/// {"data":{"movies":[0,
/// {"title": nil}
/// ```
struct StreamReplay {
  private var bytes: [UInt8] = []
  /// The closing brackets of the open containers, the innermost last.
  private var closing: [UInt8] = []
  var place: StreamPlace

  /// Creates the text before a position.
  ///
  /// - Parameters:
  ///   - depth: The number of containers to open.
  ///   - expectation: The token that has to come next in the innermost container.
  ///   - mark: The comma or the end of the value before the position.
  init(
    _ containers: OpenContainers, depth: Int, expecting expectation: StreamScanner.Expectation,
    behind mark: SourceLocation?, at origin: SourceLocation
  ) {
    place = StreamPlace(origin: origin)
    place.path = containers.path(through: depth)
    for level in 0..<depth {
      let container = containers.all[level]
      if let opening = container.opening { place.places[bytes.count] = opening }
      bytes.append(UInt8(ascii: container.isObject ? "{" : "["))
      closing.append(UInt8(ascii: container.isObject ? "}" : "]"))
      let isInner = level == depth - 1
      guard !isInner || expectation != .firstElement && expectation != .firstKey else {
        place.standIns.append(0)
        continue
      }
      if container.isObject { append(name: containers.name(at: level)) }
      let isBehindValue = isInner && expectation.isBehindValue
      place.standIns.append(isBehindValue ? 1 : 0)
      if container.isObject, !isInner || expectation != .colon { bytes.append(UInt8(ascii: ":")) }
      if isBehindValue { bytes.append(UInt8(ascii: "0")) }
    }
    if expectation == .end { bytes += "[]".utf8 }
    // The search for a missing comma looks at the ends of lines only.
    if expectation.isBehindValue, mark?.line != origin.line { place.places[bytes.count] = mark }
    if expectation == .nextElement || expectation == .nextKey { bytes.append(UInt8(ascii: ",")) }
    guard !bytes.isEmpty else { return }
    bytes.append(UInt8(ascii: "\n"))
    place.text = SourceLocation(offset: bytes.count, length: 0, line: 2, column: 1)
  }

  /// Continues the text after the opening quote of a string that is no longer stored.
  mutating func openString(at opening: SourceLocation) {
    place.places[bytes.count] = opening
    bytes.append(UInt8(ascii: "\""))
    place.text.offset += 1
    place.text.column += 1
  }

  mutating func append(_ text: some Sequence<UInt8>) { bytes += text }

  private mutating func append(name: some Sequence<UInt8>) {
    bytes.append(UInt8(ascii: "\""))
    bytes += name
    bytes.append(UInt8(ascii: "\""))
  }

  /// Appends keys, as those of members without values.
  mutating func append(members: [(name: [UInt8], location: SourceLocation)]) {
    for (position, member) in members.enumerated() {
      if position > 0 { bytes.append(UInt8(ascii: ",")) }
      place.places[bytes.count] = member.location
      append(name: member.name)
      bytes += ":0".utf8
    }
  }

  /// Returns the syntax error of the text, as an error of the stream.
  func syntaxError(_ options: JSONParseOptions) -> JSONError {
    var options = options
    options.sizeLimit = .max
    options.allowsByteOrderMark = false
    do throws(JSONError) { _ = try Document(parsing: bytes, options: options) } catch {
      return error.ofIncompleteText.moved(to: place)
    }
    return unexplained
  }

  /// The error if the parser accepts a text that the scanner has rejected.
  private var unexplained: JSONError {
    .syntax(.invalidJSON("the text is not JSON"), location: place.origin, path: JSONPath(place.path))
  }

  /// Returns the error that `body` throws for the value of the text.
  ///
  /// - Parameter isMadeUp: Whether the text isn't that of the stream, and must not be shown.
  func dataError(isMadeUp: Bool, _ body: (JSONValue) throws(JSONError) -> Void) -> JSONError {
    var place = place
    place.isTextShown = !isMadeUp
    let steps = zip(place.path, place.standIns).map { step, standIn in
      if case .key(let key) = step { key } else { String(standIn) }
    }
    do throws(JSONError) {
      try Document(
        parsing: bytes + [UInt8(ascii: "\n")] + closing.reversed(),
        options: JSONParseOptions(depthLimit: .max)
      )
      .withRoot { (root) throws(JSONError) in try body(root.value(at: JSONKeyPath(steps))) }
    } catch {
      return error.moved(to: place)
    }
    return unexplained
  }
}

extension StreamScanner.Expectation {
  /// Whether the expected token follows a value.
  var isBehindValue: Bool { self == .nextElement || self == .nextKey || self == .separator }
}

/// The keys of the open objects, to find duplicates.
struct RepeatedKeys {
  /// The bytes of the keys of each open container.
  private var keys: [Set<[UInt8]>] = []

  /// Adds a key of the object at a depth; returns `false` for a duplicate.
  mutating func insert(_ key: String, _ depth: Int) -> Bool {
    while keys.count < depth { keys.append([]) }
    // Keys are equal if their bytes are; `String` would also compare canonically equivalent ones as equal.
    return keys[depth - 1].insert(Array(key.utf8)).inserted
  }

  /// Removes the keys of closed containers.
  mutating func close(to depth: Int) { if keys.count > depth { keys.removeLast(keys.count - depth) } }
}
