internal import JSONCore

/// Extracts the elements of one array from a document that arrives in parts, without building a tape of the
/// whole document.
///
/// The text outside the array is skipped, but checked as strictly as the elements. Complete elements are
/// parsed, many at once if they are small; ``StreamScanner`` reads incomplete ones, and detects errors.
struct ElementSplitter: ~Copyable {
  let path: [String]
  let options: JSONParseOptions
  let elementOptions: JSONParseOptions
  let elementLimit: Int
  let kind: StreamRunKind

  var buffer = StreamBuffer()
  var scanner: StreamScanner
  var parser = ValueParser()
  var isWhole = false
  var hasSkippedMark: Bool
  var phase = Phase.seeking
  var current = Current.nothing
  /// The start of the last values returned, to report the locations of their errors.
  var runStart: Int?
  /// Whether a cursor read no element of the last text, so that the next element is parsed as a document.
  var hasReadNone = false
  /// The length of the last element that was returned by itself.
  var lastLength = 0
  /// The end of the text in which parsing found no complete value; it isn't parsed again until more arrives.
  var triedEnd = -1
  /// The keys of the innermost object on the path, for an error about a missing one.
  var passedNames: [(name: [UInt8], location: SourceLocation)] = []
  var repeatedKeys = RepeatedKeys()

  var count = 0

  enum Phase { case seeking, elements, behind, failing, ended }

  /// The value being read, and the offset at which it begins.
  ///
  /// While there is none, all open containers are on the path to the array.
  enum Current {
    case nothing
    case element(start: Int)
    /// An element whose error has been thrown.
    case refused
    /// A value beside the path to the array, with the number of open containers around it.
    case skipped(depth: Int)
    /// A scalar that the path would have to lead into.
    case misfit(start: Int)
  }

  /// Creates a splitter for the array at a path of keys. Where the document has an array, a key is an index.
  ///
  /// - Parameters:
  ///   - elementLimit: The maximum length of an element in bytes.
  ///   - kind: The form of the elements; text only if the options allow it.
  init(path: [String], options: JSONParseOptions, elementLimit: Int, as kind: StreamRunKind) {
    self.path = path
    self.options = options
    self.kind = kind
    self.elementLimit = min(elementLimit, options.sizeLimit)
    var elementOptions = options
    elementOptions.depthLimit = options.depthLimit - path.count - 1
    elementOptions.allowsByteOrderMark = false
    self.elementOptions = elementOptions
    scanner = StreamScanner(options)
    hasSkippedMark = !options.allowsByteOrderMark
  }

  var isEnded: Bool { phase == .ended }

  mutating func append(_ bytes: some Collection<UInt8>) {
    buffer.append(bytes, keepingFrom: neededStart, mark: &scanner.mark)
  }

  /// The offset of the first byte that is still needed.
  var neededStart: Int {
    let start =
      switch current {
      case .element(let start), .misfit(let start): start
      case .nothing, .refused, .skipped: scanner.neededStart
      }
    return min(runStart ?? start, start)
  }

  mutating func finish() { isWhole = true }

  mutating func next() throws(JSONError) -> StreamRun? {
    if !hasSkippedMark { hasSkippedMark = buffer.skipByteOrderMark(isWhole: isWhole) }
    guard hasSkippedMark else { return nil }
    runStart = nil
    while phase != .ended {
      guard phase != .failing else { return try fail() }
      switch scanner.next(in: buffer, isWhole: isWhole) {
      case .value:
        if let element = try beginValue() { return element }
      case .ended:
        if let element = try endValue() { return element }
      case .key: try endKey()
      case .more:
        try checkLength()
        return nil
      case .failed: phase = .failing
      case .finished: phase = .ended
      }
    }
    return nil
  }

  mutating func moved(_ error: JSONError, about run: ParsedRun) -> JSONError {
    var place = StreamPlace(origin: buffer.location(of: run.start))
    place.path = elementPath(run.index)
    return error.moved(to: place)
  }
}

extension ElementSplitter {
  /// Determines how to read the value that begins at the current position.
  private mutating func beginValue() throws(JSONError) -> StreamRun? {
    switch (current, phase) {
    case (.nothing, .elements): return try beginElement(at: scanner.place)
    case (.nothing, .seeking) where leadsOn: try beginStep()
    case (.nothing, _) where isPassed(), (.skipped, _) where isPassed(): break
    case (.nothing, _):
      current = .skipped(depth: scanner.containers.depth)
      enter()
    default: enter()
    }
    return nil
  }

  private mutating func beginElement(at start: Int) throws(JSONError) -> StreamRun? {
    if let run = sharedRun(from: start) {
      runStart = start
      return run
    }
    if let end = end(of: elementOptions) {
      let range = start..<end
      scanner.pass(to: end)
      count += 1
      try checkElementLength(range)
      return run(of: parser.document(of: range, in: buffer, options: elementOptions), range)
    }
    current = .element(start: start)
    enter()
    return nil
  }

  /// Returns the elements that begin at the current position, if some of them are complete.
  private mutating func sharedRun(from start: Int) -> StreamRun? {
    guard kind != .alone, triedEnd != buffer.end, !hasReadNone else { return nil }
    let text = start..<min(buffer.end, start + max(ElementSplitter.runLength, lastLength * 4))
    if kind == .text, let run = ElementText(text, in: buffer, limit: elementLimit, options: elementOptions) {
      return .text(run)
    }
    let run = ParsedRun(
      elements: text, in: buffer, limit: elementLimit, options: elementOptions, index: count)
    guard let run else { return nil }
    pass(run.count, to: run.next)
    return .parsed(run)
  }

  mutating func pass(_ text: ElementText) {
    hasReadNone = text.count == 0
    if !hasReadNone { pass(text.count, to: text.next) }
  }

  private mutating func pass(_ elements: Int, to start: Int) {
    count += elements
    scanner.pass(elements, to: start, in: buffer)
  }

  /// Returns the last element, as a document of its own.
  private mutating func run(of element: Document, _ range: Range<Int>) -> StreamRun {
    runStart = range.lowerBound
    lastLength = range.count
    hasReadNone = false
    return .parsed(ParsedRun(element, index: count - 1, start: range.lowerBound))
  }

  /// The length of text that is parsed at once: long enough that creating the document takes a small part of
  /// the time, and short enough to stay in the cache. If elements are longer, more text is parsed at once.
  private static var runLength: Int { 1 << 14 }

  /// Parses and skips the value that begins at the current position, if it is complete.
  private mutating func isPassed() -> Bool {
    var options = options
    options.depthLimit -= scanner.containers.depth
    guard let end = end(of: options) else { return false }
    scanner.pass(to: end)
    return true
  }

  /// Returns the end of the value that begins at the current position, if it is complete.
  private mutating func end(of options: JSONParseOptions) -> Int? {
    guard triedEnd != buffer.end else { return nil }
    if let end = parser.parse(from: scanner.place, in: buffer, options: options) { return end }
    triedEnd = buffer.end
    return nil
  }

  private mutating func enter(opening: SourceLocation? = nil) {
    if !scanner.enter(in: buffer, opening: opening) { phase = .failing }
  }

  /// Whether the value that begins at the current position is on the path to the array, or the array itself.
  private var leadsOn: Bool {
    let containers = scanner.containers
    guard let container = containers.all.last else { return true }
    return container.isObject ? isOnPath : JSONKeyPath.index(path[containers.depth - 1]) == container.count
  }

  /// Whether the current key of the innermost object is the one on the path.
  private var isOnPath: Bool {
    let level = scanner.containers.depth - 1
    // Keys are equal if their bytes are; `String` would also compare canonically equivalent ones as equal.
    return scanner.containers.key(at: level).utf8.elementsEqual(path[level].utf8)
  }

  /// Enters a value on the path to the array.
  private mutating func beginStep() throws(JSONError) {
    let depth = scanner.containers.depth
    let first = buffer[scanner.place]
    let isArray = first == UInt8(ascii: "[")
    let isObject = first == UInt8(ascii: "{")
    let fits = depth == path.count ? isArray : isObject || isArray && JSONKeyPath.index(path[depth]) != nil
    guard fits else {
      if isArray { throw misfit("[]".utf8, at: scanner.place, isMadeUp: true) }
      if isObject { throw misfit("{}".utf8, at: scanner.place, isMadeUp: true) }
      current = .misfit(start: scanner.place)
      return enter()
    }
    passedNames = []
    if depth == path.count { phase = .elements }
    enter(opening: buffer.location(of: scanner.place, length: 1))
  }

  /// Handles the end of a value.
  private mutating func endValue() throws(JSONError) -> StreamRun? {
    let depth = scanner.containers.depth
    repeatedKeys.close(to: depth)
    switch current {
    case .element(let start) where depth == path.count + 1: return try endElement(start..<scanner.place)
    case .refused where depth == path.count + 1: current = .nothing
    case .skipped(depth): current = .nothing
    case .misfit(let start): throw misfit(buffer.copy(of: start..<scanner.place), at: start, isMadeUp: false)
    case .nothing:
      if phase == .seeking { throw missing(at: depth) }
      phase = .behind
    default: break
    }
    return nil
  }

  private mutating func endElement(_ range: Range<Int>) throws(JSONError) -> StreamRun? {
    current = .nothing
    count += 1
    try checkElementLength(range)
    do throws(JSONError) {
      return run(of: try buffer.document(of: range, options: elementOptions), range)
    } catch {
      // The scanner doesn't detect duplicate keys; only the parser does.
      phase = .ended
      throw elementError(count - 1, from: range.lowerBound)
    }
  }

  /// Handles a complete key.
  private mutating func endKey() throws(JSONError) {
    let depth = scanner.containers.depth
    var isRepeated = false
    switch current {
    case .nothing:
      if phase == .seeking, passedNames.count < ElementSplitter.notedNames {
        let place = buffer.location(of: scanner.tokenStart, length: scanner.place - scanner.tokenStart)
        passedNames.append((Array(scanner.containers.name(at: depth - 1)), place))
      }
      // The elements of the first one have been read already.
      isRepeated = phase == .behind && options.duplicateKeys == .useLast && isOnPath
    case .skipped: break
    case .element, .refused, .misfit: return
    }
    if options.duplicateKeys == .reject, !repeatedKeys.insert(scanner.containers.key(at: depth - 1), depth) {
      isRepeated = true
    }
    guard isRepeated else { return }
    phase = .ended
    throw repeatedKeyError()
  }

  /// The number of keys stored for an error; further ones wouldn't be of use.
  private static var notedNames: Int { 500 }
}
