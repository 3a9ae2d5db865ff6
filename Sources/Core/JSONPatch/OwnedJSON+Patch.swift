public import JSONCore

extension OwnedJSON {
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
    do {
      return try body(path)
    } catch {
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
