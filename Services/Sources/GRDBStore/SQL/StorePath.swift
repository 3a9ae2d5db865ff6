import Foundation
import OfflineStore

/// The path of a store's file, in the form that SQLite requires.
struct StorePath {
  let text: String

  /// Creates the path of a store.
  ///
  /// - Throws: `StoreError` of the kind `cannotOpen` if the path isn't valid.
  init(_ path: String) throws(StoreError) {
    // SQLite would cut the path at a NUL character.
    guard !path.utf8.contains(0) else { throw StoreError(.cannotOpen, detail: "the path has a NUL") }
    guard let first = path.utf8.first else { throw StoreError(.cannotOpen, detail: "the path is empty") }
    // SQLite interprets "file:…" as a URI, and ":memory:" as a database in memory.
    text = first == UInt8(ascii: "/") ? path : "./" + path
  }

  /// Whether the file exists, without a log of changes that the file doesn't contain yet.
  var isOfClosedStore: Bool {
    let log = try? FileManager.default.attributesOfItem(atPath: text + "-wal")[.size] as? NSNumber
    return FileManager.default.fileExists(atPath: text) && (log?.intValue ?? 0) == 0
  }

  /// The URI of the file, which declares it immutable.
  var immutableURI: String {
    let path = text.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? text
    return (text.utf8.first == UInt8(ascii: "/") ? "file://" : "file:") + path + "?immutable=1"
  }
}
