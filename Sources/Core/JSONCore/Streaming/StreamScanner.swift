internal import CScan

/// Scans the available part of a text strictly as JSON. When more text is available, the scan continues, from
/// a position between tokens or within a string, an escape, a character or a number.
///
/// It accepts the texts that ``Parser`` accepts, and stops at the same offsets, but builds no tape.
package struct StreamScanner {
  /// The expected next token.
  ///
  /// - `value` is the root value, or that of a member.
  /// - `firstElement` is an element or the end of the array, `nextElement` an element after a comma.
  /// - `firstKey` is a key or the end of the object, `nextKey` a key after a comma.
  /// - `separator` is a comma, or the end of the array or object.
  /// - `end` is white space.
  package enum Expectation {
    case value, firstElement, nextElement, firstKey, nextKey, colon, separator, end
  }

  /// A token that has begun and may continue in text that is not available yet.
  package enum Token: Equatable {
    case none, string, key, literal
    case number(NumberProgress)
  }

  /// - `value`: a value begins at the current offset. Call ``enter(in:)`` or ``pass(to:)`` next.
  /// - `ended`: a scalar, array or object has ended before the current offset.
  /// - `key`: the current key is complete.
  /// - `more`: the available text has been read.
  /// - `failed`: the text is not JSON, or ends too early.
  /// - `finished`: the text is complete.
  package enum Event { case value, ended, key, more, failed, finished }

  /// The maximum nesting depth of arrays and objects.
  let depthLimit: Int
  private let allowsTrailingCommas: Bool

  /// The first byte that has not been read.
  package internal(set) var place = 0
  package internal(set) var expectation = Expectation.value
  package internal(set) var token = Token.none
  /// The offset of the token that has begun.
  package internal(set) var tokenStart = 0
  package internal(set) var containers = OpenContainers()
  /// What ``containers`` doesn't have yet.
  var skipped = Skipped()
  /// The container that was closed last.
  package private(set) var lastClosed: OpenContainers.Container?
  /// The end of the last complete value, or of the last opening bracket after it.
  package internal(set) var valueEnd = 0
  /// The last comma, the end of the last value, or the opening quote of a string that is not complete.
  package var mark = StreamMark(offset: 0)
  /// The number of bytes examined, for tests of the work done.
  package internal(set) var scannedCount = 0

  package init(_ options: JSONParseOptions) {
    depthLimit = options.depthLimit
    allowsTrailingCommas = options.allowsTrailingCommas
  }

  /// Whether a comma was read, and no complete token after it. If so, the mark is the offset of the comma.
  package var isBehindComma: Bool { (expectation == .nextElement || expectation == .nextKey) && !isInText }

  /// Whether a string or a key has begun.
  package var isInText: Bool { token == .string || token == .key }

  /// The first byte that is needed to continue, or to report a failure.
  package var neededStart: Int {
    if isBehindComma { return mark.offset }
    return token == .none || token == .string ? place : tokenStart
  }

  /// Advances to the next event.
  ///
  /// - Parameter isWhole: Whether the text is complete.
  package mutating func next(in buffer: borrowing StreamBuffer, isWhole: Bool) -> Event {
    let event = scan(in: buffer, isWhole: isWhole)
    // The error depends on the character that isn't allowed here: a digit of another script, for example, is
    // part of an invalid number.
    return event == .failed && !isWhole && isInCharacter(of: buffer) ? .more : event
  }

  // `@inline(__always)`: a call for each event takes 1.2 % of a decode in parts.
  @inline(__always)
  private mutating func scan(in buffer: borrowing StreamBuffer, isWhole: Bool) -> Event {
    if skipped.children > 0 || skipped.key != nil {
      containers.add(skipped, in: buffer)
      skipped = Skipped()
    }
    guard token == .none else { return goOn(in: buffer, isWhole: isWhole) }
    while true {
      let start = place
      place = buffer.offset(of: cscan_white_space(buffer.pointer(at: place)))
      scannedCount += place - start + 1
      guard place < buffer.end else {
        guard isWhole else { return .more }
        return expectation == .end ? .finished : .failed
      }
      let byte = buffer.pointer(at: place).pointee
      switch expectation {
      case .value, .firstElement, .nextElement:
        if byte == UInt8(ascii: "]") { return close(byte) }
        return StreamScanner.beginsValue(byte) ? .value : .failed
      case .firstKey, .nextKey:
        guard byte == UInt8(ascii: "\"") else { return close(byte) }
        beginToken(.key)
        return goOn(in: buffer, isWhole: isWhole)
      case .colon:
        guard byte == UInt8(ascii: ":") else { return .failed }
        place += 1
        expectation = .value
      case .separator:
        guard byte == UInt8(ascii: ",") else { return close(byte) }
        mark = StreamMark(offset: place)
        place += 1
        expectation = containers.isInObject ? .nextKey : .nextElement
      case .end: return .failed
      }
    }
  }

  /// Reads the opening bracket of the value that begins at the current offset, or the first byte of a scalar;
  /// `false` if it is nested too deep.
  ///
  /// - Parameter opening: The location of the bracket, if an error may refer to it.
  package mutating func enter(in buffer: borrowing StreamBuffer, opening: SourceLocation? = nil) -> Bool {
    switch buffer.pointer(at: place).pointee {
    case UInt8(ascii: "\""): beginToken(.string)
    case UInt8(ascii: "{"): return open(isObject: true, opening)
    case UInt8(ascii: "["): return open(isObject: false, opening)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      tokenStart = place
      token = .number(.beginning)
    default:
      tokenStart = place
      token = .literal
    }
    return true
  }

  /// Skips the value that begins at the current offset, and was validated by the caller.
  package mutating func pass(to end: Int) {
    place = end
    endValue()
  }

  /// Skips elements that the caller has validated, up to the beginning of the next one.
  package mutating func pass(_ count: Int, to start: Int, in buffer: borrowing StreamBuffer) {
    containers.add(count)
    place = start
    expectation = .nextElement
    var comma = start - 1
    while buffer.pointer(at: comma).pointee != UInt8(ascii: ",") { comma -= 1 }
    mark = StreamMark(offset: comma)
  }

  private static func beginsValue(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "-"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"):
      true
    default: false
    }
  }

  private mutating func open(isObject: Bool, _ opening: SourceLocation?) -> Bool {
    guard containers.depth < depthLimit else { return false }
    containers.open(isObject: isObject, at: opening)
    place += 1
    valueEnd = place
    expectation = isObject ? .firstKey : .firstElement
    return true
  }

  /// Reads a closing bracket, if one is allowed here.
  private mutating func close(_ byte: UInt8) -> Event {
    guard containers.depth > 0, byte == UInt8(ascii: containers.isInObject ? "}" : "]") else {
      return .failed
    }
    switch expectation {
    case .firstElement, .firstKey, .separator: break
    case .nextElement, .nextKey: guard allowsTrailingCommas else { return .failed }
    case .value, .colon, .end: return .failed
    }
    place += 1
    lastClosed = containers.close()
    endValue()
    return .ended
  }

  private mutating func endValue() {
    mark = StreamMark(offset: place)
    valueEnd = place
    containers.add(1)
    expectation = containers.depth == 0 ? .end : .separator
  }

  private mutating func beginToken(_ kind: Token) {
    token = kind
    tokenStart = place
    // The comma before a string is no longer needed: the next failure is about the string.
    mark = StreamMark(offset: place)
    place += 1
  }

  /// Continues the token that has begun.
  private mutating func goOn(in buffer: borrowing StreamBuffer, isWhole: Bool) -> Event {
    let result =
      switch token {
      case .string, .key: scanText(in: buffer, isWhole: isWhole)
      case .number(let progress): scanNumber(progress, in: buffer, isWhole: isWhole)
      default: scanLiteral(in: buffer, isWhole: isWhole)
      }
    guard result == .ended else { return result }
    let isKey = token == .key
    token = .none
    guard isKey else {
      endValue()
      return .ended
    }
    containers.name(buffer.bytes(tokenStart + 1..<place - 1))
    expectation = .colon
    return .key
  }

  /// Whether the text ends within the character that stopped the scan, which may be part of an escape.
  private func isInCharacter(of buffer: borrowing StreamBuffer) -> Bool {
    let rest = buffer.bytes(place..<buffer.end)
    guard let start = rest.suffix(3).lastIndex(where: { $0 >= 0xC0 }) else { return false }
    let isEscape = isInText && rest[0] == UInt8(ascii: "\\") && canBeCompleted(rest[..<start])
    return (start == 0 || isEscape) && canBeCompleted(rest[start...])
      && utf8SequenceLength(at: buffer.pointer(at: place + start)) == 0
  }

  private mutating func scanText(in buffer: borrowing StreamBuffer, isWhole: Bool) -> Event {
    let text = JSONCore.scanText(from: buffer.pointer(at: place), end: buffer.pointer(at: buffer.end))
    scannedCount += (text.problem == nil ? buffer.offset(of: text.end) + 1 : buffer.end) - place
    place = buffer.offset(of: text.end)
    guard text.problem != nil else {
      place += 1
      return .ended
    }
    let isIncomplete = !isWhole && canBeCompleted(buffer.bytes(place..<buffer.end))
    return isIncomplete ? .more : .failed
  }

  private mutating func scanNumber(
    _ start: NumberProgress, in buffer: borrowing StreamBuffer, isWhole: Bool
  ) -> Event {
    var progress = start
    let first = place
    defer {
      scannedCount += place - first
      token = .number(progress)
    }
    while place < buffer.end {
      let byte = buffer.pointer(at: place).pointee
      guard let next = progress.next(byte) else {
        return progress.isComplete && StreamScanner.endsScalar(byte) ? .ended : .failed
      }
      progress = next
      place += 1
    }
    return isWhole ? progress.isComplete ? .ended : .failed : .more
  }

  private mutating func scanLiteral(in buffer: borrowing StreamBuffer, isWhole: Bool) -> Event {
    let text = buffer.bytes(tokenStart..<buffer.end)
    let literal: StaticString =
      switch text[0] {
      case UInt8(ascii: "t"): "true"
      case UInt8(ascii: "f"): "false"
      default: "null"
      }
    let all = UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount)
    var count = 0
    while count < min(text.count, all.count), text[count] == all[count] { count += 1 }
    scannedCount += count
    place = tokenStart + count
    if count == text.count { return isWhole ? count == all.count ? .ended : .failed : .more }
    return count == all.count && StreamScanner.endsScalar(text[count]) ? .ended : .failed
  }

  /// Whether a byte may directly follow a number or literal.
  static func endsScalar(_ byte: UInt8) -> Bool {
    isWhiteSpace(byte) || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}")
  }
}
