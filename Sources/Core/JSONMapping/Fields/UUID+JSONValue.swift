public import JSONCore

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

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
