/// The contents of an array or object, shared until they are changed.
///
/// The members of an object are two parallel lists, with an index if there are many. Large contents move into
/// chunks before the first insertion or removal that isn't at the end. Nested values are released one
/// after the other instead of by recursion, which could overflow the stack for a deep tree.
package final class OwnedContents: @unchecked Sendable {
  // Sendable: changed only while it is uniquely referenced.

  private var plainValues: [OwnedJSON]
  /// The keys of an object, one for each value; empty for an array.
  private var plainKeys: [String]
  /// All entries, if they are in chunks; the lists are empty then.
  private(set) var chunks: OwnedChunks?
  /// The index of an object: the numbers of the members, which are their positions unless they are in chunks.
  private var numbers: [ExactKey: Int]

  /// The number of members from which there is an index.
  private static let indexed = 16

  init(values: [OwnedJSON] = [], keys: [String] = [], numbers: [ExactKey: Int] = [:]) {
    self.plainValues = values
    self.plainKeys = keys
    self.numbers = numbers
  }

  /// Copies the contents before a change, unless they are uniquely referenced.
  static func makeUnique(_ contents: inout OwnedContents) {
    if isKnownUniquelyReferenced(&contents) { return }
    let copy = OwnedContents(
      values: contents.plainValues, keys: contents.plainKeys, numbers: contents.numbers)
    copy.chunks = contents.chunks
    contents = copy
  }

  deinit {
    guard chunks != nil || plainValues.contains(where: { $0.contents != nil }) else { return }
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
    (plainValues, chunks) = ([], nil)
  }
}

extension OwnedContents {
  /// The number of elements or members.
  var count: Int { chunks?.count ?? plainValues.count }

  /// The values in order.
  var values: [OwnedJSON] { chunks?.entries.map(\.value) ?? plainValues }

  /// The keys in order; those of an array have no meaning.
  var keys: [String] { chunks?.entries.map(\.key) ?? plainKeys }

  func value(at position: Int) -> OwnedJSON { chunks?[position].value ?? plainValues[position] }

  func key(at position: Int) -> String { chunks?[position].key ?? plainKeys[position] }

  func setValue(_ value: OwnedJSON, at position: Int) {
    if chunks == nil { plainValues[position] = value } else { chunks?[position].value = value }
  }

  /// Replaces elements of an array.
  func replaceElements(_ range: Range<Int>, with values: some Collection<OwnedJSON>) {
    let isSmall = range.count <= 1 && values.count <= 1
    if isSmall, range.count != values.count, range.upperBound < plainValues.count,
      plainValues.count > OwnedChunks.capacity
    {
      moveToChunks()
    }
    guard chunks != nil else { return plainValues.replaceSubrange(range, with: values) }
    guard isSmall else {
      var all = self.values
      chunks = nil
      all.replaceSubrange(range, with: values)
      return plainValues = all
    }
    if let value = values.first {
      range.isEmpty
        ? chunks?.insert((0, "", value), at: range.lowerBound) : setValue(value, at: range.lowerBound)
    } else if !range.isEmpty {
      chunks?.remove(at: range.lowerBound)
    }
  }

  private func moveToChunks() {
    chunks = OwnedChunks(
      plainValues.enumerated().map { ($0.offset, plainKeys.isEmpty ? "" : plainKeys[$0.offset], $0.element) })
    (plainValues, plainKeys) = ([], [])
  }
}

extension OwnedContents {
  /// The position of a member.
  ///
  /// - Complexity: O(1) on average.
  func place(of key: String) -> Int? {
    guard chunks != nil || plainKeys.count >= OwnedContents.indexed else {
      return plainKeys.firstIndex { ExactKey(text: $0) == ExactKey(text: key) }
    }
    guard let number = numbers[ExactKey(text: key)] else { return nil }
    return chunks?.position(of: number) ?? number
  }

  /// Adds a member. If its key exists, its value is replaced or left unchanged.
  func addMember(_ key: String, _ value: OwnedJSON, replacing: Bool) {
    guard let place = place(of: key) else { return appendMember(key, value) }
    if replacing { setValue(value, at: place) }
  }

  /// Adds a member whose key doesn't exist yet.
  func appendMember(_ key: String, _ value: OwnedJSON) {
    // Not bound to a constant, which would be a second reference to the chunks.
    if let number = chunks?.nextNumber, let end = chunks?.count {
      chunks?.insert((number, key, value), at: end)
      numbers[ExactKey(text: key)] = number
      return
    }
    plainKeys.append(key)
    plainValues.append(value)
    if plainKeys.count == OwnedContents.indexed {
      rebuildIndex()
    } else if plainKeys.count > OwnedContents.indexed {
      numbers[ExactKey(text: key)] = plainKeys.count - 1
    }
  }

  /// Removes the member at a position.
  func removeMember(at place: Int) -> OwnedJSON {
    if place < plainKeys.count - 1, plainKeys.count >= OwnedContents.indexed { moveToChunks() }
    if let removed = chunks?.remove(at: place) {
      numbers[ExactKey(text: removed.key)] = nil
      return removed.value
    }
    numbers[ExactKey(text: plainKeys.remove(at: place))] = nil
    return plainValues.remove(at: place)
  }

  private func rebuildIndex() {
    numbers = [:]
    for (place, key) in plainKeys.enumerated() { numbers[ExactKey(text: key)] = place }
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
