public import JSONCore

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Bytes as a Base64 string (RFC 4648, section 4, padded).
public struct DataField: Mapping, Hashable {
  /// Creates the field.
  public init() {}

  /// Decodes bytes.
  ///
  /// - Throws: `invalid-format` for a string that isn't Base64, `type-mismatch` or `unexpected-null`.
  public func decode(_ json: JSONValue) throws(JSONError) -> Data {
    guard let data = Data(paddedBase64: try json.string()) else {
      throw json.error(.invalidFormat(expected: "Base64 data", reason: ""))
    }
    return data
  }

  /// Decodes bytes without a document.
  ///
  /// - Throws: `CursorFailure` for other values.
  public func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> Data {
    guard let data = Data(paddedBase64: try cursor.string()) else { throw CursorFailure() }
    return data
  }

  /// Writes the bytes as Base64.
  public func encode(_ data: Data, into writer: inout JSONWriter) {
    writer.write(data.base64EncodedString())
  }
}

extension Data {
  /// Creates the bytes of a Base64 string; `nil` for another string. Foundation on Linux ignores what follows
  /// the padding.
  package init?(paddedBase64 text: String) {
    let padding = text.utf8.firstIndex(of: UInt8(ascii: "=")).map { text.utf8[$0...] } ?? "".utf8[...]
    guard text.utf8.count % 4 == 0, padding.count <= 2, padding.allSatisfy({ $0 == UInt8(ascii: "=") })
    else { return nil }
    self.init(base64Encoded: text)
  }
}

extension MappingConfigured where Self == DataField {
  /// Bytes as a Base64 string.
  public static var base64: DataField { DataField() }
}
