internal import Foundation
public import JSONCore
internal import JSONFoundation

/// A backend that parses with Foundation's `JSONSerialization` into `[String: Any]` and converts the result.
///
/// It accepts some text that isn't JSON, and preserves less than the native backend. The article on backends
/// lists the differences.
public enum FoundationBackend: JSONBackend {
  /// `foundation`.
  public static let name = "foundation"

  /// The maximum nesting depth of `JSONSerialization`, whatever the options.
  public static let depthLimit = 512

  /// Parses text with `JSONSerialization`.
  ///
  /// The option `tolerances` has no effect: trailing commas are always accepted, and no other extension. Nor
  /// has `duplicateKeys`, because the last of duplicate keys is always used.
  ///
  /// - Throws: `empty-input`, `unexpected-end`, `invalid-utf8`, `control-character`, `leading-zero`,
  ///   `number-out-of-range`, `depth-limit`, `size-limit` or, for everything else, `invalid-json` with
  ///   Foundation's message, and a location if Foundation reports one.
  public static func parse(_ bytes: RawSpan, options: JSONParseOptions) throws(JSONError) -> Document {
    guard bytes.byteCount <= options.sizeLimit else {
      throw JSONError(.sizeLimit(options.sizeLimit, actual: bytes.byteCount))
    }
    return try Document(foundationObject: object(bytes, depthLimit: options.depthLimit), options: options)
  }

  /// Writes a value with `JSONSerialization`.
  ///
  /// The options `spaceBeforeColon` and `breaksEmptyContainers` are always on with `pretty`, and the order of
  /// members is unspecified unless they are sorted. `NativeBackend` writes canonical JSON.
  ///
  /// - Throws: `number-out-of-range` for a number beyond `Double` and `NSDecimalNumber`, `depth-limit`,
  ///   `size-limit` once the text is complete, or `custom` with another message of Foundation.
  public static func serialize(_ json: JSONValue, options: JSONWriteOptions) throws(JSONError) -> [UInt8] {
    if options.isCanonical { return try NativeBackend.serialize(json, options: options) }
    try json.checkDepth(limit: min(options.depthLimit, depthLimit))
    let object = try json.foundationObject()
    let data: Data
    do { data = try JSONSerialization.data(withJSONObject: object, options: writingOptions(options)) } catch {
      throw json.error(.custom(FoundationFailure(error).text))
    }
    try options.checkSize(data.count)
    return Array(data)
  }

  private static func object(_ bytes: RawSpan, depthLimit: Int) throws(JSONError) -> Any {
    do {
      let data = bytes.withUnsafeBytes { Data($0) }
      return try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
    } catch {
      throw FoundationFailure(error).error(in: bytes, depthLimit: depthLimit).withoutSecrets(of: bytes)
    }
  }

  private static func writingOptions(_ options: JSONWriteOptions) -> JSONSerialization.WritingOptions {
    var writing: JSONSerialization.WritingOptions = .fragmentsAllowed
    if options.pretty { writing.insert(.prettyPrinted) }
    if options.sortedKeys { writing.insert(.sortedKeys) }
    if !options.escapesSlashes { writing.insert(.withoutEscapingSlashes) }
    return writing
  }
}

/// The error of `JSONSerialization` for a text: one code for everything, a sentence, and sometimes an offset.
///
/// Only the sentence distinguishes the kinds, so its beginning is compared. An unrecognized sentence is
/// reported as `invalid-json`.
struct FoundationFailure {
  /// Foundation's sentence.
  let text: String
  /// The offset in bytes, if Foundation reports one.
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

  /// Returns the error in this package's terms; Foundation's sentence is among the notes.
  ///
  /// If the text is nested too deeply before the location that Foundation reports, the error is at the first
  /// bracket beyond the limit, even if Foundation allowed it. Foundation also reports "unexpected end" within
  /// a text; the text counts as incomplete only if this package's parser reports that too. The path is set
  /// only if the input is empty.
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
      // Foundation doesn't report which string or container is open.
      return .syntax(.unexpectedEnd(inside: "a value", expected: "more"), location: end, notes: notes)
    }
    // For a string that isn't UTF-8, Foundation reports the beginning of the string.
    let start = isInvalidUTF8 ? offset.flatMap { source.invalidUTF8(from: $0) } : offset
    let location = start.map { SourceLocation(offset: $0, length: 1, in: source) }
    return .syntax(kind(at: start, in: source), location: location, notes: notes)
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
