public import JSONCore

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Read from a string with letters of either case, and written in capitals; see ``UUIDField``.
extension UUID: JSONReadable, JSONWritable {
  /// Reads a string.
  ///
  /// - Throws: `invalid-format` for a string that is no UUID, `type-mismatch` or `unexpected-null`.
  public static func read(_ json: JSONValue) throws(JSONError) -> UUID { try UUIDField().decode(json) }

  /// Writes the text in capitals.
  public func write(to writer: inout JSONWriter) { UUIDField().encode(self, into: &writer) }
}

extension UUID: JSONObjectKey {
  /// The UUID that the key is the text of, in letters of either case.
  public init?(jsonKey: String) {
    guard let uuid = jsonKey.withUTF8Span({ UUID(utf8: $0) }) else { return nil }
    self = uuid
  }

  /// The text of the UUID in capitals.
  public var jsonKey: String { uuidString }
}
