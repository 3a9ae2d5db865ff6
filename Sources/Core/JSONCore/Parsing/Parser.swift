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

  /// Parses the whole text.
  mutating func parse() throws(SyntaxFailure) {
    var place = start
    var base = storage.base
    var next = base
    var limit = base + storage.capacity
    var container = -1
    var children = 0
    var inObject = false
    var depth = 0

    @inline(__always)
    func append(_ node: Node) {
      if next == limit { growTape() }
      next.initialize(to: node)
      next += 1
    }

    @inline(__always)
    func growTape() {
      let count = next - base
      storage.grow()
      base = storage.base
      next = base + count
      limit = base + storage.capacity
    }

    @inline(__always)
    func failure(_ expectation: SyntaxFailure.Expectation, at place: UnsafePointer<UInt8>) -> SyntaxFailure {
      nodeCount = next - base
      self.container = container
      self.children = children
      return SyntaxFailure(expectation: expectation, offset: place - start)
    }

    /// Reads a key and its colon; leaves `place` at the value.
    @inline(__always)
    func key() throws(SyntaxFailure) {
      guard place.pointee == UInt8(ascii: "\"") else { throw failure(.key, at: place) }
      try string(isKey: true)
      skipWhiteSpace()
      guard place.pointee == UInt8(ascii: ":") else { throw failure(.colon, at: place) }
      place += 1
      skipWhiteSpace()
    }

    @inline(__always)
    func string(isKey: Bool) throws(SyntaxFailure) {
      let quote = place
      var stop = cscan_plain_text(quote + 1)
      var flags: UInt64 = 0
      if stop.pointee != UInt8(ascii: "\"") {
        if let problem = scanText(from: &stop, end: end, flags: &flags) {
          throw failure(.text(problem, opening: quote - start, isKey: isKey), at: stop)
        }
      }
      append(
        Node(
          .string, offset: quote - start, flags: flags, payload: UInt64(truncatingIfNeeded: stop - quote - 1))
      )
      place = stop + 1
    }

    @inline(__always)
    func skipWhiteSpace() {
      if place.pointee <= 0x20 { place = cscan_white_space(place) }
    }

    skipWhiteSpace()
    value: while true {
      switch place.pointee {
      case UInt8(ascii: "\""):
        try string(isKey: false)

      case UInt8(ascii: "{"), UInt8(ascii: "["):
        if depth >= openLimit {
          guard depth < options.depthLimit else { throw failure(.depth, at: place) }
          openLimit = options.depthLimit
        }
        depth += 1
        if container >= 0 {
          base[container].payload = base[container].payload & 0xFFFF_FFFF_0000_0000 | UInt64(UInt32(children))
        }
        inObject = place.pointee == UInt8(ascii: "{")
        append(
          Node(
            inObject ? .object : .array, offset: place - start,
            payload: UInt64(UInt32(truncatingIfNeeded: container)) << 32
          )
        )
        container = next - base - 1
        children = 0
        place += 1
        skipWhiteSpace()
        if inObject {
          if place.pointee != UInt8(ascii: "}") {
            try key()
            continue value
          }
        } else if place.pointee != UInt8(ascii: "]") {
          continue value
        }
        // Empty: the closing bracket is read below, without a child to count.
        children = -1

      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        let number = scanNumber(place)
        let offset = place - start
        switch number.kind {
        case .int64: append(Node(.integer, offset: offset, payload: number.bits))
        case .uint64: append(Node(.unsigned, offset: offset, payload: number.bits))
        case .double: append(Node(.double, offset: offset, payload: number.bits))
        case .wide:
          append(Node(.wide, offset: offset, payload: UInt64(truncatingIfNeeded: number.end - place)))
        case .invalid: throw failure(.value, at: place)
        }
        place = number.end

      case UInt8(ascii: "t") where cscan_is_four(place, Literal.true) != 0:
        append(Node(.true, offset: place - start))
        place += 4

      case UInt8(ascii: "f") where cscan_is_four(place + 1, Literal.alse) != 0:
        append(Node(.false, offset: place - start))
        place += 5

      case UInt8(ascii: "n") where cscan_is_four(place, Literal.null) != 0:
        append(Node(.null, offset: place - start))
        place += 4

      default:
        throw failure(.value, at: place)
      }

      // Behind a value: a comma, or the brackets that close what is open.
      while container >= 0 {
        children += 1
        skipWhiteSpace()
        if place.pointee == UInt8(ascii: ",") {
          let comma = place
          place += 1
          skipWhiteSpace()
          let isLast = place.pointee == UInt8(ascii: inObject ? "}" : "]")
          if isLast {
            guard options.allowsTrailingCommas else { throw failure(.trailingComma, at: comma) }
          } else {
            if inObject { try key() }
            continue value
          }
        }
        guard place.pointee == UInt8(ascii: inObject ? "}" : "]") else {
          throw failure(.separator, at: place)
        }
        place += 1
        if options.duplicateKeys == .reject, inObject,
          let duplicate = DuplicateKey(
            in: container, members: children, tape: base, end: next - base, bytes: start
          )
        {
          throw failure(.duplicate(duplicate), at: start + base[duplicate.node].offset)
        }
        let outer = Parser.outer(of: base[container])
        base[container].payload = Node.containerPayload(count: children, size: next - base - container)
        container = outer
        depth -= 1
        guard container >= 0 else { break }
        children = base[container].count
        inObject = base[container].isKind(.object)
      }
      break
    }
    skipWhiteSpace()
    guard place == end else { throw failure(.end, at: place) }
    nodeCount = next - base
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
