import JSONCore

/// The members of an object that is being rewritten, as a tree along their keys.
///
/// ```text
/// {"id":1,"a.b":2,"a.c":3}
///
/// id   1
/// a
///   b  2
///   c  3
/// ```
final class NestedMembers {
  /// The position of the value in the original document, unless there are nested members.
  private(set) var position: DocumentPosition?
  /// The nested members, in the order of writing.
  private(set) var members: [(key: String, place: NestedMembers)] = []
  private var places: [String: NestedMembers] = [:]

  /// Inserts a value at a path, replacing the existing one. Members of values along the path remain.
  func insert(_ json: JSONValue, at keys: some Collection<String>) {
    guard let key = keys.first else {
      position = json.position
      (members, places) = ([], [:])
      return
    }
    if let position {
      self.position = nil
      json.document[position].unguardedObject?.forEach { insert($0.value, at: [$0.key]) }
    }
    place(key).insert(json, at: keys.dropFirst())
  }

  private func place(_ key: String) -> NestedMembers {
    if let present = places[key] { return present }
    let made = NestedMembers()
    members.append((key, made))
    places[key] = made
    return made
  }
}

extension JSONWriter {
  /// Writes the object in a text: members with nested keys become members of nested objects. As in a
  /// dictionary that is filled member by member, the last of two values for one key counts. A nested key
  /// extends an object that was written before.
  ///
  /// - Complexity: O(*n*) on average in the length of the text.
  mutating func write(object text: [UInt8], along nestedKeys: [String: [String]]) throws(JSONError) {
    let limits = JSONParseOptions(depthLimit: options.depthLimit, sizeLimit: .max)
    let document = try Document(parsing: text, options: limits)
    try document.withRoot { (json) throws(JSONError) in
      let tree = NestedMembers()
      try json.object().forEach { (member) in
        tree.insert(member.value, at: nestedKeys[member.key] ?? [member.key])
      }
      try write(tree, from: document)
    }
  }

  /// Writes a node of the tree.
  private mutating func write(_ place: NestedMembers, from document: Document) throws(JSONError) {
    if let position = place.position { return try write(document[position]) }
    try beginObject()
    for (name, member) in place.members {
      key(verbatim: name)
      try write(member, from: document)
    }
    endObject()
  }
}
