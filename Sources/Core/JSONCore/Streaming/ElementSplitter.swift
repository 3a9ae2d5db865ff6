/// Cuts the elements of one array out of a document that comes in parts, without making a tape of the whole.
///
/// What stands beside the array is skipped, and checked as strictly as the elements. An element that is there as
/// a whole is parsed where it stands; ``StreamScanner`` reads those that are not, and decides what is wrong.
struct ElementSplitter: ~Copyable {
  let path: [String]
  let options: JSONParseOptions
  let elementOptions: JSONParseOptions
  let elementLimit: Int

  var buffer = StreamBuffer()
  var scanner: StreamScanner
  var parser = ValueParser()
  var isWhole = false
  var hasSkippedMark: Bool
  var phase = Phase.seeking
  /// How many of the open containers lead to the array.
  var onPath = 0
  /// What is read at the moment, and where it began.
  var current = Current.nothing
  var currentStart = 0
  /// How many containers are open around the value that is skipped.
  var skippedDepth = 0
  /// Where the text ended when a parse of it led to no value: until there is more, none is tried.
  var triedEnd = -1
  /// The keys of the innermost object on the path, for an error about one that is missing.
  var passedNames: [(name: [UInt8], location: SourceLocation)] = []
  var repeatedKeys: RepeatedKeys

  var count = 0

  enum Phase {
    case seeking, elements, behind, failing, ended
  }

  enum Current {
    case nothing
    case element
    /// An element whose error has been thrown.
    case refused
    /// A value beside the way to the array.
    case skipped
    /// A scalar where the way leads on.
    case misfit
  }

  /// Creates a reader of the array at a path of keys, and of indices where they meet an array.
  ///
  /// - Parameter elementLimit: How many bytes an element may have.
  init(path: [String], options: JSONParseOptions, elementLimit: Int) {
    self.path = path
    self.options = options
    self.elementLimit = min(elementLimit, options.sizeLimit)
    var elementOptions = options
    elementOptions.depthLimit = options.depthLimit - path.count - 1
    elementOptions.allowsByteOrderMark = false
    self.elementOptions = elementOptions
    scanner = StreamScanner(options)
    hasSkippedMark = !options.allowsByteOrderMark
    repeatedKeys = RepeatedKeys(isOn: options.duplicateKeys == .reject)
  }

  var isEnded: Bool { phase == .ended }

  var movedCount: Int { buffer.movedCount }

  mutating func append(_ bytes: some Collection<UInt8>) {
    let kept = kept
    let isContiguous: Void? = bytes.withContiguousStorageIfAvailable { text in
      buffer.append(UnsafeRawBufferPointer(text), keepingFrom: kept, mark: &scanner.mark)
    }
    if isContiguous == nil { append(Array(bytes)) }
  }

  /// The first byte that is still needed.
  var kept: Int { current == .element || current == .misfit ? currentStart : scanner.kept }

  mutating func finish() { isWhole = true }

  mutating func next() throws(JSONError) -> Document? {
    if !hasSkippedMark { hasSkippedMark = buffer.skipByteOrderMark(isWhole: isWhole) }
    guard hasSkippedMark else { return nil }
    while phase != .ended {
      guard phase != .failing else { return try fail() }
      switch scanner.next(in: buffer, isWhole: isWhole) {
      case .value:
        if let element = try beginValue() { return element }
      case .ended:
        if let element = try endValue() { return element }
      case .key:
        try endKey()
      case .more:
        try checkLength()
        return nil
      case .failed:
        phase = .failing
      case .finished:
        phase = .ended
      }
    }
    return nil
  }

  func moved(_ error: JSONError) -> JSONError {
    var place = StreamPlace(origin: buffer.location(of: currentStart))
    place.path = elementPath(count - 1)
    return error.moved(to: place)
  }
}

extension ElementSplitter {
  /// Decides what becomes of the value that begins at the place.
  private mutating func beginValue() throws(JSONError) -> Document? {
    switch current {
    case .skipped where !isPassed(): try enter()
    case .skipped: break
    case .element, .refused, .misfit: try enter()
    case .nothing:
      switch phase {
      case .elements: return try beginElement()
      case .seeking where leadsOn: try beginStep()
      default: try skip()
      }
    }
    return nil
  }

  private mutating func beginElement() throws(JSONError) -> Document? {
    currentStart = scanner.place
    if let end = end(of: elementOptions) {
      let range = currentStart..<end
      scanner.pass(to: end)
      count += 1
      guard range.count <= elementLimit else { throw elementLengthError(range.count) }
      return parser.document(of: range, in: buffer, options: elementOptions)
    }
    current = .element
    try enter()
    return nil
  }

  private mutating func skip() throws(JSONError) {
    guard !isPassed() else { return }
    skippedDepth = scanner.containers.depth
    current = .skipped
    try enter()
  }

  /// Parses and skips the value that begins at the place, if it is there as a whole.
  private mutating func isPassed() -> Bool {
    var options = options
    options.depthLimit -= scanner.containers.depth
    guard let end = end(of: options) else { return false }
    scanner.pass(to: end)
    return true
  }

  /// The end of the value that begins at the place, if it is there as a whole.
  private mutating func end(of options: JSONParseOptions) -> Int? {
    guard triedEnd != buffer.end else { return nil }
    if let end = parser.parse(from: scanner.place, in: buffer, options: options) { return end }
    triedEnd = buffer.end
    return nil
  }

  private mutating func enter(opening: SourceLocation? = nil) throws(JSONError) {
    guard scanner.enter(in: buffer, opening: opening) else {
      phase = .failing
      return
    }
  }

  /// Whether the value that begins at the place is on the way to the array, or the array itself.
  private var leadsOn: Bool {
    let containers = scanner.containers
    guard let container = containers.all.last else { return true }
    let component = path[onPath - 1]
    // Keys are equal if their bytes are; strings would also be equal if they merely look the same.
    return container.isObject
      ? containers.key(at: onPath - 1).utf8.elementsEqual(component.utf8)
      : JSONKeyPath.index(component) == container.count
  }

  /// Enters a value on the way to the array.
  private mutating func beginStep() throws(JSONError) {
    currentStart = scanner.place
    let first = buffer.pointer(at: scanner.place).pointee
    let isArray = first == UInt8(ascii: "[")
    let isObject = first == UInt8(ascii: "{")
    let fits = onPath == path.count ? isArray : isObject || isArray && JSONKeyPath.index(path[onPath]) != nil
    guard fits || !isArray && !isObject else { throw misfit(isArray ? "[]" : "{}") }
    guard fits else {
      current = .misfit
      return try enter()
    }
    onPath += 1
    passedNames = []
    if onPath > path.count { phase = .elements }
    try enter(opening: buffer.location(of: scanner.place, length: 1))
  }

  /// Decides what the end of a value means.
  private mutating func endValue() throws(JSONError) -> Document? {
    let depth = scanner.containers.depth
    repeatedKeys.close(to: depth)
    switch current {
    case .element where depth == path.count + 1: return try endElement()
    case .refused where depth == path.count + 1: current = .nothing
    case .skipped where depth == skippedDepth: current = .nothing
    case .misfit: throw misfit(buffer.bytes(currentStart..<scanner.place))
    case .nothing where depth < onPath:
      if phase == .seeking { throw missing(at: depth) }
      onPath = depth
      phase = .behind
    default: break
    }
    return nil
  }

  private mutating func endElement() throws(JSONError) -> Document? {
    current = .nothing
    count += 1
    let range = currentStart..<scanner.place
    guard range.count <= elementLimit else { throw elementLengthError(range.count) }
    do throws(JSONError) {
      return try Document(copying: buffer.bytes(range), options: elementOptions)
    } catch {
      // The scanner lets pass what only the parser knows: keys that are there twice.
      phase = .ended
      throw elementError(count - 1)
    }
  }

  /// Looks at a key that is complete.
  private mutating func endKey() throws(JSONError) {
    guard current == .nothing || current == .skipped else { return }
    let depth = scanner.containers.depth
    var isRepeated = repeatedKeys.isOn && !repeatedKeys.insert(scanner.containers.key(at: depth - 1), depth)
    if current == .nothing, phase == .seeking, passedNames.count < ElementSplitter.notedNames {
      let place = buffer.location(of: scanner.tokenStart, length: scanner.place - scanner.tokenStart)
      passedNames.append((Array(scanner.containers.name(at: depth - 1)), place))
    }
    if current == .nothing, phase == .behind, options.duplicateKeys == .useLast {
      // The elements of the first have been read already.
      isRepeated =
        isRepeated || scanner.containers.key(at: depth - 1).utf8.elementsEqual(path[depth - 1].utf8)
    }
    guard isRepeated else { return }
    phase = .ended
    throw repeatedKeyError()
  }

  /// More members nobody looks at.
  private static var notedNames: Int { 500 }
}
