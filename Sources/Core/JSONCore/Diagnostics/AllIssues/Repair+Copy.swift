extension Repair {
  /// A repaired copy: the document, and for each of its nodes the one of the original, or the complement of
  /// the patch's position; `nil` where they are the same.
  typealias Copy = (document: Document, origins: [Int]?)

  /// The copy of a document with these repairs; `nil` if it can't be made.
  ///
  /// - Parameter record: What the decode of the copy does.
  /// - Complexity: O(*n*); does not recurse into the document.
  func copy(of document: Document, _ record: DecodeRecord) -> Copy? {
    if isEmpty { return (Document(copying: document, record: record), nil) }
    var copying = Copying(document, self)
    guard (try? copying.copyAll()) != nil, let text = try? copying.writer.finish() else { return nil }
    var options = document.options
    options.depthLimit = .max
    options.sizeLimit = .max
    guard let copy = try? Document(parsing: text, options: options), copy.nodeCount == copying.origins.count
    else { return nil }
    return (Document(copying: copy, record: record), copying.origins)
  }
}

/// Writes a document with repairs, node after node in the order of the tape.
private struct Copying: ~Copyable {
  private let document: Document
  private let repair: Repair
  var writer = JSONWriter(options: JSONWriteOptions(depthLimit: .max, sizeLimit: .max), capacity: 4096)
  var origins: [Int] = []
  /// The ends of the open containers, the innermost last.
  private var open: [Container] = []

  private struct Container {
    var place: Int
    /// Where the value ends.
    var end: Int
    var isObject: Bool
  }

  init(_ document: Document, _ repair: Repair) {
    self.document = document
    self.repair = repair
    origins.reserveCapacity(document.nodeCount)
  }

  mutating func copyAll() throws(JSONError) {
    var place = 0
    while place < document.nodeCount {
      if let container = open.last, container.isObject {
        if !repair.omitted.contains(place + 1) { try copyKey(at: place) }
        place += 1
      }
      place = try closeContainers(endingAt: try copyValue(at: place))
    }
  }

  /// Copies a value, of a container only the bracket; the place of what is to be copied next.
  private mutating func copyValue(at place: Int) throws(JSONError) -> Int {
    let node = document.tape[place]
    if repair.omitted.contains(place) { return place + node.size }
    if let patch = repair.replaced[place] {
      try write(patch)
      return place + node.size
    }
    origins.append(place)
    guard node.isContainer else {
      if node.isKind(.double), node.head & Node.withoutText != 0, document.options.allowsJSON5 {
        // JSON5 reads again what JSON can't write.
        let value = Double(bitPattern: node.payload)
        guard value.isFinite else {
          writer.write(literal: value.isNaN ? "NaN" : value < 0 ? "-Infinity" : "Infinity")
          return place + 1
        }
      }
      try writer.write(JSONValue(node: document.tape + place, header: UnsafePointer(document.header)))
      return place + 1
    }
    let isObject = node.isKind(.object)
    if isObject { try writer.beginObject() } else { try writer.beginArray() }
    open.append(Container(place: place, end: place + node.size, isObject: isObject))
    return place + 1
  }

  private mutating func copyKey(at place: Int) throws(JSONError) {
    origins.append(place)
    writer.key(document.string(of: document.tape[place]))
  }

  /// Closes the containers that end at a place; the place of what is to be copied next.
  private mutating func closeContainers(endingAt place: Int) throws(JSONError) -> Int {
    while let container = open.last, container.end == place {
      for member in repair.added[container.place] ?? [] {
        if container.isObject { try write(member) } else { try write(member.patch) }
      }
      if container.isObject { writer.endObject() } else { writer.endArray() }
      open.removeLast()
    }
    return place
  }

  /// Writes a member that was missing. The nesting is limited by the number of repairs.
  private mutating func write(_ member: Repair.Member) throws(JSONError) {
    origins.append(~member.patch)
    writer.key(member.key)
    try write(member.patch)
  }

  private mutating func write(_ patch: Int) throws(JSONError) {
    origins.append(~patch)
    switch repair.patches[patch].standIn {
    case .null: writer.writeNull()
    case .number(let number): writer.write(number)
    case .bool(let flag): writer.write(flag)
    case .string(let text): writer.write(text)
    case .literal(let text): try writer.write(raw: text)
    case .array:
      try writer.beginArray()
      for element in repair.patches[patch].members { try write(element.patch) }
      writer.endArray()
    case .object:
      try writer.beginObject()
      for member in repair.patches[patch].members { try write(member) }
      writer.endObject()
    }
  }
}
