internal import JSONCore

/// The keys of one type in the order in which they are usually written, each with its text.
///
/// A model writes the same keys in the same order again and again. So a key is first compared with the one that
/// followed last time; and that a key is written twice shows in a bit set.
final class KeyTable {
  /// One bit for each key.
  static let limit = UInt64.bitWidth

  @exclusivity(unchecked) private(set) var keys: [PreparedKey] = []
  /// The name on the wire of each key.
  @exclusivity(unchecked) private var names: [String] = []

  /// The position of a key, searched from `start` and then from the first.
  @inline(__always)
  func position(of key: String, from start: Int) -> Int? {
    if start < names.count, names[start] == key { return start }
    return names.firstIndex(of: key)
  }

  /// Adds a key; `nil` if there is no room, or if another key has the same name on the wire.
  func add(_ key: String, wireName: String, options: JSONWriteOptions) -> Int? {
    guard names.count < KeyTable.limit, !keys.contains(where: { $0.name == wireName }) else { return nil }
    names.append(key)
    keys.append(PreparedKey(wireName, options: options))
    return names.count - 1
  }
}
