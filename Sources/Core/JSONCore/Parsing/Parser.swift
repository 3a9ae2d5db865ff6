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
  /// How many containers may be open without a further look.
  private var openLimit: Int
  /// Whether the text is nested deeper than ``StackRoom/freeDepth``.
  var isDeep: Bool { openLimit > StackRoom.freeDepth }

  // Inlined, for a call costs a small document 3 % of its parsing.
  @inline(__always)
  init(_ source: SourceBytes, options: JSONParseOptions) {
    start = UnsafePointer(source.base)
    end = start + source.count
    self.options = options
    openLimit = min(options.depthLimit, StackRoom.freeDepth)
    // Minified text has a node every eight bytes or more, indented text far fewer; what is not used is not
    // touched.
    storage = TapeStorage(capacity: source.count / 8 + 8)
  }

  /// Creates a parser that writes to the memory of another tape. Who gave it takes it back from the parser.
  init(_ source: SourceBytes, options: JSONParseOptions, reusing storage: TapeStorage) {
    start = UnsafePointer(source.base)
    end = start + source.count
    self.options = options
    openLimit = min(options.depthLimit, StackRoom.freeDepth)
    self.storage = storage
  }

  /// The first bytes of the literals, as they stand in memory.
  private enum Literal {
    static var `true`: UInt32 { 0x6575_7274 }
    static var alse: UInt32 { 0x6573_6C61 }
    static var null: UInt32 { 0x6C6C_756E }
  }

  /// The index of the container around an open one, -1 if there is none.
  @inline(__always)
  static func outer(of open: Node) -> Int {
    let index = UInt32(truncatingIfNeeded: open.payload >> 32)
    return index == .max ? -1 : Int(index)
  }

  /// How far the parser has come.
  ///
  /// A local variable that is passed on, and not captured: so it stays in registers, and nothing has to be
  /// checked at run time before it is changed.
  private struct Progress {
    var place: UnsafePointer<UInt8>
    /// The tape, the end of its nodes and the end of its memory.
    var base: UnsafeMutablePointer<Node>
    var next: UnsafeMutablePointer<Node>
    var limit: UnsafeMutablePointer<Node>
    var container = -1
    var children = 0

    @inline(__always)
    init(at place: UnsafePointer<UInt8>, on storage: TapeStorage) {
      self.place = place
      base = storage.base
      next = base
      limit = base + storage.capacity
    }

    @inline(__always)
    mutating func skipWhiteSpace() {
      if place.pointee <= 0x20 { place = cscan_white_space(place) }
    }
  }

  @inline(__always)
  private mutating func append(_ node: Node, _ progress: inout Progress) {
    if progress.next == progress.limit { growTape(&progress) }
    progress.next.initialize(to: node)
    progress.next += 1
  }

  @inline(__always)
  private mutating func growTape(_ progress: inout Progress) {
    let count = progress.next - progress.base
    storage.grow()
    progress.base = storage.base
    progress.next = progress.base + count
    progress.limit = progress.base + storage.capacity
  }

  @inline(__always)
  private mutating func failure(
    _ expectation: SyntaxFailure.Expectation, at place: UnsafePointer<UInt8>, _ progress: Progress
  ) -> SyntaxFailure {
    nodeCount = progress.next - progress.base
    container = progress.container
    children = progress.children
    return SyntaxFailure(expectation: expectation, offset: place - start)
  }

  /// Reads a key and its colon, up to the value.
  @inline(__always)
  private mutating func key(_ progress: inout Progress) throws(SyntaxFailure) {
    guard progress.place.pointee == UInt8(ascii: "\"") else {
      throw failure(.key, at: progress.place, progress)
    }
    try string(isKey: true, &progress)
    progress.skipWhiteSpace()
    guard progress.place.pointee == UInt8(ascii: ":") else {
      throw failure(.colon, at: progress.place, progress)
    }
    progress.place += 1
    progress.skipWhiteSpace()
  }

  @inline(__always)
  private mutating func string(isKey: Bool, _ progress: inout Progress) throws(SyntaxFailure) {
    let quote = progress.place
    var stop = cscan_plain_text(quote + 1)
    var flags: UInt64 = 0
    if stop.pointee != UInt8(ascii: "\"") {
      if let problem = scanText(from: &stop, end: end, flags: &flags) {
        throw failure(.text(problem, opening: quote - start, isKey: isKey), at: stop, progress)
      }
    }
    append(
      Node(
        .string, offset: quote - start, flags: flags, payload: UInt64(truncatingIfNeeded: stop - quote - 1)),
      &progress)
    progress.place = stop + 1
  }

  /// Parses the whole text.
  mutating func parse() throws(SyntaxFailure) {
    var progress = Progress(at: start, on: storage)
    var inObject = false
    var depth = 0

    progress.skipWhiteSpace()
    value: while true {
      let place = progress.place
      switch place.pointee {
      case UInt8(ascii: "\""):
        try string(isKey: false, &progress)

      case UInt8(ascii: "{"), UInt8(ascii: "["):
        if depth >= openLimit {
          guard depth < options.depthLimit else { throw failure(.depth, at: place, progress) }
          openLimit = options.depthLimit
        }
        depth += 1
        if progress.container >= 0 {
          let payload = progress.base[progress.container].payload & 0xFFFF_FFFF_0000_0000
          progress.base[progress.container].payload = payload | UInt64(UInt32(progress.children))
        }
        inObject = place.pointee == UInt8(ascii: "{")
        append(
          Node(
            inObject ? .object : .array, offset: place - start,
            payload: UInt64(UInt32(truncatingIfNeeded: progress.container)) << 32
          ), &progress)
        progress.container = progress.next - progress.base - 1
        progress.children = 0
        progress.place += 1
        progress.skipWhiteSpace()
        if inObject {
          if progress.place.pointee != UInt8(ascii: "}") {
            try key(&progress)
            continue value
          }
        } else if progress.place.pointee != UInt8(ascii: "]") {
          continue value
        }
        // Empty: the closing bracket is read below, without a child to count.
        progress.children = -1

      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        let number = scanNumber(place)
        let offset = place - start
        switch number.kind {
        case .int64: append(Node(.integer, offset: offset, payload: number.bits), &progress)
        case .uint64: append(Node(.unsigned, offset: offset, payload: number.bits), &progress)
        case .double: append(Node(.double, offset: offset, payload: number.bits), &progress)
        case .wide:
          append(
            Node(.wide, offset: offset, payload: UInt64(truncatingIfNeeded: number.end - place)), &progress)
        case .invalid: throw failure(.value, at: place, progress)
        }
        progress.place = number.end

      case UInt8(ascii: "t") where cscan_is_four(place, Literal.true) != 0:
        append(Node(.true, offset: place - start), &progress)
        progress.place += 4

      case UInt8(ascii: "f") where cscan_is_four(place + 1, Literal.alse) != 0:
        append(Node(.false, offset: place - start), &progress)
        progress.place += 5

      case UInt8(ascii: "n") where cscan_is_four(place, Literal.null) != 0:
        append(Node(.null, offset: place - start), &progress)
        progress.place += 4

      default:
        throw failure(.value, at: place, progress)
      }

      // Behind a value: a comma, or the brackets that close what is open.
      while progress.container >= 0 {
        progress.children += 1
        progress.skipWhiteSpace()
        if progress.place.pointee == UInt8(ascii: ",") {
          let comma = progress.place
          progress.place += 1
          progress.skipWhiteSpace()
          let isLast = progress.place.pointee == UInt8(ascii: inObject ? "}" : "]")
          if isLast {
            guard options.allowsTrailingCommas else { throw failure(.trailingComma, at: comma, progress) }
          } else {
            if inObject { try key(&progress) }
            continue value
          }
        }
        guard progress.place.pointee == UInt8(ascii: inObject ? "}" : "]") else {
          throw failure(.separator, at: progress.place, progress)
        }
        progress.place += 1
        if options.duplicateKeys == .reject, inObject,
          let duplicate = DuplicateKey(
            in: progress.container, members: progress.children, tape: progress.base,
            end: progress.next - progress.base, bytes: start
          )
        {
          let place = start + progress.base[duplicate.node].offset
          throw failure(.duplicate(duplicate), at: place, progress)
        }
        let closed = progress.container
        progress.container = Parser.outer(of: progress.base[closed])
        progress.base[closed].payload = Node.containerPayload(
          count: progress.children, size: progress.next - progress.base - closed)
        depth -= 1
        guard progress.container >= 0 else { break }
        progress.children = progress.base[progress.container].count
        inObject = progress.base[progress.container].isKind(.object)
      }
      break
    }
    progress.skipWhiteSpace()
    guard progress.place == end else { throw failure(.end, at: progress.place, progress) }
    nodeCount = progress.next - progress.base
  }
}

extension Parser {
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
