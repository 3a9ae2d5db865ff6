/// A generated document whose last object lacks a member, since its key has a capital letter.
///
/// The document is well-formed, so that every row has to parse and map all of it before it can say no.
final class BrokenDocument<Value: Sendable> {
  private let model: ModelName
  private let data: () -> DataSet<Value>

  init(model: ModelName, data: @escaping () -> DataSet<Value>) {
    self.model = model
    self.data = data
  }

  /// Nil for a model of one's own, whose members are not known.
  private(set) lazy var bytes: [UInt8]? = {
    let key: String
    switch model.lone {
    case .movie: key = "year"
    case .user: key = "email"
    case .skill: key = "level"
    case .todo: key = "title"
    default: return nil
    }
    return Self.capitalized(key, lastIn: data().bytes)
  }()

  /// The document with the first letter of a key's last occurrence as a capital; nil if there is no such key.
  static func capitalized(_ key: String, lastIn document: [UInt8]) -> [UInt8]? {
    let pattern = Array("\"\(key)\":".utf8)
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
