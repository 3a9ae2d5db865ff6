/// The contents of an array or object, shared until they are changed.
///
/// The members of an object are two parallel lists, with an index if there are many. Nested values are
/// released one after the other instead of by recursion, which could overflow the stack for a deep tree.
package final class OwnedContents: @unchecked Sendable {
  // Sendable: changed only while it is uniquely referenced.

  var values: [OwnedJSON]
  /// The keys of an object, one for each value; empty for an array.
  private(set) var keys: [String]
  private var places: [ExactKey: Int]

  /// The number of members from which there is an index.
  private static let indexed = 16

  init(values: [OwnedJSON] = [], keys: [String] = [], places: [ExactKey: Int] = [:]) {
    self.values = values
    self.keys = keys
    self.places = places
  }

  /// Copies the contents before a change, unless they are uniquely referenced.
  static func makeUnique(_ contents: inout OwnedContents) {
    if isKnownUniquelyReferenced(&contents) { return }
    contents = OwnedContents(values: contents.values, keys: contents.keys, places: contents.places)
  }

  deinit {
    guard values.contains(where: { $0.contents != nil }) else { return }
    var pending: [OwnedContents] = []
    moveContents(to: &pending)
    while var next = pending.popLast() {
      // Contents that are referenced elsewhere are released there.
      if isKnownUniquelyReferenced(&next) { next.moveContents(to: &pending) }
    }
  }

  /// Moves the nested contents out, so that releasing this one releases nothing else.
  private func moveContents(to pending: inout [OwnedContents]) {
    for value in values {
      if let contents = value.contents { pending.append(contents) }
    }
    values = []
  }
}

extension OwnedContents {
  /// The position of a member.
  ///
  /// - Complexity: O(1) on average.
  func place(of key: String) -> Int? {
    guard keys.count >= OwnedContents.indexed else {
      return keys.firstIndex { ExactKey(text: $0) == ExactKey(text: key) }
    }
    return places[ExactKey(text: key)]
  }

  /// Adds a member. If its key exists, its value is replaced or left unchanged.
  func addMember(_ key: String, _ value: OwnedJSON, replacing: Bool) {
    guard let place = place(of: key) else { return appendMember(key, value) }
    if replacing { values[place] = value }
  }

  /// Adds a member whose key doesn't exist yet.
  func appendMember(_ key: String, _ value: OwnedJSON) {
    keys.append(key)
    values.append(value)
    if keys.count == OwnedContents.indexed {
      rebuildIndex()
    } else if keys.count > OwnedContents.indexed {
      places[ExactKey(text: key)] = keys.count - 1
    }
  }

  /// Removes the member at a position.
  func removeMember(at place: Int) -> OwnedJSON {
    places[ExactKey(text: keys.remove(at: place))] = nil
    if keys.count < OwnedContents.indexed {
      places = [:]
    } else {
      for later in place..<keys.count { places[ExactKey(text: keys[later])] = later }
    }
    return values.remove(at: place)
  }

  /// Removes the members with these keys, in one pass.
  func removeMembers(_ removed: Set<ExactKey>) {
    let kept = keys.indices.filter { !removed.contains(ExactKey(text: keys[$0])) }
    (keys, values) = (kept.map { keys[$0] }, kept.map { values[$0] })
    rebuildIndex()
  }

  private func rebuildIndex() {
    places = [:]
    guard keys.count >= OwnedContents.indexed else { return }
    for (place, key) in keys.enumerated() { places[ExactKey(text: key)] = place }
  }
}

/// A key that equals another only if both have the same scalars; `String`s are also equal if they are
/// canonically equivalent.
struct ExactKey: Hashable {
  let text: String

  static func == (left: ExactKey, right: ExactKey) -> Bool {
    left.text.utf8.count == right.text.utf8.count && left.text.utf8.elementsEqual(right.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}
