extension JSONCursor {
  /// Reads a member whose key the model doesn't have, and adds it to those of the rest. Of equal keys, the
  /// first counts.
  ///
  /// - Throws: `CursorFailure` if it is not well-formed, if its value is nested too deep, or if its key has
  ///   escapes and so may be one of the model's.
  public mutating func readMember(into rest: inout OwnedJSON.Members) throws(CursorFailure) {
    skipWhiteSpace()
    let key = place + 1
    guard !(try skipString()) else { throw CursorFailure() }
    let keyEnd = place - 1
    // Only white space before the colon needs a call.
    if place.pointee == UInt8(ascii: ":") { place += 1 } else { try expect(UInt8(ascii: ":")) }
    skipWhiteSpace()
    let value = place
    try skipValue()
    do throws(JSONError) {
      try rest.add(
        key: UnsafeBufferPointer(start: key, count: keyEnd - key),
        text: UnsafeBufferPointer(start: value, count: place - value), in: &restMemory, remaining: end - key)
    } catch {
      throw CursorFailure()
    }
  }
}
