internal import JSONCore

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
  mutating func close(to depth: Int) {
    if keys.count > depth { keys.removeLast(keys.count - depth) }
  }
}
