import JSONCore

extension JSONWriter {
  /// Rewrites the object that was written from `start` on: members with dots in their keys become members of
  /// nested objects. As in a dictionary that is filled member by member, of two values for one key the last
  /// stays, and a nested key leads into an object that was written before.
  ///
  /// - Complexity: O(*n*) in the length of the object, and O(*m*²) in its number of members.
  mutating func nestMembers(from start: Int) throws(JSONError) {
    let text = takeBack(from: start)
    let limits = JSONParseOptions(depthLimit: options.depthLimit, sizeLimit: .max)
    let document = try Document(parsing: text, options: limits)
    try document.withRoot { (json) throws(JSONError) in
      let object = try json.object()
      let tree = NestedMembers()
      var position = 0
      object.forEach { (member) in
        tree.insert(position, at: member.key.split(separator: ".").map(String.init)[...])
        position += 1
      }
      try write(tree, over: nil, of: object)
    }
  }

  /// Writes what a place in the tree holds, laid over `base`.
  private mutating func write(
    _ place: NestedMembers, over base: JSONValue?, of object: JSONObject
  ) throws(JSONError) {
    if let position = place.position {
      let value = object.member(at: position)
      guard !place.members.isEmpty else { return try value.map { (value) throws(JSONError) in try write(value) } ?? () }
    }
  }
}
