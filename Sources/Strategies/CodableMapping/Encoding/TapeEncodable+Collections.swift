internal import JSONCore

extension Optional: TapeEncodable where Wrapped: Encodable {
  static func write(_ value: Wrapped?, in session: EncodingSession) throws {
    if let value { try session.encode(value) } else { session.writer.writeNull() }
  }
}

extension Array: TapeEncodable where Element: Encodable {
  static func write(_ value: [Element], in session: EncodingSession) throws {
    if try writePlain(value, in: session) { return }
    let (depth, outer) = try session.begin(.array)
    let handler = session.handler(for: Element.self)
    try value.span.forEachInPlace { (index, element) throws in
      session.note(index: index, depth: depth + 1)
      do {
        try session.encode(element, by: handler)
      } catch {
        throw session.encodingError(error, of: copy element, path: session.path(depth: depth + 1))
      }
    }
    session.close(to: depth, owner: outer)
  }

  /// Writes an array of one of the most frequent types by specialized code.
  private static func writePlain(_ value: [Element], in session: EncodingSession) throws(JSONError) -> Bool {
    if Element.self == Int.self {
      try recast(value, as: [Int].self).write(to: &session.writer)
      return true
    }
    if Element.self == String.self {
      try recast(value, as: [String].self).write(to: &session.writer)
      return true
    }
    return false
  }
}

extension Set: TapeEncodable where Element: Encodable {
  static func write(_ value: Set<Element>, in session: EncodingSession) throws {
    try [Element].write([Element](value), in: session)
  }
}

extension Dictionary: TapeEncodable where Key: TextKey, Value: Encodable {
  static func write(_ value: [Key: Value], in session: EncodingSession) throws {
    if Key.self == String.self {
      return try session.encode(members: recast(value, as: [String: Value].self)) { $0 }
    }
    // Foundation writes them as an array of keys and values.
    guard session.options.usesStrategyRules else { return try session.encodeModel(value) }
    try session.encode(members: value) { $0.jsonKey }
  }
}

extension EncodingSession {
  // `@inline(__always)`: its callers determine how keys are written, and one of them has only strings.
  @inline(__always)
  fileprivate func encode<Key, Value: Encodable>(
    members: [Key: Value], key text: (Key) -> String
  ) throws {
    let (depth, outer) = try begin(.object)
    for (key, element) in members {
      let key = text(key)
      note(key: key, of: nil, depth: depth + 1)
      writer.key(key)
      do {
        try encode(element)
      } catch {
        throw encodingError(error, of: element, path: path(depth: depth + 1))
      }
      if let pendingError { throw pendingError }
    }
    close(to: depth, owner: outer)
  }
}

extension Span where Element: ~Copyable {
  /// Calls `body` with each element in place. Where elements are copyable, the compiler copies each one
  /// instead.
  // `@inline(__always)`: `body` would be called as a closure for each element.
  @inline(__always)
  fileprivate func forEachInPlace(_ body: (Int, borrowing Element) throws -> Void) rethrows {
    for index in indices { try body(index, self[index]) }
  }
}

extension EncodingSession {
  /// Begins an array or object in the innermost slot; returns the slot's depth and its previous owner.
  func begin(_ content: Slot.Content) throws -> (depth: Int, outer: UInt32) {
    let depth = openCount
    let outer = slots[depth].serial
    open(content, serial: nextSerial())
    if let pendingError { throw pendingError }
    return (depth, outer)
  }
}
