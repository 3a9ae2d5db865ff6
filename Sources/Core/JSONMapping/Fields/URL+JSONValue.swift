public import JSONCore

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Read from a string, and written as its absolute string; see ``URLField`` for the accepted strings.
extension URL: JSONReadable, JSONWritable {
  /// Reads a string.
  ///
  /// - Throws: `invalid-format` for a string that isn't a URL, `type-mismatch` or `unexpected-null`.
  public static func read(_ json: JSONValue) throws(JSONError) -> URL { try URLField().decode(json) }

  /// Writes the absolute string.
  public func write(to writer: inout JSONWriter) { URLField().encode(self, into: &writer) }
}

extension URL: JSONObjectKey {
  /// Creates the URL from the text of a key.
  public init?(jsonKey: String) { self.init(jsonText: jsonKey) }

  /// The absolute string.
  public var jsonKey: String { absoluteString }
}
