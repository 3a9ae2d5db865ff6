internal import Foundation
internal import JSONCore

/// What `JSONSerialization` says about a text: one code for everything, a sentence, and sometimes an offset
/// in it.
///
/// The sentence is the only thing that tells the kinds apart, so its beginnings are compared; what is not
/// recognised keeps Foundation's words as `invalid-json`.
struct FoundationFailure {
  /// Foundation's sentence.
  let text: String
  /// The offset in bytes, if Foundation tells one.
  let offset: Int?

  init(_ error: any Error) {
    let error = error as NSError
    let text = error.userInfo[NSDebugDescriptionErrorKey] as? String ?? error.localizedDescription
    self.text = text
    offset = error.userInfo["NSJSONSerializationErrorIndex"] as? Int ?? FoundationFailure.offset(in: text)
  }

  /// The number in "… around character 12." or "… starting from character 12.".
  private static func offset(in text: String) -> Int? {
    for words in [" around character ", " from character "] {
      if let range = text.firstRange(of: words) {
        return Int(text[range.upperBound...].prefix { $0.isNumber })
      }
    }
    return nil
  }

  /// The error in this package's terms; Foundation's sentence is among the notes.
  ///
  /// Of a text that is nested too deeply before the place that Foundation tells, the first bracket too many
  /// is told, which Foundation may have allowed. Foundation says "unexpected end" also within a text; only
  /// where this package's parser agrees is it taken for incomplete. The path is known only where there is
  /// nothing.
  func error(in source: RawSpan, depthLimit: Int) -> JSONError {
    let notes = ["Foundation: \(text)"]
    let limit = min(depthLimit, FoundationBackend.depthLimit)
    let isTooDeep = text.hasPrefix("Too many nested")
    let isAtEnd = text.hasPrefix("Unexpected end of file")
    let place = offset ?? (isTooDeep || isAtEnd ? source.byteCount : 0)
    if let bracket = source.bracket(deeperThan: limit, before: place) {
      let location = SourceLocation(offset: bracket, length: 1, in: source)
      return .syntax(.depthLimit(limit), location: location, notes: notes)
    }
    if isTooDeep { return .syntax(.depthLimit(limit), location: nil, notes: notes) }
    if isAtEnd {
      let end = SourceLocation(offset: source.byteCount, in: source)
      if source.isBlank { return .syntax(.emptyInput, location: end, path: JSONPath(), notes: notes) }
      guard source.isIncompleteJSON(depthLimit: limit) else {
        return .syntax(.invalidJSON(text), location: nil, notes: notes)
      }
      // What is open Foundation never says.
      return .syntax(.unexpectedEnd(inside: "a value", expected: "more"), location: end, notes: notes)
    }
    // Of a string that is not UTF-8 Foundation tells the beginning.
    let told = isInvalidUTF8 ? offset.flatMap { source.invalidUTF8(from: $0) } : offset
    let location = told.map { SourceLocation(offset: $0, length: 1, in: source) }
    return .syntax(kind(at: told, in: source), location: location, notes: notes)
  }

  private var isInvalidUTF8: Bool { text.hasPrefix("Invalid UTF-8 sequence") }

  private func kind(at place: Int?, in source: RawSpan) -> Issue.Kind {
    if text.hasPrefix("Number with leading zero") { return .leadingZero }
    if let place, (0..<source.byteCount).contains(place) {
      let byte = Int(source.byte(at: place))
      if isInvalidUTF8 { return .invalidUTF8(byte: byte) }
      if text.hasPrefix("Unescaped control character"), byte < 0x20 { return .controlCharacter(byte) }
    }
    if text.hasPrefix("Number "), text.contains("not representable") { return .outOfRange(Double.self) }
    return .invalidJSON(text)
  }
}
