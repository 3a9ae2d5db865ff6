internal import JSONCore

/// The keys of the objects that are open, to find one that is there twice.
struct RepeatedKeys {
  /// Whether anybody wants to know.
  let isOn: Bool
  /// The bytes of the keys of each open container.
  private var keys: [Set<[UInt8]>] = []

  init(isOn: Bool) { self.isOn = isOn }

  /// Notes a key of the object at a depth; `false` if the object has it already.
  mutating func insert(_ key: String, _ depth: Int) -> Bool {
    while keys.count < depth { keys.append([]) }
    // Keys are equal if their bytes are; strings would also be equal if they merely look the same.
    return keys[depth - 1].insert(Array(key.utf8)).inserted
  }

  /// Forgets the keys of the containers that are closed.
  mutating func close(to depth: Int) {
    if keys.count > depth { keys.removeLast(keys.count - depth) }
  }
}
