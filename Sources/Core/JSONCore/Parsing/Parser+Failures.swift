// Functions that record a failure are not inlined, and take the parts of the progress as arguments: passing
// its address would keep the progress in memory instead of registers.
extension Parser {
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
