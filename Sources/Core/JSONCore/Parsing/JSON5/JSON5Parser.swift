internal import CScan

/// Converts text to the tape, without recursion: JSON5, JSON with some of its extensions, or the members of
/// an object without its braces.
///
/// The tape has the same form as that of ``Parser``. Tokens that can't be decoded as written are stored in
/// strict form too, see ``RewrittenSource``. Without tolerances, it accepts exactly the texts that ``Parser``
/// accepts.
struct JSON5Parser: ~Copyable {
  let options: JSONParseOptions
  let tolerances: JSONParseOptions.Tolerances
  /// Whether the text can have ECMAScript's literals.
  let hasLiterals: Bool
  var source: RewrittenSource
  var storage: TapeStorage
  var nodeCount = 0
  /// The offset of the next byte.
  var place = 0
  /// The beginning of the string or identifier that is being read.
  var openToken: Int?

  /// The innermost open container; -1 if none is open.
  private(set) var container = -1
  private var inObject = false
  private var depth = 0
  /// Whether the text is nested deeper than ``StackRoom/freeDepth``, and whether it has unusual keys.
  var traits: DecodeSettings = []
  /// Whether the outermost object ends with the text.
  private var isBraceless = false

  init(copying text: UnsafeRawBufferPointer, options: JSONParseOptions) {
    self.options = options
    tolerances = options.tolerances
    hasLiterals = tolerances.contains(.ecmaScriptLiterals)
    source = RewrittenSource(copying: text)
    storage = TapeStorage(capacity: text.count / 8 + 8)
  }

  /// Parses the whole text.
  mutating func parse() throws(SyntaxFailure) {
    try skipSpace()
    var valueFollows = true
    if options.assumesTopLevelDictionary, byte != UInt8(ascii: "{") {
      isBraceless = true
      try open(isObject: true)
      if isAtEnd {
        try close()
        valueFollows = false
      } else {
        try key()
      }
    }
    while valueFollows {
      if try value() { continue }
      valueFollows = try behindValue()
    }
    try skipSpace()
    guard isAtEnd else { throw failure(.end) }
  }

  /// Reads a value. Of a container with children, reads only the bracket and, in an object, the first key.
  /// Returns whether a child's value follows.
  private mutating func value() throws(SyntaxFailure) -> Bool {
    switch byte {
    case UInt8(ascii: "\""): try string(isKey: false)
    case UInt8(ascii: "'") where tolerances.contains(.singleQuotes): try string(isKey: false)
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      try open(isObject: byte == UInt8(ascii: "{"))
      place += 1
      try skipSpace()
      guard byte == closing else {
        if inObject { try key() }
        return true
      }
      try close()
    case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"): try literal()
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try number()
    case UInt8(ascii: "I") where hasNonFiniteNumbers, UInt8(ascii: "N") where hasNonFiniteNumbers,
      UInt8(ascii: "+") where hasLiterals, UInt8(ascii: ".") where hasLiterals:
      try number()
    default: throw failure(.value)
    }
    return false
  }

  /// Reads what follows a value: a comma, or the brackets that close containers. Returns whether another
  /// value follows.
  private mutating func behindValue() throws(SyntaxFailure) -> Bool {
    while container >= 0 {
      storage.base[container].payload += 1
      try skipSpace()
      if byte == UInt8(ascii: ",") {
        let comma = place
        place += 1
        try skipSpace()
        guard isAtClosing else {
          if inObject { try key() }
          return true
        }
        guard tolerances.contains(.trailingCommas) else { throw failure(.trailingComma, at: comma) }
      }
      guard isAtClosing else { throw failure(.separator) }
      try close()
    }
    return false
  }

  /// Reads a key and its colon; leaves `place` at the value.
  private mutating func key() throws(SyntaxFailure) {
    switch byte {
    case UInt8(ascii: "\""): try string(isKey: true)
    case UInt8(ascii: "'") where tolerances.contains(.singleQuotes): try string(isKey: true)
    default:
      guard tolerances.contains(.unquotedKeys) else { throw failure(.key) }
      try identifier()
    }
    try skipSpace()
    guard byte == UInt8(ascii: ":") else { throw failure(.colon) }
    place += 1
    try skipSpace()
  }

  /// The next byte; 0 at the end, and where there is a zero byte in the text.
  var byte: UInt8 { source.base[place] }

  var isAtEnd: Bool { place == source.count }

  private var closing: UInt8 { UInt8(ascii: inObject ? "}" : "]") }

  private var isAtOutermost: Bool { isBraceless && depth == 1 }

  private var isAtClosing: Bool { isAtOutermost ? isAtEnd : byte == closing }

  func failure(_ expectation: SyntaxFailure.Expectation, at place: Int? = nil) -> SyntaxFailure {
    SyntaxFailure(expectation: expectation, offset: place ?? self.place)
  }

  mutating func append(_ node: Node) {
    if nodeCount == storage.capacity { storage.grow() }
    (storage.base + nodeCount).initialize(to: node)
    nodeCount += 1
  }

  private mutating func literal() throws(SyntaxFailure) {
    let literal = cscan_literal_of(byte)
    guard cscan_is_literal(source.base + place, literal) else { throw failure(.value) }
    append(Node(literal: literal.kind, offset: place))
    place += Int(literal.length)
  }

  private mutating func open(isObject: Bool) throws(SyntaxFailure) {
    guard depth < options.depthLimit else { throw failure(.depth) }
    depth += 1
    if depth > StackRoom.freeDepth { traits.insert(.deep) }
    append(
      Node(
        isObject ? .object : .array, offset: place,
        payload: UInt64(UInt32(truncatingIfNeeded: container)) << 32))
    container = nodeCount - 1
    inObject = isObject
  }

  private mutating func close() throws(SyntaxFailure) {
    if !isAtOutermost { place += 1 }
    if options.duplicateKeys == .reject, inObject,
      let duplicate = DuplicateKey(in: container, tape: storage.base, end: nodeCount, bytes: source.base)
    {
      throw failure(.duplicate(duplicate))
    }
    let closed = storage.base[container]
    storage.base[container].payload = Node.containerPayload(count: closed.count, size: nodeCount - container)
    container = Parser.outer(of: closed)
    depth -= 1
    inObject = container >= 0 && storage.base[container].isKind(.object)
  }

  /// Skips white space and, if the text may have them, comments.
  ///
  /// JSON5's further white space characters are errors, as in `JSONDecoder`.
  mutating func skipSpace() throws(SyntaxFailure) {
    while true {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): place += 1
      case 0x0B where hasLiterals, 0x0C where hasLiterals: place += 1
      case UInt8(ascii: "/") where tolerances.contains(.comments):
        switch source.base[place + 1] {
        case UInt8(ascii: "/"):
          while !isAtEnd, !isLineBreak(byte) { place += 1 }
        case UInt8(ascii: "*"): try skipComment()
        default: return
        }
      default: return
      }
    }
  }

  private mutating func skipComment() throws(SyntaxFailure) {
    let opening = place
    place += 2
    while !isAtEnd {
      if byte == UInt8(ascii: "*"), source.base[place + 1] == UInt8(ascii: "/") {
        place += 2
        return
      }
      place += 1
    }
    throw failure(.comment(opening: opening))
  }

  /// The text, and the tape as far as it was parsed.
  var parsed: ParsedText {
    ParsedText(
      source: source.takeBytes(), storage: storage, nodeCount: nodeCount, options: options, traits: traits)
  }
}

extension ParsedText {
  /// Parses a text with one of the options that the strict parser doesn't support.
  init(json5 bytes: UnsafeRawBufferPointer, options: JSONParseOptions) throws(JSONError) {
    var parser = JSON5Parser(copying: bytes, options: options)
    do {
      try parser.parse()
    } catch {
      throw JSONError(
        FailedParse(parser.parsed, error, container: parser.container, openToken: parser.openToken))
    }
    self = parser.parsed
  }
}
