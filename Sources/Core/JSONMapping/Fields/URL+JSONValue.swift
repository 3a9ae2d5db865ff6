public import JSONCore

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Read from a string, and written as its absolute string; ``URLField`` says which strings are URLs.
extension URL: JSONReadable, JSONWritable {
  /// Reads a string.
  ///
  /// - Throws: `invalid-format` for a string that is no URL, `type-mismatch` or `unexpected-null`.
  public static func read(_ json: JSONValue) throws(JSONError) -> URL { try URLField().decode(json) }

  /// Writes the absolute string.
  public func write(to writer: inout JSONWriter) { URLField().encode(self, into: &writer) }
}

extension URL: JSONObjectKey {
  /// The URL that the key is the text of.
  public init?(jsonKey: String) { self.init(jsonText: jsonKey) }

  /// The absolute string.
  public var jsonKey: String { absoluteString }
}
