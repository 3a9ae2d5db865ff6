internal import CScan

extension StreamScanner {
  /// What ``skipTokens(in:to:)`` has read of the innermost container. Most keys aren't stored, because their
  /// values are complete when more is needed of the container.
  struct Skipped {
    /// The number of complete elements or members.
    var children = 0
    /// The text of the current key.
    var key: Range<Int>?
  }

  /// Reads tokens without reporting events, which takes a fraction of the time of ``next(in:isWhole:)``.
  ///
  /// Stops before a number, word, escape or character that isn't complete, before what isn't valid, and
  /// before the bracket that closes the outermost of the inner containers; ``next(in:isWhole:)`` reads these.
  /// Updates neither ``mark`` nor ``lastClosed``.
  ///
  /// - Parameter depth: The number of outer containers.
  /// - Returns: Whether the available text has been read.
  package mutating func skipTokens(in buffer: borrowing StreamBuffer, to depth: Int) -> Bool {
    guard containers.depth > depth, token == .none || isInText else { return false }
    let limit = UnsafePointer(buffer.pointer(at: buffer.end))
    // In local variables, because the scanner is in memory. A string or key that has begun is read from its
    // opening quote on, but its text only from `text` on.
    var text = token == .none ? nil : UnsafePointer(buffer.pointer(at: place))
    var place = UnsafePointer(buffer.pointer(at: token == .none ? place : tokenStart))
    var expectation = expectation
    var isObject = containers.isInObject
    var skipped = skipped
    /// The string or key whose end isn't available.
    var begun = Token.none
    /// The end of the examined text.
    var end = place
    while true {
      if place.pointee <= 0x20 { place = cscan_white_space(place) }
      end = place
      let byte = place.pointee
      switch expectation {
      case .separator:
        if byte == UInt8(ascii: ",") {
          place += 1
          expectation = isObject ? .nextKey : .nextElement
          continue
        }
      case .firstKey, .nextKey:
        guard byte == UInt8(ascii: "\"") else { break }
        guard JSONCursor.skipText(&end, cscan_plain_text(text ?? place + 1), limit) else {
          begun = .key
          break
        }
        text = nil
        skipped.key = buffer.offset(of: place) + 1..<buffer.offset(of: end) - 1
        place = end
        expectation = .colon
        continue
      case .colon:
        if byte == UInt8(ascii: ":") {
          place += 1
          expectation = .value
          continue
        }
      case .value, .firstElement, .nextElement:
        if byte | 0x20 == UInt8(ascii: "{"), containers.depth < depthLimit {
          containers.add(skipped, in: buffer)
          skipped = Skipped()
          isObject = byte == UInt8(ascii: "{")
          containers.open(isObject: isObject, at: nil)
          expectation = isObject ? .firstKey : .firstElement
          place += 1
          valueEnd = buffer.offset(of: place)
          continue
        }
        if StreamScanner.skipScalar(byte, text ?? place + 1, &end, limit) {
          text = nil
          place = end
          valueEnd = buffer.offset(of: place)
          skipped = Skipped(children: skipped.children + 1)
          expectation = .separator
          continue
        }
        if byte == UInt8(ascii: "\"") { begun = .string }
      case .end: break
      }
      guard byte == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")), containers.depth > depth + 1,
        expectation == .separator || expectation == .firstKey || expectation == .firstElement
      else { break }
      _ = containers.close()
      isObject = containers.isInObject
      skipped = Skipped(children: 1)
      place += 1
      valueEnd = buffer.offset(of: place)
      expectation = .separator
    }
    scannedCount += buffer.offset(of: end) - self.place
    token = begun
    tokenStart = buffer.offset(of: place)
    self.place = begun == .none ? tokenStart : buffer.offset(of: end) - 1
    self.expectation = expectation
    self.skipped = skipped
    return self.place == buffer.end
  }

  /// Skips a string, or another scalar that a complete byte follows.
  // `@inline(__always)`, because it continues the loop of `skipTokens` at its position.
  @inline(__always)
  private static func skipScalar(
    _ byte: UInt8, _ text: UnsafePointer<UInt8>, _ place: inout UnsafePointer<UInt8>,
    _ limit: UnsafePointer<UInt8>
  ) -> Bool {
    if byte == UInt8(ascii: "\"") { return JSONCursor.skipText(&place, cscan_plain_text_wide(text), limit) }
    return JSONCursor.skipUnquoted(byte, &place) && endsScalar(place.pointee)
  }

  /// The path to the current child of the innermost of the first `count` containers.
  package func path(through count: Int, in buffer: borrowing StreamBuffer) -> [JSONPath.Component] {
    var containers = containers
    containers.add(skipped, in: buffer)
    return containers.path(through: count)
  }
}
