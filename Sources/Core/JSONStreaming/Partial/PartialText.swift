internal import JSONCore

/// The text of a document that is still arriving, and the parts of it that are incomplete.
///
/// ``StreamScanner`` checks each byte once, when it arrives. The text so far becomes a whole document when
/// what is incomplete is left out and the open containers are closed.
struct PartialText: ~Copyable {
  let options: JSONParseOptions
  private let showsStrings: Bool
  private(set) var buffer = StreamBuffer(capacity: 1 << 10)
  private var scanner: StreamScanner
  private var hasSkippedMark: Bool
  private var failure: JSONError?
  /// The end of the last complete value, or of the last opening bracket after it.
  private var end = 0
  /// The complete elements of an array at the root that ``takeElements()`` hasn't returned yet.
  private var elements: [Range<Int>] = []
  /// The start of the incomplete element of an array at the root.
  private var elementStart: Int?

  init(options: JSONParseOptions, showsStrings: Bool) {
    self.options = options
    self.showsStrings = showsStrings
    scanner = StreamScanner(options)
    hasSkippedMark = !options.allowsByteOrderMark
  }

  mutating func append(_ bytes: some Collection<UInt8>) throws(JSONError) {
    if let failure { throw failure }
    var mark = StreamMark(offset: 0)
    buffer.append(bytes, keepingFrom: 0, mark: &mark)
    try scan(isWhole: false)
  }

  /// Marks the end of the text.
  mutating func finish() throws(JSONError) {
    if let failure { throw failure }
    try scan(isWhole: true)
  }

  private mutating func scan(isWhole: Bool) throws(JSONError) {
    if !hasSkippedMark { hasSkippedMark = buffer.skipByteOrderMark(isWhole: isWhole) }
    guard hasSkippedMark else { return }
    guard buffer.end <= options.sizeLimit else { return try fail() }
    while true {
      switch scanner.next(in: buffer, isWhole: isWhole) {
      case .value:
        if isInRootArray { elementStart = scanner.place }
        guard scanner.enter(in: buffer) else { return try fail() }
        if scanner.token == .none { end = scanner.place }
      case .ended:
        end = scanner.place
        if isInRootArray, let start = elementStart {
          elements.append(start..<end)
          elementStart = nil
        }
      case .key: break
      case .more: return try checkCharacter()
      case .finished: return
      case .failed: return try fail()
      }
    }
  }

  private var isInRootArray: Bool { scanner.containers.depth == 1 && isArray }

  /// Throws the error that parsing the text so far reports.
  private mutating func fail() throws(JSONError) {
    do throws(JSONError) {
      _ = try buffer.document(of: 0..<buffer.end, options: options)
    } catch {
      failure = error
      throw error
    }
  }

  /// Checks the incomplete character or escape at the end of the text. The scanner decides only when it can't
  /// be incomplete.
  private mutating func checkCharacter() throws(JSONError) {
    guard scanner.token == .string || scanner.token == .key, scanner.place < buffer.end else { return }
    do throws(JSONError) {
      _ = try Document(parsing: [UInt8(ascii: "\"")] + buffer.copy(of: scanner.place..<buffer.end))
    } catch {
      if error.issue.category != .incomplete { try fail() }
    }
  }
}

extension PartialText {
  /// Whether the root is an array, as far as is known.
  var isArray: Bool { buffer.end > 0 && scanner.containers.all.first.map { !$0.isObject } ?? false }

  /// Whether the text ends in a string that is a value.
  private var isInString: Bool { scanner.token == .string }

  /// The elements of an array at the root that have become complete since the last call.
  mutating func takeElements() -> [Range<Int>] {
    defer { elements = [] }
    return elements
  }

  /// The text of complete elements, with brackets around it.
  func array(of elements: [Range<Int>]) -> [UInt8]? {
    guard let first = elements.first, let last = elements.last else { return nil }
    return [UInt8(ascii: "[")] + buffer.copy(of: first.lowerBound..<last.upperBound) + [UInt8(ascii: "]")]
  }

  func text(of element: Range<Int>) -> [UInt8] { buffer.copy(of: element) }

  /// Decodes the text so far.
  ///
  /// If decoding fails for an incomplete part, the string at the end of the text is left out.
  ///
  /// - Returns: `nil` if decoding fails for an incomplete part of the text, or if nothing is there.
  /// - Throws: What decoding throws for a complete part of the text.
  func value<Value>(
    _ decode: ([UInt8]) throws(JSONError) -> Value
  ) throws(JSONError) -> Value? {
    try value(from: 0, in: 0, decode)
  }

  /// Decodes the incomplete element of an array at the root.
  mutating func element<Value>(
    at index: Int, _ decode: ([UInt8]) throws(JSONError) -> Value
  ) throws(JSONError) -> Value? {
    guard let elementStart else { return nil }
    do throws(JSONError) {
      return try value(from: elementStart, in: 1, decode)
    } catch {
      throw moved(error, to: index, at: elementStart)
    }
  }

  /// Converts the error of an element to one of the whole text.
  mutating func moved(_ error: JSONError, to index: Int, at start: Int) -> JSONError {
    var place = StreamPlace(origin: buffer.location(of: start))
    place.path = [.index(index)]
    return error.moved(to: place)
  }

  private func value<Value>(
    from start: Int, in depth: Int, _ decode: ([UInt8]) throws(JSONError) -> Value
  ) throws(JSONError) -> Value? {
    if isInString, showsStrings {
      do throws(JSONError) {
        return try decode(closed(start..<scanner.place, in: depth, isInString: true))
      } catch {
        guard isIncomplete(error, in: depth, isInString: true) else { throw error }
      }
    }
    guard start < end else { return nil }
    do throws(JSONError) {
      return try decode(closed(start..<end, in: depth, isInString: false))
    } catch {
      guard isIncomplete(error, in: depth, isInString: false) else { throw error }
      return nil
    }
  }

  /// The text of a range as a whole document: with the closing brackets of the containers that are open in
  /// it.
  private func closed(_ range: Range<Int>, in depth: Int, isInString: Bool) -> [UInt8] {
    var text = buffer.copy(of: range)
    if isInString { text.append(UInt8(ascii: "\"")) }
    for container in scanner.containers.all.dropFirst(depth).reversed() {
      text.append(UInt8(ascii: container.isObject ? "}" : "]"))
    }
    return text
  }

  /// Whether an error is about an incomplete part of the text, so that it may be gone when more text arrives.
  private func isIncomplete(_ error: JSONError, in depth: Int, isInString: Bool) -> Bool {
    guard isInString || scanner.containers.depth > depth else { return false }
    let path = openPath(isInString: isInString).dropFirst(depth)
    return error.issues.allSatisfy { issue in
      let isWrongKind =
        issue.code == .typeMismatch && !(isInString && issue.path.components.count == path.count)
      return path.starts(with: issue.path.components) && !isWrongKind
    }
  }

  /// The path of the innermost incomplete value.
  private func openPath(isInString: Bool) -> [JSONPath.Component] {
    let containers = scanner.containers
    return containers.path(through: isInString ? containers.depth : max(containers.depth - 1, 0))
  }

  /// Whether the value at a path, which is in the text, is complete.
  func isComplete(_ path: [String]) -> Bool {
    guard scanner.containers.depth > 0 || scanner.token != .none else { return true }
    let isInToken = scanner.token != .none && scanner.token != .key
    let open = openPath(isInString: isInToken).map { component in
      switch component {
      case .key(let key): key
      case .index(let index): String(index)
      }
    }
    return !open.starts(with: path)
  }
}
