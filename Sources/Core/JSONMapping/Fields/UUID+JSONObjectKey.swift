public import JSONCore

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension UUID: JSONObjectKey {
  /// The UUID that the key is the text of, in letters of either case.
  public init?(jsonKey: String) { self.init(uuidString: jsonKey) }

  /// The text of the UUID in capitals.
  public var jsonKey: String { uuidString }
}
