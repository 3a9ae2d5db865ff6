internal import JSONCore

/// The text of a document that is still arriving, and the parts of it that are incomplete.
///
/// ``StreamScanner`` checks each byte once, when it arrives. Without its incomplete parts, and with the open
/// containers closed, the text so far is a whole document.
struct PartialText: ~Copyable {
  let options: JSONParseOptions
  private let showsStrings: Bool
  private(set) var buffer = StreamBuffer(capacity: 1 << 10)
  private(set) var scanner: StreamScanner
  private var hasSkippedMark: Bool
  private var failure: JSONError?
  /// Whether the root is an array, and has begun.
  private var isList = false
  /// The complete elements of an array at the root that ``takeElements()`` hasn't returned yet.
  private var elements: Range<Int>?
  /// The start of the incomplete element of an array at the root.
  private var elementStart: Int?

  init(options: JSONParseOptions, showsStrings: Bool) {
    self.options = options
    self.showsStrings = showsStrings
    scanner = StreamScanner(options)
    hasSkippedMark = !options.allowsByteOrderMark
  }

  mutating func append(_ bytes: UnsafeRawBufferPointer) throws(JSONError) {
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
      if scanner.skipTokens(in: buffer, to: isList ? 1 : 0), !isWhole { return }
      switch scanner.next(in: buffer, isWhole: isWhole) {
      case .value:
        if scanner.containers.depth == 0 { isList = buffer[scanner.place] == UInt8(ascii: "[") }
        if isInList { elementStart = scanner.place }
        guard scanner.enter(in: buffer) else { return try fail() }
      case .ended:
        if isInList, let start = elementStart {
          elements = (elements?.lowerBound ?? start)..<scanner.valueEnd
          elementStart = nil
        }
      case .key: break
      case .more, .finished: return
      case .failed: return try fail()
      }
    }
  }

  /// Whether the innermost container is the array at the root.
  private var isInList: Bool { isList && scanner.containers.depth == 1 }

  /// Throws the error that parsing the text so far reports.
  private mutating func fail() throws(JSONError) {
    do throws(JSONError) { _ = try buffer.document(of: 0..<buffer.end, options: options) } catch {
      let error = error.ofIncompleteText
      failure = error
      throw error
    }
  }

  /// Whether the root is an array that hasn't ended.
  var isArray: Bool { isList && scanner.containers.depth > 0 }

  /// Whether the text ends in a string that is a value.
  private var isInString: Bool { scanner.token == .string }

  /// The range of the elements of an array at the root that have become complete since the last call.
  mutating func takeElements() -> Range<Int>? {
    defer { elements = nil }
    return elements
  }

  /// Complete elements, with brackets around them.
  func array(of elements: Range<Int>) -> [UInt8] {
    [UInt8(ascii: "[")] + buffer.copy(of: elements) + [UInt8(ascii: "]")]
  }

  /// The text up to the end of a complete element, with a bracket behind it.
  func array(to end: Int) -> [UInt8] { buffer.copy(of: 0..<end) + [UInt8(ascii: "]")] }

  /// Decodes the text so far.
  ///
  /// If decoding fails for an incomplete part, the string at the end of the text is left out.
  ///
  /// - Returns: `nil` if decoding fails for an incomplete part of the text, or if nothing is there.
  /// - Throws: What decoding throws for a complete part of the text.
  func value<Value>(_ decode: ([UInt8]) throws(JSONError) -> Value) throws(JSONError) -> Value? {
    try value(from: 0, element: nil, decode)
  }

  /// Decodes the incomplete element of an array at the root, as an array of that element alone.
  ///
  /// - Throws: What decoding throws for a complete part of the element; the error refers to that array.
  func element<Value>(_ decode: ([UInt8]) throws(JSONError) -> Value) throws(JSONError) -> Value? {
    guard let elementStart, let array = scanner.containers.all.first else { return nil }
    return try value(from: elementStart, element: array.count, decode)
  }

  /// - Parameter element: The index of the element that the range contains; `nil` for the whole text.
  private func value<Value>(
    from start: Int, element: Int?, _ decode: ([UInt8]) throws(JSONError) -> Value
  ) throws(JSONError) -> Value? {
    for endsInString in isInString && showsStrings ? [true, false] : [false] {
      let end = endsInString ? scanner.place : scanner.valueEnd
      guard start < end else { break }
      do throws(JSONError) {
        return try decode(closed(start..<end, isElement: element != nil, isInString: endsInString))
      } catch {
        let places = error.places
        if let error = lasting(error, at: places, element, isInString: endsInString) { throw error }
        // Nothing more is found without the string.
        if places.allSatisfy({ $0.code == .missingKey }) { break }
      }
    }
    return nil
  }

  /// The text of a range as a whole document: with the closing brackets of the containers that are open in
  /// it.
  private func closed(_ range: Range<Int>, isElement: Bool, isInString: Bool) -> [UInt8] {
    var text = isElement ? [UInt8(ascii: "[")] : []
    text += buffer.copy(of: range)
    if isInString { text.append(UInt8(ascii: "\"")) }
    for container in scanner.containers.all.reversed() {
      text.append(UInt8(ascii: container.isObject ? "}" : "]"))
    }
    return text
  }

  /// The error without issues of incomplete parts, which more text may resolve; `nil` if no issue remains.
  private func lasting(
    _ error: JSONError, at places: [(code: IssueCode, path: [JSONPath.Component])], _ element: Int?,
    isInString: Bool
  ) -> JSONError? {
    guard isInString || scanner.containers.depth > 0 else { return error }
    let open = openPath(isInString: isInString)
    // An issue about an incomplete container may be about what is missing, even if the container's kind is
    // known: the alternative for that kind may have failed first, and the error is that of another
    // alternative.
    let isLasting = places.map { _, path in
      var path = path
      if let element, !path.isEmpty { path[0] = .index(element) }
      // Below an incomplete string, the issue is about the JSON in it.
      return !open.starts(with: path) && !(isInString && path.starts(with: open))
    }
    guard isLasting.contains(false) else { return error }
    guard isLasting.contains(true) else { return nil }
    return JSONError(issues: zip(error.issues, isLasting).filter(\.1).map(\.0), isTruncated: true)
  }

  /// The path of the innermost incomplete value.
  private func openPath(isInString: Bool) -> [JSONPath.Component] {
    let depth = scanner.containers.depth
    return scanner.path(through: isInString ? depth : max(depth - 1, 0), in: buffer)
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
