/// Notes which keys a decode looks for, to find those that nobody did.
///
/// It belongs to a document that is decoded once, on one thread.
@usableFromInline
final class KeyTracker {
  /// The values that were found.
  private var found: Set<Int> = []
  /// The objects in which keys were looked for, with the keys that they do not have.
  private var searched: [Int: [String]] = [:]
  /// The objects that were read member by member.
  private var readWholly: Set<Int> = []

  @usableFromInline
  func noteSearch(for key: UnsafeBufferPointer<UInt8>, in object: Int, foundAt value: Int?) {
    noteSearch(for: value == nil ? String(decoding: key, as: UTF8.self) : "", in: object, foundAt: value)
  }

  @usableFromInline
  func noteSearch(for key: String, in object: Int, foundAt value: Int?) {
    if let value { found.insert(value) }
    searched[object, default: []] += value == nil ? [key] : []
  }

  @usableFromInline
  func noteAllRead(in object: Int) { readWholly.insert(object) }

  /// The unknown keys in document order.
  ///
  /// - Complexity: O(*n* log *n*) in the number of members of the objects in which keys were looked for.
  func unknownKeys(in document: Document) -> [UnknownKey] {
    var unknown: [UnknownKey] = []
    for object in searched.keys.sorted() where !readWholly.contains(object) {
      let members = document.members(of: object)
      guard members.contains(where: { !found.contains($0.value) }) else { continue }
      // A duplicate of a known key is not unknown.
      let known = Set(members.filter { found.contains($0.value) }.map(\.name))
      for member in members where !known.contains(member.name) {
        let similar = similarName(to: member.name, among: searched[object] ?? [])
        unknown.append(UnknownKey(name: member.name, node: member.value - 1, similar: similar))
      }
    }
    return unknown.sorted { $0.node < $1.node }
  }
}

/// A key that a decode did not look for.
struct UnknownKey {
  var name: String
  var node: Int
  /// The key that was looked for in vain and is most like it.
  var similar: String?

  func resolved(in document: Document) -> Issue {
    var issue = document.resolve(
      PendingIssue(
        kind: .unknownKey(name), node: node, modelNode: nil, model: nil, document: document.identity))
    if let similar { issue.notes = ["help: did you mean \(quotedJSON(similar))?"] }
    return issue
  }
}

extension Document {
  fileprivate func members(of object: Int) -> [(name: String, value: Int)] {
    var members: [(name: String, value: Int)] = []
    var key = object + 1
    for _ in 0..<tape[object].count {
      members.append((string(of: tape[key]), key + 1))
      key += 1 + tape[key + 1].size
    }
    return members
  }
}
