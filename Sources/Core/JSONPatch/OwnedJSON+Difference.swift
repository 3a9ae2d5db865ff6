public import JSONCore

extension OwnedJSON {
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
}
