import Foundation

/// A temporary file or folder, which is removed after use and after Ctrl-C.
enum TemporaryItem {
  /// Runs `body` with the URL of an item in the temporary folder, then removes the item.
  static func with<Value>(name: String, _ body: (URL) throws -> Value) rethrows -> Value {
    let item = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    Interruption.shared.note(temporary: item)
    defer {
      try? FileManager.default.removeItem(at: item)
      Interruption.shared.unregister(temporary: item)
    }
    return try body(item)
  }
}
