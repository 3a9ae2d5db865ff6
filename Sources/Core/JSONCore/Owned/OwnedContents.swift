/// What an array or object contains, shared until it is changed.
///
/// The members of an object are two lists side by side, with an index once they are many. Nested values are
/// released one after the other instead of by recursion, which a deep tree would let overflow the stack.
final class OwnedContents: @unchecked Sendable {
  // Sendable: changed only while it is referenced once.

  var values: [OwnedJSON]
  /// The keys of an object, as many as values; empty for an array.
  private(set) var keys: [String]
  private var places: [ExactKey: Int] = [:]

  /// From this many members on there is an index.
  private static let indexed = 16

  init(values: [OwnedJSON] = []) {
    self.values = values
    keys = []
  }

  private init(copying other: OwnedContents) {
    values = other.values
    keys = other.keys
    places = other.places
  }

  /// Copies what is to be changed, if somebody else holds it too.
  static func makeUnique(_ contents: inout OwnedContents) {
    if !isKnownUniquelyReferenced(&contents) { contents = OwnedContents(copying: contents) }
  }

  deinit {
    guard values.contains(where: { $0.contents != nil }) else { return }
    var pending: [OwnedContents] = []
    moveContents(to: &pending)
    while var next = pending.popLast() {
      // Whoever else holds it will release it.
      if isKnownUniquelyReferenced(&next) { next.moveContents(to: &pending) }
    }
  }

  /// Hands the nested contents over, so that releasing this one releases nothing else.
  private func moveContents(to pending: inout [OwnedContents]) {
    for value in values {
      if let contents = value.contents { pending.append(contents) }
    }
    values = []
  }
}

extension OwnedContents {
  /// The place of a member.
  ///
  /// - Complexity: O(1) on average.
  func place(of key: String) -> Int? {
    guard keys.count >= OwnedContents.indexed else {
      return keys.firstIndex { ExactKey(text: $0) == ExactKey(text: key) }
    }
    return places[ExactKey(text: key)]
  }

  /// Adds a member, unless its key is there already; its value then may be replaced.
  func addMember(_ key: String, _ value: OwnedJSON, replacing: Bool) {
    guard let place = place(of: key) else { return appendMember(key, value) }
    if replacing { values[place] = value }
  }

  /// Adds a member whose key is not there yet.
  func appendMember(_ key: String, _ value: OwnedJSON) {
    keys.append(key)
    values.append(value)
    if keys.count == OwnedContents.indexed {
      rebuildIndex()
    } else if keys.count > OwnedContents.indexed {
      places[ExactKey(text: key)] = keys.count - 1
    }
  }

  /// Removes the member at a place.
  func removeMember(at place: Int) -> OwnedJSON {
    keys.remove(at: place)
    let value = values.remove(at: place)
    rebuildIndex()
    return value
  }

  private func rebuildIndex() {
    places = [:]
    guard keys.count >= OwnedContents.indexed else { return }
    for (place, key) in keys.enumerated() { places[ExactKey(text: key)] = place }
  }
}

/// A key that equals another only if both have the same scalars; strings also do if they merely look the
/// same.
struct ExactKey: Hashable {
  let text: String

  static func == (left: ExactKey, right: ExactKey) -> Bool {
    left.text.utf8.count == right.text.utf8.count && left.text.utf8.elementsEqual(right.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}
