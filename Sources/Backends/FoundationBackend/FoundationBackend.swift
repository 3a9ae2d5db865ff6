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
  public static func serialize(
    _ json: JSONValue, options: JSONWriteOptions
  ) throws(JSONError) -> [UInt8] {
    if options.isCanonical { return try NativeBackend.serialize(json, options: options) }
    try json.checkDepth(limit: min(options.depthLimit, depthLimit))
    let object = try json.foundationObject()
    let data: Data
    do {
      data = try JSONSerialization.data(withJSONObject: object, options: writingOptions(options))
    } catch {
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
