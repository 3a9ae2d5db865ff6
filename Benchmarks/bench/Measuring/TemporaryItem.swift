import Foundation

/// A file or folder that exists only while it is used, be it to the end or to Ctrl-C.
enum TemporaryItem {
  /// Runs `body` with a place of this name in the temporary folder, and removes what it left there.
  static func with<Value>(name: String, _ body: (URL) throws -> Value) rethrows -> Value {
    let item = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    Interruption.shared.note(temporary: item)
    defer {
      try? FileManager.default.removeItem(at: item)
      Interruption.shared.forget(temporary: item)
    }
    return try body(item)
  }
}
