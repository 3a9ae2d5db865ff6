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
    guard let data = Data(base64Encoded: try json.string()) else {
      throw json.error(.invalidFormat(expected: "Base64 data", reason: ""))
    }
    return data
  }

  /// Decodes bytes without a document.
  ///
  /// - Throws: `CursorFailure` for other values.
  public func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> Data {
    guard let data = Data(base64Encoded: try cursor.string()) else { throw CursorFailure() }
    return data
  }

  /// Writes the bytes as Base64.
  public func encode(_ data: Data, into writer: inout JSONWriter) {
    writer.write(data.base64EncodedString())
  }
}

extension MappingConfigured where Self == DataField {
  /// Bytes as a Base64 string.
  public static var base64: DataField { DataField() }
}
