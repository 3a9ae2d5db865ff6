extension Parser {
  /// The progress of the parser.
  ///
  /// It is a local variable that is passed as an argument and never captured, so that it stays in registers
  /// and changing it needs no exclusivity check at run time.
  struct Progress {
    var place: UnsafePointer<UInt8>
    /// The end of the nodes on the tape.
    var next: UnsafeMutablePointer<Node>
    /// The innermost open container.
    var innermost: UnsafeMutablePointer<Node>?

    /// Adds a node; the tape must have room for it.
    @inline(__always)
    mutating func append(_ node: Node) {
      next.initialize(to: node)
      next += 1
    }

    /// Counts a child of the innermost open container.
    @inline(__always)
    func countChild() {
      // The count is the lower half of the payload; it is too small to overflow into the other.
      innermost?.pointee.payload &+= 1
    }
  }

  /// Skips an opening bracket and the white space that follows it; returns whether it opens an object.
  @inline(__always)
  mutating func open(_ progress: inout Progress) -> Bool {
    let isObject = progress.place.pointee == UInt8(ascii: "{")
    let outer = UInt64(UInt32(truncatingIfNeeded: containerIndex(progress))) << 32
    let opened = progress.next
    progress.append(
      Node(isObject ? .object : .array, offset: progress.place - start, payload: outer))
    progress.innermost = opened
    progress.place += 1
    indentation.skipFirstLine(&progress.place)
    return isObject
  }

  /// Closes the innermost open container; returns whether the one around it is an object.
  @inline(__always)
  func close(_ progress: inout Progress) -> Bool {
    guard let closed = progress.innermost else { return false }
    let outer = Parser.outer(of: closed.pointee)
    closed.pointee.payload = Node.containerPayload(
      count: closed.pointee.count, size: Parser.distance(from: closed, to: progress.next))
    guard outer >= 0 else {
      progress.innermost = nil
      return false
    }
    let container = storage.base + outer
    progress.innermost = container
    return container.pointee.isKind(.object)
  }

  /// The index of the container around an open one; -1 if there is none.
  @inline(__always)
  static func outer(of open: Node) -> Int {
    let index = UInt32(truncatingIfNeeded: open.payload >> 32)
    return index == .max ? -1 : Int(index)
  }

  @inline(__always)
  func index(of node: UnsafeMutablePointer<Node>) -> Int { Parser.distance(from: storage.base, to: node) }

  /// The index of the innermost open container; -1 if none is open.
  @inline(__always)
  func containerIndex(_ progress: Progress) -> Int {
    guard let innermost = progress.innermost else { return -1 }
    return index(of: innermost)
  }

  /// The number of nodes between two positions on the tape.
  @inline(__always)
  private static func distance(
    from first: UnsafeMutablePointer<Node>, to second: UnsafeMutablePointer<Node>
  ) -> Int {
    // For unsigned numbers, the division is a shift.
    let distance = UInt(bitPattern: second) &- UInt(bitPattern: first)
    return Int(bitPattern: distance / UInt(MemoryLayout<Node>.stride))
  }

  // Inlined, because the address of the progress would keep it in memory instead of registers.
  @inline(__always)
  mutating func growTape(_ progress: inout Progress) {
    let nodeCount = index(of: progress.next)
    let container = containerIndex(progress)
    storage.grow()
    progress.next = storage.base + nodeCount
    progress.innermost = container < 0 ? nil : storage.base + container
    fullMark = Parser.fullMark(of: storage)
  }

  @inline(__always)
  static func fullMark(of storage: TapeStorage) -> UnsafeMutablePointer<Node> {
    storage.base + (storage.capacity &- 2)
  }

  // Functions that record a failure are not inlined, and take the parts of the progress as arguments:
  // passing its address would keep the progress in memory instead of registers.

  /// Records what is expected at the parser's position; always returns false.
  @inline(__always)
  mutating func fail(_ expectation: SyntaxFailure.Expectation, _ progress: Progress) -> Bool {
    note(expectation, at: progress.place, index(of: progress.next), containerIndex(progress))
    return false
  }

  /// Whether a container ends after a comma, and the options allow it.
  @inline(__always)
  mutating func endsBehindComma(
    _ closing: UInt8, _ progress: Progress, else expectation: SyntaxFailure.Expectation
  ) -> Bool {
    guard progress.place.pointee == closing else { return fail(expectation, progress) }
    guard !options.allowsTrailingCommas else { return true }
    var comma = progress.place
    repeat { comma -= 1 } while comma.pointee != UInt8(ascii: ",")
    note(.trailingComma, at: comma, index(of: progress.next), containerIndex(progress))
    return false
  }

  /// Whether the object that was just read has a duplicate key.
  @inline(__always)
  mutating func failsForDuplicate(_ progress: Progress) -> Bool {
    notesDuplicate(in: containerIndex(progress), index(of: progress.next))
  }

  @inline(never)
  private mutating func note(
    _ expectation: SyntaxFailure.Expectation, at place: UnsafePointer<UInt8>, _ nodeCount: Int,
    _ container: Int
  ) {
    self.nodeCount = nodeCount
    self.container = container
    failure = SyntaxFailure(expectation: expectation, offset: place - start)
  }

  @inline(never)
  private mutating func notesDuplicate(in object: Int, _ nodeCount: Int) -> Bool {
    guard let duplicate = DuplicateKey(in: object, tape: storage.base, end: nodeCount, bytes: start)
    else { return false }
    note(.duplicate(duplicate), at: start + storage.base[duplicate.node].offset, nodeCount, object)
    return true
  }

  /// Searches the objects that were open when parsing failed for the first duplicate key in the text. If
  /// there is one, the object that has it becomes the parser's container.
  mutating func firstOpenDuplicate() -> SyntaxFailure? {
    let tape = UnsafePointer(storage.base)
    // The keys of an outer object precede everything in an inner one.
    for container in Parser.containers(from: container, on: tape) where tape[container].isKind(.object) {
      guard let duplicate = DuplicateKey(in: container, tape: tape, end: nodeCount, bytes: start)
      else { continue }
      self.container = container
      return SyntaxFailure(expectation: .duplicate(duplicate), offset: tape[duplicate.node].offset)
    }
    return nil
  }

  /// The containers that were open, from the outermost one to the innermost.
  static func containers(from innermost: Int, on tape: UnsafePointer<Node>) -> [Int] {
    var open: [Int] = []
    var container = innermost
    while container >= 0 {
      open.append(container)
      container = outer(of: tape[container])
    }
    return open.reversed()
  }
}
