/// A difference at all places of one pattern. Not public, so that its stored form isn't API.
struct DriftChange: Sendable, Equatable, Codable {
  enum Kind: String, Sendable, Codable {
    case unreadMember = "unread-member"
    case absentMember = "absent-member"
    case unknownCase = "unknown-case"
    case droppedValue = "dropped-value"
  }

  struct Location: Sendable, Equatable, Codable {
    var offset, length, line, column: Int
  }

  let kind: Kind
  let pattern: String
  var count: Int
  let first: Location?

  /// Whether this change comes first, by the pattern's bytes and the kind.
  func precedes(_ other: DriftChange) -> Bool {
    guard pattern.utf8.elementsEqual(other.pattern.utf8) else {
      return pattern.utf8.lexicographicallyPrecedes(other.pattern.utf8)
    }
    return kind.rawValue < other.kind.rawValue
  }

  /// The change on one line.
  var text: String {
    "\(kind.rawValue): \(pattern), \(count == 1 ? "once" : "\(count) times")"
      + (first.map { ", \(count == 1 ? "" : "first ")at line \($0.line), column \($0.column)" } ?? "")
  }
}
