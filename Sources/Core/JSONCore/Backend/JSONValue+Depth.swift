extension JSONValue {
  /// Checks the nesting depth of this value, for libraries that recurse.
  ///
  /// - Throws: `depth-limit` at the first array or object that is nested deeper than `limit`, this one
  ///   counted as 1.
  /// - Complexity: O(*n*) in the number of nodes.
  public func checkDepth(limit: Int) throws(JSONError) {
    var ends: [UnsafePointer<Node>] = []
    var current = node
    let end = node + node.pointee.size
    while current < end {
      while let last = ends.last, last <= current { ends.removeLast() }
      if current.pointee.isContainer {
        guard ends.count < limit else {
          throw JSONValue(node: current, header: header).error(.depthLimit(limit))
        }
        ends.append(current + current.pointee.size)
      }
      current += 1
    }
  }
}
