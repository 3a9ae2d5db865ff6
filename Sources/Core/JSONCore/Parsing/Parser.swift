internal import CScan

/// Turns text into the tape in one pass over the bytes, without recursion.
///
/// The text is followed by zero bytes, so a zero byte ends every scan; whether it is the end of the text or a
/// zero byte within it is asked only then. Open containers are linked through their nodes' payloads.
struct Parser: ~Copyable {
  let start: UnsafePointer<UInt8>
  let end: UnsafePointer<UInt8>
  let options: JSONParseOptions
  private(set) var storage: TapeStorage
  /// The number of nodes on the tape.
  private(set) var nodeCount = 0

  /// The innermost open container, -1 outside of any.
  private(set) var container = -1
  /// The complete children of the innermost open container.
  private(set) var children = 0
  /// Why the parser stopped.
  private var failure = SyntaxFailure(expectation: .value, offset: 0)
  /// How many containers may be open without a further look.
  private var openLimit: Int
  /// The tape may have too little room for a key and its value from here on.
  private var fullMark: UnsafeMutablePointer<Node>
  private var depth = 0
  /// How far the last line was indented, and how much more a container's lines are than those around it.
  var indentation = 0
  var step = 0
  /// Whether the text is nested deeper than ``StackRoom/freeDepth``.
  var isDeep: Bool { openLimit > StackRoom.freeDepth }

  // Inlined, for a call costs a small document 3 % of its parsing.
  @inline(__always)
  init(_ source: SourceBytes, options: JSONParseOptions) {
    // Minified text has a node every eight bytes or more, indented text far fewer; what is not used is not
    // touched.
    self.init(source, options: options, reusing: TapeStorage(capacity: source.count / 8 + 8))
  }

  /// Creates a parser that writes to the memory of another tape. Who gave it takes it back from the parser.
  @inline(__always)
  init(_ source: SourceBytes, options: JSONParseOptions, reusing storage: TapeStorage) {
    start = UnsafePointer(source.base)
    end = start + source.count
    self.options = options
    openLimit = min(options.depthLimit, StackRoom.freeDepth)
    self.storage = storage
    fullMark = storage.base + (storage.capacity - 2)
  }

  /// The index of the container around an open one, -1 if there is none.
  @inline(__always)
  static func outer(of open: Node) -> Int {
    let index = UInt32(truncatingIfNeeded: open.payload >> 32)
    return index == .max ? -1 : Int(index)
  }
}

// The parts of the loop are inlined into it, so that the progress, which they share, stays in registers. None
// throws, for errors would go through memory: where one says no, the failure has been noted.
extension Parser {
  /// Parses the whole text.
  mutating func parse() throws(SyntaxFailure) {
    guard run() else { throw failure }
  }

  @inline(never)
  private mutating func run() -> Bool {
    var progress = Progress(place: start, next: storage.base)
    skipSpace(&progress)
    switch scalar(&progress) {
    case .read: return finish(&progress)
    case .none: return fail(.value, progress)
    case .failed: return false
    case .bracket: break
    }

    open: while true {
      depth &+= 1
      if depth > openLimit {
        guard depth <= options.depthLimit else { return fail(.depth, progress) }
        openLimit = options.depthLimit
      }
      var isObject = open(&progress)
      var follows = progress.place.pointee == Parser.closing(isObject) ? Follows.end : .child
      while true {
        if follows == .child {
          follows = isObject ? members(&progress) : elements(&progress)
          if follows == .child { continue open }
        }
        if follows == .failure { return false }
        progress.place += 1
        if options.duplicateKeys == .reject, isObject, isRefused(progress) { return false }
        depth &-= 1
        isObject = close(&progress)
        guard depth > 0 else { return finish(&progress) }
        follows = separator(Parser.closing(isObject), &progress)
      }
    }
  }

  /// What follows in a container.
  private enum Follows {
    case child
    case end
    case failure
  }

  /// What an attempt to read a scalar came to.
  private enum Scalar {
    case read
    /// There is a container.
    case bracket
    /// There is no value.
    case none
    case failed
  }

  @inline(__always)
  private static func closing(_ isObject: Bool) -> UInt8 {
    isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
  }

  /// Reads members of an object, up to its end or to one whose value is a container.
  @inline(__always)
  private mutating func members(_ progress: inout Progress) -> Follows {
    while true {
      if progress.next > fullMark { growTape(&progress) }
      guard progress.place.pointee == UInt8(ascii: "\"") else {
        return end(UInt8(ascii: "}"), else: .key, progress)
      }
      guard string(isKey: true, &progress) else { return .failure }
      if progress.place.pointee != UInt8(ascii: ":") { skipSpace(&progress) }
      guard progress.place.pointee == UInt8(ascii: ":") else {
        _ = fail(.colon, progress)
        return .failure
      }
      progress.place += 1
      skipSpace(&progress)
      switch scalar(&progress) {
      case .read: break
      case .bracket: return .child
      case .none:
        _ = fail(.value, progress)
        return .failure
      case .failed: return .failure
      }
      let follows = separator(UInt8(ascii: "}"), &progress)
      guard follows == .child else { return follows }
    }
  }

  /// Reads elements of an array, up to its end or to one that is a container.
  @inline(__always)
  private mutating func elements(_ progress: inout Progress) -> Follows {
    while true {
      if progress.next > fullMark { growTape(&progress) }
      switch scalar(&progress) {
      case .read: break
      case .bracket: return .child
      case .none: return end(UInt8(ascii: "]"), else: .value, progress)
      case .failed: return .failure
      }
      let follows = separator(UInt8(ascii: "]"), &progress)
      guard follows == .child else { return follows }
    }
  }

  /// Counts a child, and steps over the comma behind it or up to the bracket that closes the container.
  @inline(__always)
  private mutating func separator(_ closing: UInt8, _ progress: inout Progress) -> Follows {
    progress.countChild()
    if progress.place.pointee != UInt8(ascii: ",") {
      // Without a comma it is the last line of the container.
      skipLine(to: indentation &- step, &progress)
    }
    if progress.place.pointee == UInt8(ascii: ",") {
      progress.place += 1
      skipLine(to: indentation, &progress)
      return .child
    }
    if progress.place.pointee == closing { return .end }
    _ = fail(.separator, progress)
    return .failure
  }

  /// Reads a string, number or literal, if there is one.
  @inline(__always)
  private mutating func scalar(_ progress: inout Progress) -> Scalar {
    let place = progress.place
    let byte = place.pointee
    if byte == UInt8(ascii: "\"") {
      return string(isKey: false, &progress) ? .read : .failed
    }
    if byte | 0x20 == UInt8(ascii: "{") { return .bracket }
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return number(&progress) ? .read : .failed
    case UInt8(ascii: "t") where Literal.true.stands(at: place):
      progress.append(.true, at: place - start)
      progress.place += 4
    case UInt8(ascii: "f") where Literal.alse.stands(at: place + 1):
      progress.append(.false, at: place - start)
      progress.place += 5
    case UInt8(ascii: "n") where Literal.null.stands(at: place):
      progress.append(.null, at: place - start)
      progress.place += 4
    default: return .none
    }
    return .read
  }

  @inline(__always)
  private mutating func string(isKey: Bool, _ progress: inout Progress) -> Bool {
    let quote = progress.place
    var text = ScannedText(end: cscan_plain_text(quote + 1))
    if text.end.pointee != UInt8(ascii: "\"") {
      text = scanText(from: text.end, end: end)
      if let problem = text.problem {
        progress.place = text.end
        return fail(.text(problem, opening: quote - start, isKey: isKey), progress)
      }
    }
    let length = UInt64(truncatingIfNeeded: text.end - quote &- 1)
    progress.append(.string, at: quote - start, flags: text.flags, payload: length)
    progress.place = text.end + 1
    return true
  }

  @inline(__always)
  private mutating func number(_ progress: inout Progress) -> Bool {
    let place = progress.place
    let number = scanNumber(place)
    let offset = place - start
    switch number.kind {
    case .int64: progress.append(.integer, at: offset, payload: number.bits)
    case .uint64: progress.append(.unsigned, at: offset, payload: number.bits)
    case .double: progress.append(.double, at: offset, payload: number.bits)
    case .wide:
      progress.append(.wide, at: offset, payload: UInt64(truncatingIfNeeded: number.end - place))
    case .invalid: return fail(.value, progress)
    }
    progress.place = number.end
    return true
  }

  @inline(__always)
  private mutating func growTape(_ progress: inout Progress) {
    let used = index(of: progress.next)
    let container = containerIndex(progress)
    storage.grow()
    progress.next = storage.base + used
    progress.innermost = container < 0 ? nil : storage.base + container
    fullMark = storage.base + (storage.capacity - 2)
  }

  @inline(__always)
  private mutating func finish(_ progress: inout Progress) -> Bool {
    skipSpace(&progress)
    guard progress.place == end else { return fail(.end, progress) }
    nodeCount = index(of: progress.next)
    return true
  }
}

// Failures. What is not inlined gets the parts of the progress: a copy of the whole would keep it in memory.
extension Parser {
  /// Notes a failure, and is false.
  @inline(__always)
  private mutating func fail(_ expectation: SyntaxFailure.Expectation, _ progress: Progress) -> Bool {
    note(expectation, at: progress.place, index(of: progress.next), containerIndex(progress))
    return false
  }

  /// The end of a container behind a comma, which is a failure unless trailing commas are allowed.
  @inline(__always)
  private mutating func end(
    _ closing: UInt8, else expectation: SyntaxFailure.Expectation, _ progress: Progress
  ) -> Follows {
    guard progress.place.pointee == closing else {
      _ = fail(expectation, progress)
      return .failure
    }
    guard !options.allowsTrailingCommas else { return .end }
    var comma = progress.place
    repeat { comma -= 1 } while comma.pointee != UInt8(ascii: ",")
    note(.trailingComma, at: comma, index(of: progress.next), containerIndex(progress))
    return .failure
  }

  /// Whether a key is there twice in the object that was just read, which is a failure.
  @inline(__always)
  private mutating func isRefused(_ progress: Progress) -> Bool {
    noteDuplicate(index(of: progress.next), in: containerIndex(progress))
  }

  @inline(never)
  private mutating func note(
    _ expectation: SyntaxFailure.Expectation, at place: UnsafePointer<UInt8>, _ nodeCount: Int,
    _ container: Int
  ) {
    self.nodeCount = nodeCount
    self.container = container
    children = container < 0 ? 0 : storage.base[container].count
    failure = SyntaxFailure(expectation: expectation, offset: place - start)
  }

  @inline(never)
  private mutating func noteDuplicate(_ nodeCount: Int, in object: Int) -> Bool {
    let duplicate = DuplicateKey(
      in: object, members: storage.base[object].count, tape: storage.base, end: nodeCount, bytes: start)
    guard let duplicate else { return false }
    note(.duplicate(duplicate), at: start + storage.base[duplicate.node].offset, nodeCount, object)
    return true
  }

  /// Looks for the first repeated key in reading order among the objects that were open when parsing failed,
  /// and goes back to the object that has it.
  mutating func firstOpenDuplicate() -> SyntaxFailure? {
    let tape = UnsafePointer(storage.base)
    var open: [(container: Int, children: Int)] = []
    var inner = container
    while inner >= 0 {
      open.append((inner, inner == container ? children : tape[inner].count))
      inner = Parser.outer(of: tape[inner])
    }
    // The keys of an outer object stand before whatever is in an inner one.
    for (container, children) in open.reversed() where tape[container].isKind(.object) {
      let duplicate = DuplicateKey(in: container, members: children, tape: tape, end: nodeCount, bytes: start)
      guard let duplicate else { continue }
      self.container = container
      self.children = children
      return SyntaxFailure(expectation: .duplicate(duplicate), offset: tape[duplicate.node].offset)
    }
    return nil
  }
}
