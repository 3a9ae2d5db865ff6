internal import JSONCore

/// Cuts the elements of one array out of a document that comes in parts, without making a tape of the whole.
///
/// What stands beside the array is skipped, and checked as strictly as the elements. Elements that are there as
/// a whole are parsed, many at once if they are small; ``StreamScanner`` reads those that are not, and decides what is
/// wrong.
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
  /// How many of the open containers lead to the array.
  var onPath = 0
  /// What is read at the moment, and where it began.
  var current = Current.nothing
  var currentStart = 0
  /// Where the values begin that came last, whose places somebody may ask for.
  var runStart: Int?
  /// Whether nothing of the last text was read: so the element that begins there needs a document.
  var hasReadNone = false
  /// How long the last element was that came alone.
  var lastLength = 0
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
  /// - Parameters:
  ///   - elementLimit: How many bytes an element may have.
  ///   - kind: How the elements come; as text only where the options allow it.
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
    repeatedKeys = RepeatedKeys(isOn: options.duplicateKeys == .reject)
  }

  var isEnded: Bool { phase == .ended }

  mutating func append(_ bytes: some Collection<UInt8>) {
    buffer.append(bytes, keepingFrom: kept, mark: &scanner.mark)
  }

  /// The first byte that is still needed.
  var kept: Int {
    let kept = current == .element || current == .misfit ? currentStart : scanner.kept
    return min(runStart ?? kept, kept)
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

  mutating func moved(_ error: JSONError, about run: ParsedRun) -> JSONError {
    var place = StreamPlace(origin: buffer.location(of: run.start))
    place.path = elementPath(run.index)
    return error.moved(to: place)
  }
}

extension ElementSplitter {
  /// Decides what becomes of the value that begins at the place.
  private mutating func beginValue() throws(JSONError) -> StreamRun? {
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

  private mutating func beginElement() throws(JSONError) -> StreamRun? {
    currentStart = scanner.place
    if let run = sharedRun() { return run }
    if let end = end(of: elementOptions) {
      let range = currentStart..<end
      scanner.pass(to: end)
      count += 1
      guard range.count <= elementLimit else { throw elementLengthError(range.count) }
      return run(of: parser.document(of: range, in: buffer, options: elementOptions), length: range.count)
    }
    current = .element
    try enter()
    return nil
  }

  /// The elements that begin at the place, if some of them are there as a whole.
  private mutating func sharedRun() -> StreamRun? {
    guard kind != .alone, triedEnd != buffer.end, !hasReadNone else { return nil }
    let end = min(buffer.end, currentStart + max(ElementSplitter.runLength, lastLength * 4))
    let text = currentStart..<end
    if kind == .text, let run = ElementText(text, in: buffer, limit: elementLimit, options: elementOptions) {
      runStart = currentStart
      return .text(run)
    }
    let run = ParsedRun(
      elements: text, in: buffer, limit: elementLimit, options: elementOptions, index: count)
    guard let run else { return nil }
    runStart = currentStart
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

  /// The element that came last, as a document of its own.
  private mutating func run(of element: Document, length: Int) -> StreamRun {
    runStart = currentStart
    lastLength = length
    hasReadNone = false
    return .parsed(ParsedRun(element, index: count - 1, start: currentStart))
  }

  /// How much text is read at once: so much that making a document of it takes little of the time, and so little
  /// that all of it stays in the cache. Longer elements get more.
  private static var runLength: Int { 1 << 14 }

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
    let first = buffer[scanner.place]
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
  private mutating func endValue() throws(JSONError) -> StreamRun? {
    let depth = scanner.containers.depth
    repeatedKeys.close(to: depth)
    switch current {
    case .element where depth == path.count + 1: return try endElement()
    case .refused where depth == path.count + 1: current = .nothing
    case .skipped where depth == skippedDepth: current = .nothing
    case .misfit: throw misfit(buffer.copy(of: currentStart..<scanner.place))
    case .nothing where depth < onPath:
      if phase == .seeking { throw missing(at: depth) }
      onPath = depth
      phase = .behind
    default: break
    }
    return nil
  }

  private mutating func endElement() throws(JSONError) -> StreamRun? {
    current = .nothing
    count += 1
    let range = currentStart..<scanner.place
    guard range.count <= elementLimit else { throw elementLengthError(range.count) }
    do throws(JSONError) {
      return run(of: try buffer.document(of: range, options: elementOptions), length: range.count)
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
