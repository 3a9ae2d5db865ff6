public import JSONCore

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A UUID as a string: `"E621E1F8-C36C-495A-93FC-0C247A3E6E5F"`.
///
/// Letters of either case are read, and upper case is written, as in Foundation. `UUID` properties are read
/// and written this way without a field too; use the field where an API takes one.
public struct UUIDField: Mapping, Hashable {
  /// Creates the field.
  public init() {}

  /// Decodes a UUID.
  ///
  /// - Throws: `invalid-format` for a string that isn't a UUID, `type-mismatch` or `unexpected-null`.
  public func decode(_ json: JSONValue) throws(JSONError) -> UUID {
    guard let uuid = try json.withUTF8({ (text) throws(JSONError) in UUID(utf8: text) }) else {
      throw json.error(.invalidFormat(expected: .uuid, reason: ""))
    }
    return uuid
  }

  /// Decodes a UUID without a document.
  ///
  /// - Throws: `CursorFailure` for other values, and for a string with escapes.
  public func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> UUID {
    try cursor.withUTF8 { (text) throws(CursorFailure) in
      guard let uuid = UUID(utf8: text) else { throw CursorFailure() }
      return uuid
    }
  }

  /// Writes the text in upper case.
  public func encode(_ uuid: UUID, into writer: inout JSONWriter) { writer.write(uuid.uuidString) }
}

extension MappingConfigured where Self == UUIDField {
  /// A UUID as a string.
  public static var uuid: UUIDField { UUIDField() }
}

extension UUID {
  /// Creates the UUID from 32 hexadecimal digits in groups of 8, 4, 4, 4 and 12, separated by hyphens; `nil`
  /// for any other text. `init(uuidString:)` accepts signs in place of digits on some platforms, and text
  /// after a NUL.
  init?(utf8 text: Span<UInt8>) {
    let hyphen = UInt8(ascii: "-")
    guard text.count == 36, text[8] == hyphen, text[13] == hyphen, text[18] == hyphen, text[23] == hyphen
    else { return nil }
    var digits = HexadecimalPairs()
    let bytes = (
      digits.byte(text, 0), digits.byte(text, 2), digits.byte(text, 4), digits.byte(text, 6),
      digits.byte(text, 9), digits.byte(text, 11), digits.byte(text, 14), digits.byte(text, 16),
      digits.byte(text, 19), digits.byte(text, 21), digits.byte(text, 24), digits.byte(text, 26),
      digits.byte(text, 28), digits.byte(text, 30), digits.byte(text, 32), digits.byte(text, 34)
    )
    guard digits.areValid else { return nil }
    self.init(uuid: bytes)
  }
}

/// Reads pairs of hexadecimal digits, and records whether all were valid.
private struct HexadecimalPairs {
  private(set) var areValid = true

  mutating func byte(_ text: Span<UInt8>, _ place: Int) -> UInt8 {
    digit(text[place]) << 4 | digit(text[place + 1])
  }

  private mutating func digit(_ character: UInt8) -> UInt8 {
    switch character {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return character - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): return character - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): return character - UInt8(ascii: "a") + 10
    default:
      areValid = false
      return 0
    }
  }
}

/// Read from a string with letters of either case, and written in upper case; see ``UUIDField``.
extension UUID: JSONReadable, JSONWritable {
  /// Reads a string.
  ///
  /// - Throws: `invalid-format` for a string that isn't a UUID, `type-mismatch` or `unexpected-null`.
  public static func read(_ json: JSONValue) throws(JSONError) -> UUID { try UUIDField().decode(json) }

  /// Writes the text in upper case.
  public func write(to writer: inout JSONWriter) { UUIDField().encode(self, into: &writer) }
}

extension UUID: JSONObjectKey {
  /// Creates the UUID from the text of a key, with letters of either case.
  public init?(jsonKey: String) {
    guard let uuid = jsonKey.withUTF8Span({ UUID(utf8: $0) }) else { return nil }
    self = uuid
  }

  /// The text of the UUID in upper case.
  public var jsonKey: String { uuidString }
}

extension UUID: PlainlyCreated {
  package static var plainValue: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
}
