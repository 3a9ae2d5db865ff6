import Foundation

/// Files by path; a name without a folder refers to the main bundle.
enum JSONFile {
  /// The text of a file; `nil` if there is none.
  static func text(_ name: String) -> String? {
    if let text = try? String(contentsOfFile: name, encoding: .utf8) { return text }
    return Bundle.main.path(forResource: name, ofType: nil).flatMap {
      try? String(contentsOfFile: $0, encoding: .utf8)
    }
  }
}
