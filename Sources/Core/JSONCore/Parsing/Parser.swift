internal import CScan

/// Converts text to the tape in one pass over the bytes, without recursion.
///
/// The text is followed by zero bytes, so a zero byte ends every scan; only then does the parser check
/// whether it is the end of the text or a zero byte within it. Open containers are linked through their
/// nodes' payloads.
struct Parser: ~Copyable {
  let start: UnsafePointer<UInt8>
  let end: UnsafePointer<UInt8>
  let options: JSONParseOptions
  var storage: TapeStorage
  /// From here on the tape may lack room for a key and its value.
  var fullMark: UnsafeMutablePointer<Node>
  /// The number of open containers.
  var depth = 0
  /// The number of containers that may be open without a further check.
  var openLimit: Int
  /// Whether a key has escapes.
  private var hasUnusualKeys = false
  /// Whether the text is nested deeper than ``StackRoom/freeDepth``, and whether it has unusual keys.
  var traits: DecodeSettings {
    (openLimit > StackRoom.freeDepth ? .deep : [] as DecodeSettings)
      .union(hasUnusualKeys ? .unusualKeys : [])
  }
  var indentation = Indentation()

  /// The number of nodes on the tape, once the parser has stopped.
  var nodeCount = 0
  /// The container that was innermost when the parser stopped; -1 if none was open.
  var container = -1
  /// The reason why the parser stopped, if that was too early.
  var failure: SyntaxFailure?

  // Inlined, because a call would cost 3 % of parsing a small document.
  @inline(__always)
  init(_ source: SourceBytes, options: JSONParseOptions) {
    self.init(
      source, options: options,
      reusing: source.tape ?? TapeStorage(capacity: Parser.tapeCapacity(forText: source.count)))
  }

  /// The number of nodes that suffice for most texts of a length.
  ///
  /// Minified text has a node every eight bytes or more, indented text far fewer; unused memory is not
  /// touched. The loop reserves room for a key and its value, so two nodes are never used.
  static func tapeCapacity(forText count: Int) -> Int { count / 8 + 10 }

  /// Creates a parser that writes to the memory of another tape. The caller takes it back from the parser.
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

  // The functions of the loop are part of it, so that the progress, which all of them share, stays in
  // registers. They are transparent, because in so large a function the compiler emits calls even for
  // functions marked to be inlined always; with calls, parsing took a fifth more instructions. None of them
  // throws, because errors are passed through memory: where a function returns false, a failure was recorded.

  /// What follows in a container.
  private enum Follows { case child, end, failure }

  // Not inlined, so that the parser stays in memory and leaves the registers to the progress.
  @inline(never)
  private mutating func readDocument() -> Bool {
    var progress = Progress(place: start, next: storage.base)
    indentation.skipSpace(&progress.place)
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
  private static func closing(_ isObject: Bool) -> UInt8 { isObject ? UInt8(ascii: "}") : UInt8(ascii: "]") }

  /// Reads members of an object, up to its end or to a value that is a container.
  @_transparent
  private mutating func readMembers(_ progress: inout Progress) -> Follows {
    while true {
      if progress.next > fullMark { growTape(&progress) }
      guard progress.place.pointee == UInt8(ascii: "\"") else {
        return endsBehindComma(UInt8(ascii: "}"), progress, else: .key) ? .end : .failure
      }
      guard readString(isKey: true, &progress) else { return .failure }
      if progress.place.pointee != UInt8(ascii: ":") { indentation.skipSpace(&progress.place) }
      guard progress.place.pointee == UInt8(ascii: ":") else { return fail(.colon, progress) }
      progress.place += 1
      indentation.skipSpace(&progress.place)
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

  /// Reads elements of an array, up to its end or to an element that is a container.
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

  /// Counts a child, and skips the comma after it or the white space up to the bracket that closes the
  /// container.
  @_transparent
  private mutating func readSeparator(_ closing: UInt8, _ progress: inout Progress) -> Follows {
    progress.countChild()
    if progress.place.pointee != UInt8(ascii: ",") { indentation.skipLastLine(&progress.place) }
    if progress.place.pointee == UInt8(ascii: ",") {
      progress.place += 1
      indentation.skipLine(&progress.place)
      return .child
    }
    return progress.place.pointee == closing ? .end : fail(.separator, progress)
  }

  /// The result of an attempt to read a scalar: `bracket` if the value is a container, `none` if there is no
  /// value.
  private enum Scalar { case read, bracket, none, failure }

  /// Reads a string, number or literal, if there is one.
  @_transparent
  private mutating func readScalar(_ progress: inout Progress) -> Scalar {
    let byte = progress.place.pointee
    if byte == UInt8(ascii: "\"") {
      return readString(isKey: false, &progress) ? .read : .failure
    }
    // One comparison detects both kinds of brackets. It comes before that for numbers, because all elements
    // of an array of containers take this branch.
    if byte | 0x20 == UInt8(ascii: "{") { return .bracket }
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return readNumber(&progress) ? .read : .failure
    case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"):
      return readLiteral(byte, &progress) ? .read : .none
    default: return .none
    }
  }

  @_transparent
  private mutating func readString(isKey: Bool, _ progress: inout Progress) -> Bool {
    let quote = progress.place
    // Nearly all keys are short. The length of other strings can't be predicted, so they are scanned in
    // longer steps.
    var text = ScannedText(end: isKey ? cscan_plain_text(quote + 1) : cscan_plain_text_wide(quote + 1))
    if text.end.pointee != UInt8(ascii: "\"") {
      text = scanText(from: text.end, end: end)
      if let problem = text.problem {
        progress.place = text.end
        return fail(.text(problem, opening: quote - start, isKey: isKey), progress)
      }
      if isKey, text.flags & Node.escaped != 0 { hasUnusualKeys = true }
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

  /// Reads a literal by its first letter; one code path for all three, because a branch could not be
  /// predicted.
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
    indentation.skipSpace(&progress.place)
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
