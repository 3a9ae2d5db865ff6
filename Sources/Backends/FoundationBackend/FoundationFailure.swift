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
  /// Where the options allow less nesting than Foundation does, the bracket that it complains about is not
  /// the first one too many, and no place is told.
  func error(in source: RawSpan, depthLimit: Int) -> JSONError {
    if text.hasPrefix("Too many nested") {
      let limit = min(depthLimit, FoundationBackend.depthLimit)
      let bracket = limit == FoundationBackend.depthLimit ? bracket(in: source) : nil
      return .syntax(
        .depthLimit(limit),
        location: bracket.map { SourceLocation(offset: $0, length: 1, in: source) },
        notes: ["Foundation: \(text)"])
    }
    let notes = ["Foundation: \(text)"]
    if text.hasPrefix("Unexpected end of file") {
      let end = SourceLocation(offset: source.byteCount, in: source)
      return .syntax(isBlank(source) ? .emptyInput : kind(in: source), location: end, notes: notes)
    }
    let location = offset.map { SourceLocation(offset: $0, length: 1, in: source) }
    return .syntax(kind(in: source), location: location, notes: notes)
  }

  private func kind(in source: RawSpan) -> Issue.Kind {
    let beginnings: [(String, Issue.Kind)] = [
      // Foundation also says so within the text, when an escape is cut; what is open it never says.
      ("Unexpected end of file", .unexpectedEnd(inside: "a value", expected: "more")),
      ("Number with leading zero", .leadingZero),
      ("Invalid UTF-8 sequence", .invalidUTF8(byte: byte(of: source) ?? 0)),
      ("Unescaped control character", .controlCharacter(byte(of: source) ?? 0)),
    ]
    if let (_, kind) = beginnings.first(where: { text.hasPrefix($0.0) }) { return kind }
    if text.hasPrefix("Number "), text.contains("not representable") {
      let limit = Double.greatestFiniteMagnitude
      return .numberOutOfRange(type: "Double", range: "-\(limit)...\(limit)")
    }
    return .invalidJSON(text)
  }

  /// The last bracket that Foundation had read: it complains behind the one too many.
  private func bracket(in source: RawSpan) -> Int? {
    guard let offset else { return nil }
    return (0..<min(offset + 1, source.byteCount)).last { place in
      place < offset
        && [UInt8(ascii: "["), UInt8(ascii: "{")].contains(
          source.unsafeLoad(fromByteOffset: place, as: UInt8.self))
    }
  }

  private func byte(of source: RawSpan) -> Int? {
    guard let offset, (0..<source.byteCount).contains(offset) else { return nil }
    return Int(source.unsafeLoad(fromByteOffset: offset, as: UInt8.self))
  }

  private func isBlank(_ source: RawSpan) -> Bool {
    (0..<source.byteCount).allSatisfy { offset in
      [0x20, 0x09, 0x0A, 0x0D].contains(source.unsafeLoad(fromByteOffset: offset, as: UInt8.self))
    }
  }
}
