public import JSONCore

extension OwnedJSON {
  /// Applies a JSON Merge Patch (RFC 7396): members of the patch replace those of this value, at any depth,
  /// and `null` removes a member.
  ///
  ///     var movie: OwnedJSON = ["title": "Heat", "year": 1994, "note": "check"]
  ///     movie.merge(["year": 1995, "note": nil])
  ///     print(movie)  // {"title":"Heat","year":1995}
  ///
  /// A patch can't set a member to `null` or change single elements of an array; ``apply(_:sizeLimit:)`` can.
  ///
  /// - Complexity: O(*n*) in the members of the patch, and of the objects that it changes. Does not recurse.
  public mutating func merge(_ patch: OwnedJSON) {
    guard let members = patch.objectValue else {
      self = patch
      return
    }
    // The objects of the patch that are being merged, the innermost last.
    var open = [(merged: objectValue ?? [:], patch: members, next: 0)]
    while true {
      let last = open.count - 1
      guard open[last].next < open[last].patch.count else {
        let merged = OwnedJSON.object(open.removeLast().merged)
        guard last > 0 else {
          self = merged
          return
        }
        let key = open[last - 1].patch[open[last - 1].next - 1].key
        open[last - 1].merged[key] = merged
        continue
      }
      let (key, value) = open[last].patch[open[last].next]
      open[last].next += 1
      if let members = value.objectValue {
        open.append((open[last].merged[key]?.objectValue ?? [:], members, 0))
      } else if value.isNull {
        open[last].merged[key] = nil
      } else {
        open[last].merged[key] = value
      }
    }
  }

  /// A JSON Patch (RFC 6902) that changes this value to another; empty if they are equal.
  ///
  ///     let old: OwnedJSON = ["title": "Heat", "tags": [1, 2, 3]]
  ///     print(old.difference(to: ["title": "Heat", "tags": [1, 3]]))
  ///     // [{"op":"remove","path":"/tags/1"}]
  ///
  /// The elements of two arrays are compared by index, after those at both ends that are equal. The patch is
  /// not always the shortest one.
  ///
  /// - Complexity: O(*n*) in both values if all arrays have equal lengths; otherwise O(*n* · *d*), where *d*
  ///   is the number of arrays of different lengths nested in each other. Does not recurse.
  public func difference(to other: OwnedJSON) -> OwnedJSON {
    var operations = Elements()
    var path = JSONPath()
    // The pairs still to be compared. The path begins with the steps to the container; all pairs of a
    // container are compared before the container's next sibling.
    var pending: [(depth: Int, step: JSONPath.Component?, old: OwnedJSON?, new: OwnedJSON?)] = [
      (0, nil, self, other)
    ]
    while let (depth, step, old, new) = pending.popLast() {
      path.components.removeSubrange(depth...)
      if let step { path.components.append(step) }
      let depth = path.components.count
      if let contents = old?.contents, contents === new?.contents { continue }
      switch (old, new) {
      case (.object(let old), .object(let new)):
        for (key, value) in new.reversed() where old[key] == nil {
          pending.append((depth, .key(key), nil, value))
        }
        for (key, value) in old.reversed() { pending.append((depth, .key(key), value, new[key])) }
      case (.array(let old), .array(let new)):
        let paired = OwnedJSON.pairedRange(old, new)
        // The last pair is taken first: elements are removed from the last to the first, and added from the
        // first to the last.
        for (offset, value) in new[paired.new].dropFirst(paired.old.count).enumerated().reversed() {
          pending.append((depth, .index(paired.old.upperBound + offset), nil, value))
        }
        for (offset, value) in old[paired.old].enumerated() {
          let index = paired.old.lowerBound + offset
          pending.append(
            (depth, .index(index), value, paired.new.contains(index) ? new[index] : OwnedJSON?.none))
        }
      case (_?, nil): operations.append(["op": "remove", "path": .string(path.pointer)])
      case (nil, let new?): operations.append(["op": "add", "path": .string(path.pointer), "value": new])
      case (let old?, let new?) where old != new:
        operations.append(["op": "replace", "path": .string(path.pointer), "value": new])
      default: break
      }
    }
    return .array(operations)
  }

  /// The indices of the elements that are compared by index.
  private static func pairedRange(_ old: Elements, _ new: Elements) -> (old: Range<Int>, new: Range<Int>) {
    guard old.count != new.count else { return (old.indices, new.indices) }
    let shorter = min(old.count, new.count)
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.reversed(), new.reversed()).prefix(shorter - start).prefix { $0 == $1 }.count
    return (start..<old.count - end, start..<new.count - end)
  }

  /// Applies a JSON Patch (RFC 6902): an array of operations, which are applied in order.
  ///
  ///     var movie: OwnedJSON = ["title": "Heat", "cast": ["Pacino"]]
  ///     try movie.apply([
  ///       ["op": "test", "path": "/title", "value": "Heat"],
  ///       ["op": "add", "path": "/cast/-", "value": "De Niro"],
  ///     ])
  ///     print(movie)  // {"title":"Heat","cast":["Pacino","De Niro"]}
  ///
  /// Paths are JSON Pointers; see ``value(atPointer:)``. `test` compares values like `==`. Removing the root
  /// leaves `null`. To reject an operation with duplicate members, which RFC 6902 forbids, parse the patch
  /// with `JSONParseOptions.duplicateKeys`.
  ///
  /// - Parameters:
  ///   - patch: The array of operations.
  ///   - sizeLimit: The maximum number of bytes that the values of all `copy` operations take together as
  ///     compact JSON: each can double the size of the value.
  /// - Throws: `transform-failed` if an operation can't be applied or a test fails, with the path of the
  ///   operation's member in the patch. The message names the operation, and the path in this value. For a
  ///   malformed patch, `type-mismatch`, `missing-key`, `invalid-raw-value` or `invalid-format`. `size-limit`
  ///   for too large copies. If it throws, nothing is changed.
  /// - Complexity: O(*n*) in the size of the patch, of the values that are copied, and of the arrays and objects
  ///   that are changed, each of which is copied once; and O(*n* / 128) in the length of a large array or object
  ///   for each insertion and removal. Does not recurse.
  public mutating func apply(_ patch: OwnedJSON, sizeLimit: Int = 1 << 24) throws(JSONError) {
    guard let operations = patch.arrayValue else { throw patch.mismatch("a JSON Patch", at: []) }
    var result = self
    var copiedSize = 0
    for (index, json) in operations.enumerated() {
      guard let members = json.objectValue else { throw json.mismatch(.object, at: [.index(index)]) }
      let operation = PatchOperation(members: members, index: index)
      try operation.apply(to: &result, copiedSize: &copiedSize, limit: sizeLimit)
    }
    self = result
  }
}

/// An operation of a JSON Patch.
private struct PatchOperation {
  let members: OwnedJSON.Members
  /// Its index in the patch.
  let index: Int

  func apply(to json: inout OwnedJSON, copiedSize: inout Int, limit: Int) throws(JSONError) {
    switch try string("op") {
    case "add": try change(&json, to: value(), inserts: true)
    case "remove": try change(&json, to: nil)
    case "replace": try change(&json, to: value())
    case "copy":
      let copied = try value(at: "from", in: json)
      // At most the size of the original, the patch and all copies so far.
      copiedSize += copied.description.utf8.count
      guard copiedSize <= limit else {
        throw JSONError(.sizeLimit(limit, actual: copiedSize), at: place("from"))
      }
      try change(&json, to: copied, inserts: true)
    case "move":
      let from = try path("from")
      let path = try path("path")
      let moved = try value(at: "from", in: json)
      guard path.count <= from.count || !path.starts(with: from) else {
        throw failure("path", "a value can't be moved into itself")
      }
      try change(&json, at: "from", to: nil)
      try change(&json, to: moved, inserts: true)
    case "test":
      let expected = try value()
      guard try value(at: "path", in: json) == expected else { throw failure("value", "the value differs") }
    case let name:
      let names = ["add", "remove", "replace", "move", "copy", "test"]
      throw JSONError(
        .invalidRawValue(type: "JSON Patch operation", allowed: names), at: place("op"),
        found: (.string, OwnedJSON.string(name).preview))
    }
  }

  private func value() throws(JSONError) -> OwnedJSON {
    guard let value = members["value"] else { throw missing("value", "a value") }
    return value
  }

  private func string(_ key: String) throws(JSONError) -> String {
    guard let member = members[key] else { throw missing(key, "a string") }
    guard let text = member.stringValue else { throw member.mismatch("a string", at: place(key).components) }
    return text
  }

  private func path(_ key: String) throws(JSONError) -> [JSONPath.Component] {
    let text = try string(key)
    // A patch has no pointers in the form of a URI's fragment.
    guard text.utf8.first != UInt8(ascii: "#"), let path = JSONPath(pointer: text) else {
      throw OwnedJSON.invalidPointer(text, at: place(key))
    }
    return path.components
  }

  private func value(at key: String, in json: OwnedJSON) throws(JSONError) -> OwnedJSON {
    try along(key) { path throws(JSONError) in try json.value(at: path) }
  }

  private func change(
    _ json: inout OwnedJSON, at key: String = "path", to value: OwnedJSON?, inserts: Bool = false
  ) throws(JSONError) {
    try along(key) { path throws(JSONError) in try json.change(at: path, to: value, inserts: inserts) }
  }

  /// Calls a closure with the path in a member; its errors become those of the operation.
  private func along<Result>(
    _ key: String, _ body: ([JSONPath.Component]) throws(JSONError) -> Result
  ) throws(JSONError) -> Result {
    let path = try path(key)
    do { return try body(path) } catch {
      throw failure(key, "\(error.issue.path): \(error.withoutValues.issue.message)")
    }
  }

  private func missing(_ key: String, _ expected: IssueExpectation) -> JSONError {
    JSONError(.missingKey(key, expected: expected), at: JSONPath([.index(index)]))
  }

  private func failure(_ key: String, _ reason: String) -> JSONError {
    let location = shownText(members[key == "from" ? "from" : "path"]?.stringValue ?? "")
    return JSONError(
      .transformFailed("\(members["op"]?.stringValue ?? "") \(location): \(reason)"), at: place(key))
  }

  private func place(_ key: String) -> JSONPath { JSONPath([.index(index), .key(key)]) }
}
