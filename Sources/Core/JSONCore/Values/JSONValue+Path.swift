extension JSONValue {
  /// The keys and indices from this value to a position below it.
  ///
  /// - Precondition: The position is that of this value or of one below it.
  /// - Complexity: O(*n*) in the number of members and elements before the values on the path.
  package func path(to target: DocumentPosition) -> JSONPath {
    // The empty object of a collecting decode has no path.
    if header.pointee.isCollecting, Int(target.index) == document.nodeCount { return JSONPath() }
    precondition(contains(target), "a position outside of this value")
    var components: [JSONPath.Component] = []
    let tape = header.pointee.tape
    let target = Int(target.index)
    var current = node - tape
    while current < target, tape[current].isContainer {
      let isObject = tape[current].isKind(.object)
      var child = current + (isObject ? 2 : 1)
      var index = 0
      while target >= child + tape[child].size {
        child += tape[child].size + (isObject ? 1 : 0)
        index += 1
      }
      let key = JSONMember(node: tape + child - 1, header: header)
      components.append(isObject ? .key(key.key) : .index(index))
      current = child
    }
    return JSONPath(components)
  }
}
