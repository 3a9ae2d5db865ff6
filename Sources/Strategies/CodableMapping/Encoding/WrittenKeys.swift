internal import JSONCore

/// The keys that an object has got so far.
struct WrittenKeys {
  private var table: KeyTable?
  /// The keys of the table, by position.
  private var bits: UInt64 = 0
  private var next = 0
  /// The other ones by their names on the wire, and all once keys of a second type are used.
  private var others: Set<String>?

  /// Starts anew with an empty object.
  @inline(__always)
  mutating func reset(_ table: KeyTable) {
    if self.table !== table { self.table = table }
    bits = 0
    next = 0
    if others != nil { others = nil }
  }

  /// Lets keys of another type follow.
  mutating func join(_ table: KeyTable) {
    guard let current = self.table, current !== table else { return }
    others = (others ?? []).union(
      current.keys.indices.filter { bits & 1 << UInt64($0) != 0 }.map { current.keys[$0].name })
    self.table = nil
  }

  /// Writes a key; false if the object has it already.
  @inline(__always)
  mutating func write(_ key: String, in session: EncodingSession, wireName: () -> String) -> Bool {
    guard others == nil, let table, let position = table.position(of: key, from: next) else {
      return writeOther(key, in: session, wireName: wireName())
    }
    let bit: UInt64 = 1 << UInt64(truncatingIfNeeded: position)
    guard bits & bit == 0 else { return false }
    bits |= bit
    next = position + 1
    session.writer.key(table.keys[position])
    return true
  }

  @inline(never)
  private mutating func writeOther(_ key: String, in session: EncodingSession, wireName: String) -> Bool {
    guard !contains(wireName) else { return false }
    if others == nil, !session.options.keys.dependsOnPath,
      let position = table?.add(key, wireName: wireName, options: session.writer.options)
    {
      bits |= 1 << UInt64(position)
      next = position + 1
    } else if others?.insert(wireName) == nil {
      others = [wireName]
    }
    session.writer.key(wireName)
    return true
  }

  private func contains(_ wireName: String) -> Bool {
    if let others, others.contains(wireName) { return true }
    guard let position = table?.keys.firstIndex(where: { $0.name == wireName }) else { return false }
    return bits & 1 << UInt64(position) != 0
  }

  /// Forgets a key whose value could not be written.
  mutating func remove(_ wireName: String) {
    if let position = table?.keys.firstIndex(where: { $0.name == wireName }) {
      bits &= ~(1 << UInt64(position))
    }
    others?.remove(wireName)
  }
}
