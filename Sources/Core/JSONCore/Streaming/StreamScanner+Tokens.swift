internal import CScan

extension StreamScanner {
  /// Reads tokens without reporting events, which takes a fraction of the time of ``next(in:isWhole:)``.
  ///
  /// Stops before a token that isn't complete or isn't valid, and before the bracket that closes the
  /// outermost of the inner containers; ``next(in:isWhole:)`` reads these.
  ///
  /// - Parameter depth: The number of outer containers.
  package mutating func skipTokens(in buffer: borrowing StreamBuffer, to depth: Int) {
    guard token == .none, containers.depth > depth else { return }
    let limit = UnsafePointer(buffer.pointer(at: buffer.end))
    // In local variables, because the scanner is in memory.
    var place = UnsafePointer(buffer.pointer(at: place))
    var expectation = expectation
    var isObject = containers.isInObject
    // What the innermost container doesn't have yet: most keys aren't needed, because their values are
    // complete.
    var children = 0
    var key: UnsafeRawBufferPointer?
    var mark = self.mark.offset
    /// The end of the examined text.
    var end: UnsafePointer<UInt8>
    while true {
      if place.pointee <= 0x20 { place = cscan_white_space(place) }
      end = place
      let byte = place.pointee
      switch expectation {
      case .separator:
        if byte == UInt8(ascii: ",") {
          mark = buffer.offset(of: place)
          place += 1
          expectation = isObject ? .nextKey : .nextElement
          continue
        }
      case .firstKey, .nextKey:
        if byte == UInt8(ascii: "\""), JSONCursor.skipText(&end, cscan_plain_text(end + 1), limit) {
          key = UnsafeRawBufferPointer(start: place + 1, count: end - place - 2)
          place = end
          expectation = .colon
          continue
        }
      case .colon:
        if byte == UInt8(ascii: ":") {
          place += 1
          expectation = .value
          continue
        }
      case .value, .firstElement, .nextElement:
        if byte | 0x20 == UInt8(ascii: "{"), containers.depth < depthLimit {
          containers.add(children, key)
          isObject = byte == UInt8(ascii: "{")
          containers.open(isObject: isObject, at: nil)
          expectation = isObject ? .firstKey : .firstElement
          (children, key) = (0, nil)
          place += 1
          valueEnd = buffer.offset(of: place)
          continue
        }
        if StreamScanner.skipScalar(byte, &end, limit) {
          place = end
          valueEnd = buffer.offset(of: place)
          mark = valueEnd
          children += 1
          key = nil
          expectation = .separator
          continue
        }
      case .end: break
      }
      guard byte == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")), containers.depth > depth + 1,
        expectation == .separator || expectation == .firstKey || expectation == .firstElement
      else { break }
      lastClosed = containers.close()
      isObject = containers.isInObject
      (children, key) = (1, nil)
      place += 1
      valueEnd = buffer.offset(of: place)
      mark = valueEnd
      expectation = .separator
    }
    containers.add(children, key)
    scannedCount += buffer.offset(of: end) - self.place
    self.place = buffer.offset(of: place)
    self.expectation = expectation
    self.mark = StreamMark(offset: mark)
  }

  /// Skips a string, or another scalar that a complete byte follows.
  // `@inline(__always)`, because it continues the loop of `skipTokens` at its position.
  @inline(__always)
  private static func skipScalar(
    _ byte: UInt8, _ place: inout UnsafePointer<UInt8>, _ limit: UnsafePointer<UInt8>
  ) -> Bool {
    if byte == UInt8(ascii: "\"") {
      return JSONCursor.skipText(&place, cscan_plain_text_wide(place + 1), limit)
    }
    return JSONCursor.skipUnquoted(byte, &place) && endsScalar(place.pointee)
  }
}
