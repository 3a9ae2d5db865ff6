internal import CScan

/// Turns text into the tape in one pass over the bytes, without recursion.
///
/// The text is followed by zero bytes, so a zero byte ends every scan; whether it is the end of the text or a
/// zero byte within it is asked only then. Open containers are linked through their nodes' payloads.
struct Parser: ~Copyable {
  let start: UnsafePointer<UInt8>
  let end: UnsafePointer<UInt8>
  let options: JSONParseOptions
  var storage: TapeStorage
  /// From here on the tape may have too little room for a key and its value.
  var fullMark: UnsafeMutablePointer<Node>
  /// How many containers are open.
  var depth = 0
  /// How many containers may be open without a further look.
  var openLimit: Int
  /// Whether the text is nested deeper than ``StackRoom/freeDepth``.
  var isDeep: Bool { openLimit > StackRoom.freeDepth }
  /// How many spaces the last line began with, and how many more than the lines around it those of a
  /// container begin with.
  var indentation = 0
  var indentationStep = 0

  /// The number of nodes on the tape, when the parser has stopped.
  var nodeCount = 0
  /// The innermost container that was open then, -1 outside of any, and how many complete children it has.
  var container = -1
  var children = 0
  /// Why the parser stopped, if that was too early.
  var failure: SyntaxFailure?

  // Inlined, for a call costs a small document 3 % of its parsing.
  @inline(__always)
  init(_ source: SourceBytes, options: JSONParseOptions) {
    // Minified text has a node every eight bytes or more, indented text far fewer; what is not used is not
    // touched. The loop asks for room for a key and its value, so two are never used.
    self.init(source, options: options, reusing: TapeStorage(capacity: source.count / 8 + 10))
  }

  /// Creates a parser that writes to the memory of another tape. Who gave it takes it back from the parser.
  @inline(__always)
  init(_ source: SourceBytes, options: JSONParseOptions, reusing storage: TapeStorage) {
    start = UnsafePointer(source.base)
    end = start + source.count
    self.options = options
    openLimit = min(options.depthLimit, StackRoom.freeDepth)
    self.storage = storage
    fullMark = Parser.fullMark(of: storage)
  }

  /// Parses the whole text.
  mutating func parse() throws(SyntaxFailure) {
    if !readDocument(), let failure { throw failure }
  }
}

// What is read in the loop is part of it, so that the progress, which all of it shares, stays in registers. It is
// transparent, for in so large a function the compiler calls what is only to be inlined always; called, it took a
// fifth more instructions. Nothing of it throws, for errors are passed through memory: where it says no, a failure
// was noted.
extension Parser {
  /// What follows in a container.
  private enum Follows {
    case child
    case end
    case failure
  }

  // Not inlined: so the parser stays in memory, and leaves the registers to the progress.
  @inline(never)
  private mutating func readDocument() -> Bool {
    var progress = Progress(place: start, next: storage.base)
    skipSpace(&progress)
    switch readScalar(&progress) {
    case .read: return finish(&progress)
    case .none: return fail(.value, progress)
    case .failure: return false
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
          follows = isObject ? readMembers(&progress) : readElements(&progress)
          if follows == .child { continue open }
        }
        if follows == .failure { return false }
        progress.place += 1
        if options.duplicateKeys == .reject, isObject, failsForDuplicate(progress) { return false }
        depth &-= 1
        isObject = close(&progress)
        guard progress.innermost != nil else { return finish(&progress) }
        follows = readSeparator(Parser.closing(isObject), &progress)
      }
    }
  }

  @inline(__always)
  private static func closing(_ isObject: Bool) -> UInt8 {
    isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
  }

  /// Reads members of an object, up to its end or to a value that is a container.
  @_transparent
  private mutating func readMembers(_ progress: inout Progress) -> Follows {
    while true {
      if progress.next > fullMark { growTape(&progress) }
      guard progress.place.pointee == UInt8(ascii: "\"") else {
        return endsBehindComma(UInt8(ascii: "}"), progress, else: .key) ? .end : .failure
      }
      guard readString(isKey: true, &progress) else { return .failure }
      if progress.place.pointee != UInt8(ascii: ":") { skipSpace(&progress) }
      guard progress.place.pointee == UInt8(ascii: ":") else { return fail(.colon, progress) }
      progress.place += 1
      skipSpace(&progress)
      switch readScalar(&progress) {
      case .read: break
      case .bracket: return .child
      case .none: return fail(.value, progress)
      case .failure: return .failure
      }
      let follows = readSeparator(UInt8(ascii: "}"), &progress)
      guard follows == .child else { return follows }
    }
  }

  /// Reads elements of an array, up to its end or to one that is a container.
  @_transparent
  private mutating func readElements(_ progress: inout Progress) -> Follows {
    while true {
      if progress.next > fullMark { growTape(&progress) }
      switch readScalar(&progress) {
      case .read: break
      case .bracket: return .child
      case .none: return endsBehindComma(UInt8(ascii: "]"), progress, else: .value) ? .end : .failure
      case .failure: return .failure
      }
      let follows = readSeparator(UInt8(ascii: "]"), &progress)
      guard follows == .child else { return follows }
    }
  }

  /// Counts a child, and steps over the comma behind it or up to the bracket that closes the container.
  @_transparent
  private mutating func readSeparator(_ closing: UInt8, _ progress: inout Progress) -> Follows {
    progress.countChild()
    if progress.place.pointee != UInt8(ascii: ",") {
      // The line of the closing bracket.
      skipLine(to: indentation &- indentationStep, &progress)
    }
    if progress.place.pointee == UInt8(ascii: ",") {
      progress.place += 1
      skipLine(to: indentation, &progress)
      return .child
    }
    return progress.place.pointee == closing ? .end : fail(.separator, progress)
  }

  /// What an attempt to read a scalar came to.
  private enum Scalar {
    case read
    /// There is a container.
    case bracket
    /// There is no value.
    case none
    case failure
  }

  /// Reads a string, number or literal, if there is one.
  @_transparent
  private mutating func readScalar(_ progress: inout Progress) -> Scalar {
    let byte = progress.place.pointee
    if byte == UInt8(ascii: "\"") {
      return readString(isKey: false, &progress) ? .read : .failure
    }
    // Two brackets by one comparison, before the numbers: a list of containers has nothing else.
    if byte | 0x20 == UInt8(ascii: "{") { return .bracket }
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return readNumber(&progress) ? .read : .failure
    case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"):
      return readLiteral(byte, &progress) ? .read : .none
    default:
      return .none
    }
  }

  @_transparent
  private mutating func readString(isKey: Bool, _ progress: inout Progress) -> Bool {
    let quote = progress.place
    // Nearly all keys are short. Whether a text is, nobody foresees; so it gets one long step.
    var text = ScannedText(end: isKey ? cscan_plain_text(quote + 1) : cscan_plain_text_wide(quote + 1))
    if text.end.pointee != UInt8(ascii: "\"") {
      text = scanText(from: text.end, end: end)
      if let problem = text.problem {
        progress.place = text.end
        return fail(.text(problem, opening: quote - start, isKey: isKey), progress)
      }
    }
    let length = UInt64(truncatingIfNeeded: text.end - quote &- 1)
    progress.append(Node(.string, offset: quote - start, flags: text.flags, payload: length))
    progress.place = text.end + 1
    return true
  }

  @_transparent
  private mutating func readNumber(_ progress: inout Progress) -> Bool {
    let place = progress.place
    let number = scanNumber(place)
    let offset = place - start
    switch number.kind {
    case .int64: progress.append(Node(.integer, offset: offset, payload: number.bits))
    case .uint64: progress.append(Node(.unsigned, offset: offset, payload: number.bits))
    case .double: progress.append(Node(.double, offset: offset, payload: number.bits))
    case .wide:
      progress.append(
        Node(.wide, offset: offset, payload: UInt64(truncatingIfNeeded: number.end - place)))
    case .invalid: return fail(.value, progress)
    }
    progress.place = number.end
    return true
  }

  /// Reads a literal by its first letter; all three in one way, for nobody foresees which it is.
  @_transparent
  private mutating func readLiteral(_ letter: UInt8, _ progress: inout Progress) -> Bool {
    let literal = cscan_literal_of(letter)
    guard cscan_is_literal(progress.place, literal) else { return false }
    progress.append(Node(literal: literal.kind, offset: progress.place - start))
    progress.place += Int(literal.length)
    return true
  }

  @inline(__always)
  private mutating func finish(_ progress: inout Progress) -> Bool {
    skipSpace(&progress)
    guard progress.place == end else { return fail(.end, progress) }
    nodeCount = index(of: progress.next)
    return true
  }

  @inline(__always)
  private mutating func fail(_ expectation: SyntaxFailure.Expectation, _ progress: Progress) -> Follows {
    _ = fail(expectation, progress) as Bool
    return .failure
  }
}

extension Node {
  /// A literal, by the number of its kind.
  @inline(__always)
  init(literal kind: UInt64, offset: Int) {
    self.init(.null, offset: offset, flags: kind)
  }
}
