/// A generated document whose last object lacks a member, since its key has a capital letter.
///
/// The document is well-formed, so that every row has to parse and map all of it before it can say no.
final class BrokenDocument<Value: Sendable> {
  private let member: String?
  private let data: () -> DataSet<Value>

  /// - Parameter member: a member that no object can do without; nil if there is none.
  init(lacking member: String?, data: @escaping () -> DataSet<Value>) {
    self.member = member
    self.data = data
  }

  /// Nil if there is no such member.
  private(set) lazy var bytes: [UInt8]? = member.flatMap { Self.capitalized($0, lastIn: data().bytes) }

  /// The document with the first letter of a key's last occurrence as a capital; nil if there is no such key.
  static func capitalized(_ key: String, lastIn document: [UInt8]) -> [UInt8]? {
    let pattern = Array("\"\(key)\":".utf8)
    guard let letter = key.utf8.first, UInt8(ascii: "a")...UInt8(ascii: "z") ~= letter else { return nil }
    var start = document.count - pattern.count
    while start >= 0 {
      if document[start...].starts(with: pattern) {
        var broken = document
        broken[start + 1] -= 0x20
        return broken
      }
      start -= 1
    }
    return nil
  }
}
