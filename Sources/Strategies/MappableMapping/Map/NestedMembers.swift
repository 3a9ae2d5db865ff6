import JSONCore

/// The members of an object that is being rewritten, as a tree along their keys.
///
///     {"id":1,"a.b":2,"a.c":3}
///
///     id   1
///     a
///       b  2
///       c  3
final class NestedMembers {
  /// Where the value that stands here is in the original document, if there is one.
  private(set) var position: DocumentPosition?
  /// What lies below, in the order of writing. Below a value, it is laid over the value's own members.
  private(set) var members: [(key: String, place: NestedMembers)] = []
  private var places: [String: NestedMembers] = [:]

  /// Puts the value of a member at a place; what was there before is gone.
  func insert(_ position: DocumentPosition, at keys: some Collection<String>) {
    guard let key = keys.first else {
      self.position = position
      (members, places) = ([], [:])
      return
    }
    member(key).insert(position, at: keys.dropFirst())
  }

  /// The place below a key, if there is one.
  subscript(key: String) -> NestedMembers? { places[key] }

  private func member(_ key: String) -> NestedMembers {
    if let present = self[key] { return present }
    let made = NestedMembers()
    members.append((key, made))
    places[key] = made
    return made
  }
}

extension JSONWriter {
  /// Rewrites the object that was written from `start` on: members below nested keys become members of nested
  /// objects. As in a dictionary that is filled member by member, of two values for one key the last stays,
  /// and a nested key leads into an object that was written before.
  ///
  /// - Complexity: O(*n*) on average in the length of the object.
  mutating func nestMembers(from start: Int, along nestedKeys: [String: [String]]) throws(JSONError) {
    try write(object: takeBack(from: start), along: nestedKeys)
  }

  /// Writes the object that a text holds, with its members below nested keys as members of nested objects.
  mutating func write(object text: [UInt8], along nestedKeys: [String: [String]]) throws(JSONError) {
    let limits = JSONParseOptions(depthLimit: options.depthLimit, sizeLimit: .max)
    let document = try Document(parsing: text, options: limits)
    try document.withRoot { (json) throws(JSONError) in
      let tree = NestedMembers()
      try json.object().forEach { (member) in
        tree.insert(member.value.position, at: nestedKeys[member.key] ?? [member.key])
      }
      try write(tree, over: nil, from: document)
    }
  }

  /// Writes what stands at a place of the tree, laid over the value that stood there before.
  private mutating func write(
    _ place: NestedMembers, over base: JSONValue?, from document: Document
  ) throws(JSONError) {
    guard let position = place.position else { return try writeObject(place, over: base, from: document) }
    let value = document[position]
    if place.members.isEmpty { try write(value) } else { try writeObject(place, over: value, from: document) }
  }

  private mutating func writeObject(
    _ place: NestedMembers, over base: JSONValue?, from document: Document
  ) throws(JSONError) {
    try beginObject()
    var overlaid: Set<String> = []
    if let base, base.kind == .object {
      try base.object().forEach { (member) throws(JSONError) in
        key(verbatim: member.key)
        guard let above = place[member.key] else { return try write(member.value) }
        overlaid.insert(member.key)
        try write(above, over: member.value, from: document)
      }
    }
    for (name, member) in place.members where !overlaid.contains(name) {
      key(verbatim: name)
      try write(member, over: nil, from: document)
    }
    endObject()
  }
}
