internal import JSONCore

/// Splits the bytes of a stream into events.
///
/// A line ends at a line feed, a carriage return or both, and a blank line ends an event. An event without
/// data only sets the id of the next ones, and an event whose blank line is missing is discarded. Ids and
/// types are decoded as UTF-8; invalid bytes become U+FFFD. The data remains bytes, so that a mapper rejects
/// such bytes, as it does in any other text.
///
/// Source: the HTML standard, sections 9.2.5 and 9.2.6.
struct EventParser {
  /// The largest number of bytes of a line, and of the data of an event.
  private let limit: Int

  /// The bytes after the last line.
  private var rest: ArraySlice<UInt8> = []
  /// The beginning of a line whose end hasn't arrived.
  private var beginning: [UInt8] = []
  /// The location of the first byte of the line.
  private var start = EventParser.origin
  /// The number of bytes of the line so far.
  private var length = 0
  /// Whether a line feed at this point belongs to the end of the last line.
  private var isBehindCarriageReturn = false
  private var isLineRefused = false

  private var event = EventText()
  private var isEventRefused = false
  /// The id that the event sets when it ends.
  private var nextID: String

  /// The id of the last event that has ended.
  private(set) var lastID: String
  /// The delay before the next connection, as the service requests it.
  private(set) var delay: Duration?
  /// The number of events returned or rejected.
  private(set) var count = 0
  /// The number of bytes examined and copied, for tests of the work done.
  private(set) var workCount = 0

  private static let origin = SourceLocation(offset: 0, length: 1, line: 1, column: 1)

  /// Creates a parser of a stream that continues after an event.
  init(lastID: String, limit: Int) {
    self.lastID = lastID
    nextID = lastID
    self.limit = max(0, limit)
  }

  /// Begins the stream of another connection. The last id remains. By the standard, an event without an id
  /// would remove it; as in browsers, it doesn't, because a second interruption would otherwise lose the
  /// position.
  mutating func begin() {
    var parser = EventParser(lastID: lastID, limit: limit)
    (parser.delay, parser.count, parser.workCount) = (delay, count, workCount)
    self = parser
  }

  /// Adds the next bytes of the stream. The earlier ones must have been parsed.
  mutating func append(_ bytes: [UInt8]) { rest = bytes[...] }

  /// Returns the next event; `nil` if more bytes are needed.
  ///
  /// - Throws: `size-limit` for a line or an event that is too long. The next call continues after the event.
  mutating func next() throws(JSONError) -> EventText? {
    while let (line, location) = try nextLine() {
      guard let first = line.first else {
        if let event = endEvent() { return event }
        continue
      }
      guard first != UInt8(ascii: ":") else { continue }
      try add(line, at: location)
    }
    return nil
  }

  // MARK: Lines

  /// Returns the next line without its end, and its location; `nil` if its end hasn't arrived.
  private mutating func nextLine() throws(JSONError) -> (ArraySlice<UInt8>, SourceLocation)? {
    while let next = rest.first {
      if isBehindCarriageReturn {
        isBehindCarriageReturn = false
        guard next != 0x0A else {
          rest = rest.dropFirst()
          start.offset += 1
          continue
        }
      }
      let end = rest.firstIndex { $0 == 0x0A || $0 == 0x0D }
      let part = rest[..<(end ?? rest.endIndex)]
      workCount += part.count + 1
      if part.count > limit - beginning.count { isLineRefused = true }
      if isLineRefused { try refuse(at: start) }
      rest = rest[part.endIndex...]
      length += part.count
      let isSplit = end == nil || !beginning.isEmpty
      if isSplit, !isLineRefused {
        beginning += part
        workCount += part.count
      }
      guard let end else { break }
      let line = isSplit ? beginning[...] : part
      let location = start
      let isRefused = isLineRefused
      beginLine(behind: end)
      if !isRefused { return location.line == 1 ? (withoutMark(line), location) : (line, location) }
    }
    return nil
  }

  private mutating func beginLine(behind end: Int) {
    isBehindCarriageReturn = rest[end] == 0x0D
    rest = rest[(end + 1)...]
    start.offset += length + 1
    start.line += 1
    (beginning, length, isLineRefused) = ([], 0, false)
  }

  /// Returns the first line without a byte order mark. Locations are counted without it, as in other texts.
  private mutating func withoutMark(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard line.starts(with: [0xEF, 0xBB, 0xBF]) else { return line }
    start.offset -= 3
    return line.dropFirst(3)
  }

  // MARK: Events

  /// Adds a line that isn't blank to the event.
  private mutating func add(_ line: ArraySlice<UInt8>, at location: SourceLocation) throws(JSONError) {
    let colon = line.firstIndex(of: UInt8(ascii: ":")) ?? line.endIndex
    var value = line[min(colon + 1, line.endIndex)...]
    if value.first == UInt8(ascii: " ") { value = value.dropFirst() }
    workCount += line.count
    switch String(decoding: line[..<colon], as: UTF8.self) {
    case "data":
      guard !isEventRefused else { return }
      guard event.count(with: value) <= limit else { return try refuse(at: location) }
      workCount += value.count
      let distance = value.startIndex - line.startIndex
      event.append(
        value,
        at: SourceLocation(
          offset: location.offset + distance, length: value.count, line: location.line, column: distance + 1))
    case "event": event.type = String(decoding: value, as: UTF8.self)
    case "id": if !value.contains(0) { nextID = String(decoding: value, as: UTF8.self) }
    case "retry":
      guard !value.isEmpty, value.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) else { return }
      delay = .milliseconds(Int64(String(decoding: value, as: UTF8.self)) ?? .max)
    default: break
    }
  }

  /// Discards the event up to its blank line.
  ///
  /// - Throws: `size-limit`, once for an event.
  private mutating func refuse(at location: SourceLocation) throws(JSONError) {
    guard !isEventRefused else { return }
    isEventRefused = true
    event = EventText()
    beginning = []
    count += 1
    // The length so far would depend on where the chunks end.
    throw .syntax(.sizeLimit(limit, actual: limit + 1), location: location, path: JSONPath())
  }

  /// Returns the event that a blank line ends; `nil` without data.
  private mutating func endEvent() -> EventText? {
    lastID = nextID
    defer { (event, isEventRefused) = (EventText(), false) }
    guard !event.lines.isEmpty, !isEventRefused else { return nil }
    count += 1
    event.id = lastID
    if event.type.isEmpty { event.type = "message" }
    return event
  }
}
