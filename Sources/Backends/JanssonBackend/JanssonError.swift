internal import CJansson
internal import JSONCore

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// An error of jansson for a text, with jansson's message, and the location as jansson counts it.
public struct JanssonError: LocalizedError, CustomStringConvertible, Sendable, Hashable {
  /// The values of jansson's `enum json_error_code` for errors of a text.
  public enum Code: UInt8, Sendable, Hashable {
    /// Something else.
    case unknown
    /// There was not enough memory.
    case outOfMemory
    /// Arrays and objects are nested more deeply than 2048 levels.
    case stackOverflow
    /// A string is not UTF-8.
    case invalidUTF8 = 5
    /// The text ends too early.
    case prematureEndOfInput
    /// Text follows the end of the document.
    case endOfInputExpected
    /// The text is not JSON.
    case invalidSyntax
    /// A key contains a NUL.
    case nullByteInKey = 13
    /// An object has a key twice.
    case duplicateKey
    /// A number is too large.
    case numericOverflow
  }

  /// The code.
  public let code: Code
  /// The message, such as `':' expected near '1'`.
  public let text: String
  /// The line, counted from 1; only `\n` ends a line.
  public let line: Int
  /// The number of characters of the line that jansson has read. This is the column of the last one, counted
  /// from 1.
  public let column: Int
  /// The number of bytes read.
  public let position: Int

  init(_ error: json_error_t) {
    // The last byte of the text's array is the code.
    let bytes = withUnsafeBytes(of: error.text) { Array($0) }
    code = bytes.last.flatMap(Code.init) ?? .unknown
    text = String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    line = Int(error.line)
    column = Int(error.column)
    position = Int(error.position)
  }

  /// The message and the location in one line.
  public var description: String { "\(text) (line \(line), column \(column), position \(position))" }

  /// The description.
  public var errorDescription: String? { description }
}

extension JanssonError {
  /// Returns the error in this package's terms; jansson's own message is among the notes.
  ///
  /// The location is the last character that jansson read; for an invalid byte in a string, that byte; for a
  /// number, the whole number; and for a text that ends too early, the end of the text. Line and column are
  /// jansson's own. The path is set only if the location proves that it is the root.
  ///
  /// If brackets are nested too deeply before that location, the error is at the first bracket beyond the
  /// limit, even if jansson allowed it. Line and column are then counted by this package's rules.
  func error(in source: RawSpan, depthLimit: Int) -> JSONError {
    let notes = ["jansson: \(self)"]
    let limit = min(depthLimit, JanssonBackend.depthLimit)
    if let bracket = source.bracket(deeperThan: limit, before: position) {
      let location = SourceLocation(offset: bracket, length: 1, in: source)
      return .syntax(.depthLimit(limit), location: location, notes: notes)
    }
    let (kind, place) = kindAndPlace(in: source, depthLimit: limit)
    if code == .stackOverflow, limit < JanssonBackend.depthLimit {
      return .syntax(kind, location: nil, notes: notes)
    }
    let location = SourceLocation(
      offset: place.lowerBound, length: place.count, line: line,
      column: column(at: place.lowerBound, in: source))
    return switch kind {
    case .emptyInput, .trailingContent: .syntax(kind, location: location, path: JSONPath(), notes: notes)
    default:
      .syntax(
        kind, location: location, isIncomplete: isCut(kind, in: source, depthLimit: depthLimit), notes: notes)
    }
  }

  /// Whether the only problem is that the text ends within a number, a literal, an escape or a character.
  private func isCut(_ kind: Issue.Kind, in source: RawSpan, depthLimit: Int) -> Bool {
    switch kind {
    // A character has four bytes at most.
    case .invalidUTF8: position > source.byteCount - 4 && source.isIncompleteJSON(depthLimit: depthLimit)
    case .invalidJSON: position >= source.byteCount && source.isIncompleteJSON(depthLimit: depthLimit)
    default: false
    }
  }

  /// Returns the column of an offset on jansson's line. Jansson has read `column` characters of this line
  /// before `position`.
  private func column(at offset: Int, in source: RawSpan) -> Int {
    let unread = (min(offset, position)..<min(position, source.byteCount)).count { offset in
      source.byte(at: offset) & 0xC0 != 0x80
    }
    return max(1, column + 1 - unread)
  }

  private func kindAndPlace(in source: RawSpan, depthLimit: Int) -> (Issue.Kind, Range<Int>) {
    let end = source.byteCount
    let next = min(position, end)..<min(position + 1, end)
    let last = lastCharacter(in: source)
    if code == .invalidSyntax, let controlCharacter { return (.controlCharacter(controlCharacter), next) }
    return switch code {
    case .prematureEndOfInput where position >= end && source.isIncompleteJSON(depthLimit: depthLimit):
      (prematureEnd(of: source), end..<end)
    case .invalidUTF8: (.invalidUTF8(byte: position < end ? Int(source.byte(at: position)) : 0), next)
    case .endOfInputExpected: (.trailingContent, last)
    case .stackOverflow: (.depthLimit(depthLimit), last)
    case .duplicateKey: (.duplicateKey(near ?? ""), last)
    case .numericOverflow:
      (.outOfRange(text.hasPrefix("too big") ? Int64.self : Double.self), number(in: source))
    default: (.invalidJSON(text), last)
    }
  }

  private func prematureEnd(of source: RawSpan) -> Issue.Kind {
    if source.isBlank { return .emptyInput }
    if text.hasPrefix("premature end of input") { return .unterminatedString }
    guard let range = text.firstRange(of: " expected near ") else {
      return .unexpectedEnd(inside: "a container", expected: "a value")
    }
    let expected = String(text[..<range.lowerBound])
    return .unexpectedEnd(inside: expected == "']'" ? "an array" : "an object", expected: expected)
  }

  /// The code point of the control character in jansson's message.
  private var controlCharacter: Int? {
    if text.hasPrefix("unexpected newline") { return 0x0A }
    let prefix = "control character 0x"
    guard text.hasPrefix(prefix) else { return nil }
    return Int(text.dropFirst(prefix.count).prefix { $0.isHexDigit }, radix: 16)
  }

  /// The text that jansson quotes after `near`, without quotes.
  private var near: String? {
    guard let range = text.firstRange(of: " near '"), text.hasSuffix("'") else { return nil }
    let quoted = text[range.upperBound...].dropLast()
    return String(
      quoted.hasPrefix("\"") && quoted.hasSuffix("\"") && quoted.count > 1
        ? quoted.dropFirst().dropLast() : quoted)
  }

  /// Returns the number that ends where jansson stopped; jansson's message omits long numbers.
  private func number(in source: RawSpan) -> Range<Int> {
    let end = min(position, source.byteCount)
    var start = end
    while start > 0, "+-.0123456789Ee".utf8.contains(source.byte(at: start - 1)) { start -= 1 }
    return start..<end
  }

  private func lastCharacter(in source: RawSpan) -> Range<Int> {
    let end = min(position, source.byteCount)
    guard end > 0 else { return 0..<0 }
    var start = end - 1
    while start > 0, source.byte(at: start) & 0xC0 == 0x80 { start -= 1 }
    return start..<end
  }
}
