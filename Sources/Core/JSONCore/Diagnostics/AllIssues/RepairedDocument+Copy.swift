extension RepairedDocument {
  /// Applies the changes; returns false if no document can be made with them.
  ///
  /// - Complexity: O(*n*); does not recurse into the document.
  mutating func applyChanges() -> Bool {
    var copying = Copying(repaired: self)
    copying.origins.reserveCapacity(current.nodeCount)
    guard (try? copying.copyAll()) != nil, let text = try? copying.writer.finish() else { return false }
    var options = current.options
    options.depthLimit = .max
    options.sizeLimit = .max
    guard let copy = try? Document(parsing: text, options: options), copy.nodeCount == copying.origins.count
    else { return false }
    (current, origins) = (copy, copying.origins)
    (changes, finder) = (Changes(), PlaceFinder())
    return true
  }
}

/// Writes a document with changes, value after value in the order of the tape.
private struct Copying: ~Copyable {
  let repaired: RepairedDocument
  var writer = JSONWriter(options: JSONWriteOptions(depthLimit: .max, sizeLimit: .max), capacity: 4096)
  /// The origins of the nodes that were written.
  var origins: [Int] = []
  /// The places of the open containers, the innermost last.
  var open: [Int] = []

  private var document: Document { repaired.current }

  mutating func copyAll() throws(JSONError) {
    var place = 0
    while place < document.nodeCount {
      let isMember = open.last.map { document.tape[$0].isKind(.object) } ?? false
      if isMember { place += 1 }
      if repaired.changes.omitted.contains(place) {
        place += document.tape[place].size
      } else {
        if isMember { writeKey(document.string(of: document.tape[place - 1]), repaired.origins[place - 1]) }
        place += try copyValue(at: place)
      }
      try closeContainers(endingAt: place)
    }
  }

  /// Copies a value, or only the bracket of a container; returns the number of nodes to advance.
  private mutating func copyValue(at place: Int) throws(JSONError) -> Int {
    let node = document.tape[place]
    if let standIn = repaired.changes.replaced[place] {
      try write(standIn)
      return node.size
    }
    origins.append(repaired.origins[place])
    if node.isContainer {
      if node.isKind(.object) { try writer.beginObject() } else { try writer.beginArray() }
      open.append(place)
    } else if node.isKind(.double), node.head & Node.withoutText != 0,
      document.options.tolerances.contains(.nonFiniteNumbers),
      case let value = Double(bitPattern: node.payload), !value.isFinite
    {
      // Written as an extension, because JSON can't express it.
      writer.write(literal: value.isNaN ? "NaN" : value < 0 ? "-Infinity" : "Infinity")
    } else {
      try writer.write(JSONValue(node: document.tape + place, header: document.header))
    }
    return 1
  }

  private mutating func closeContainers(endingAt place: Int) throws(JSONError) {
    while let container = open.last, container + document.tape[container].size == place {
      let isObject = document.tape[container].isKind(.object)
      for (key, standIn) in repaired.changes.added[container] ?? [] {
        if isObject { writeKey(key, ~standIn) }
        try write(standIn)
      }
      if isObject { writer.endObject() } else { writer.endArray() }
      open.removeLast()
    }
  }

  private mutating func writeKey(_ key: String, _ origin: Int) {
    origins.append(origin)
    writer.key(key)
  }

  private mutating func write(_ standIn: Int) throws(JSONError) {
    origins += repeatElement(~standIn, count: repaired.standIns[standIn].nodeCount)
    try writer.write(raw: repaired.standIns[standIn].text)
  }
}
