import Catalog

/// Generated documents whose last object lacks a member, because the first letter of its key is capitalized.
///
/// The documents are well-formed: a row parses and maps the whole document before it can reject it.
final class BrokenDocuments<Value: Sendable> {
  private let member: String?
  private let data: () -> DocumentRotation<Value>

  /// - Parameter member: A member that every object requires; `nil` if there is none.
  init(lacking member: String?, data: @escaping () -> DocumentRotation<Value>) {
    self.member = member
    self.data = data
  }

  /// A broken document for each document; `nil` if one of them has no such member.
  private(set) lazy var bytes: [[UInt8]]? = member.flatMap { member in
    let documents = data().documents
    let broken = documents.compactMap { Self.capitalized(member, lastIn: $0.bytes) }
    return broken.count == documents.count ? broken : nil
  }

  /// The document with the first letter of a key's last occurrence capitalized; `nil` if there is no such
  /// key.
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
