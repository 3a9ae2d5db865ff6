internal import CScan

extension Parser {
  /// How far the parser has come.
  ///
  /// A local variable that is passed on, and not captured: so it stays in registers, and nothing has to be
  /// checked at run time before it is changed.
  struct Progress {
    var place: UnsafePointer<UInt8>
    /// The end of the nodes on the tape.
    var next: UnsafeMutablePointer<Node>
    /// The innermost open container.
    var innermost: UnsafeMutablePointer<Node>?

    /// Adds a node, for which there must be room.
    @inline(__always)
    mutating func append(_ kind: Node.Kind, at offset: Int, flags: UInt64 = 0, payload: UInt64 = 0) {
      next.initialize(to: Node(kind, offset: offset, flags: flags, payload: payload))
      next += 1
    }

    /// Counts a child of the innermost open container.
    @inline(__always)
    func countChild() {
      // The count is the lower half of the payload; it is too small to run into the other.
      innermost.unsafelyUnwrapped.pointee.payload &+= 1
    }
  }

  @inline(__always)
  func index(of node: UnsafeMutablePointer<Node>) -> Int {
    // Unsigned, the division is a shift.
    let distance = UInt(bitPattern: node) &- UInt(bitPattern: storage.base)
    return Int(bitPattern: distance / UInt(MemoryLayout<Node>.stride))
  }

  @inline(__always)
  func containerIndex(_ progress: Progress) -> Int {
    guard let innermost = progress.innermost else { return -1 }
    return index(of: innermost)
  }
}

// The containers.
extension Parser {
  /// Steps over an opening bracket and what white space follows it. Whether it opens an object.
  @inline(__always)
  mutating func open(_ progress: inout Progress) -> Bool {
    let isObject = progress.place.pointee == UInt8(ascii: "{")
    let outer = UInt64(UInt32(truncatingIfNeeded: containerIndex(progress))) << 32
    let opened = progress.next
    progress.append(isObject ? .object : .array, at: progress.place - start, payload: outer)
    progress.innermost = opened
    progress.place += 1
    skipFirstLine(&progress)
    return isObject
  }

  /// Closes the innermost open container. Whether the one around it is an object.
  @inline(__always)
  mutating func close(_ progress: inout Progress) -> Bool {
    let closed = progress.innermost.unsafelyUnwrapped
    let outer = Parser.outer(of: closed.pointee)
    closed.pointee.payload = Node.containerPayload(
      count: closed.pointee.count, size: index(of: progress.next) &- index(of: closed))
    guard outer >= 0 else {
      progress.innermost = nil
      return false
    }
    let next = storage.base + outer
    progress.innermost = next
    return next.pointee.isKind(.object)
  }
}

// White space, all of which a minified text passes with one comparison.
extension Parser {
  /// Steps over white space that hardly ever is more than one space.
  @inline(__always)
  func skipSpace(_ progress: inout Progress) {
    guard progress.place.pointee <= 0x20 else { return }
    progress.place =
      cscan_is_single_space(progress.place) ? progress.place + 1 : cscan_white_space(progress.place)
  }

  /// Steps over white space that probably is a line break and an indentation.
  @inline(__always)
  mutating func skipLine(to expected: Int, _ progress: inout Progress) {
    guard progress.place.pointee <= 0x20 else { return }
    // That the next place is expected, and not found, is what makes it fast: nothing waits for the bytes.
    if cscan_is_line_break(progress.place, expected) {
      progress.place += expected &+ 1
      indentation = expected
    } else {
      (progress.place, indentation) = endOfWhiteSpace(progress.place, indentation)
    }
  }

  /// Steps over the white space behind an opening bracket.
  @inline(__always)
  private mutating func skipFirstLine(_ progress: inout Progress) {
    guard progress.place.pointee <= 0x20 else { return }
    let expected = indentation &+ step
    if cscan_is_line_break(progress.place, expected) {
      progress.place += expected &+ 1
      indentation = expected
    } else {
      let outer = indentation
      (progress.place, indentation) = endOfWhiteSpace(progress.place, indentation)
      if indentation > outer { step = indentation &- outer }
    }
  }
}

/// The end of white space, and how far its last line is indented: as far as the one before if it is the same.
@inline(never)
private func endOfWhiteSpace(
  _ start: UnsafePointer<UInt8>, _ indentation: Int
) -> (place: UnsafePointer<UInt8>, indentation: Int) {
  let place = cscan_white_space(start)
  var line = place
  while line > start, line[-1] == UInt8(ascii: " ") { line -= 1 }
  return (place, line > start ? place - line : indentation)
}

/// The first bytes of the literals, as they stand in memory.
enum Literal: UInt32 {
  case `true` = 0x6575_7274
  case alse = 0x6573_6C61
  case null = 0x6C6C_756E

  @inline(__always)
  func stands(at place: UnsafePointer<UInt8>) -> Bool { cscan_is_four(place, rawValue) != 0 }
}
