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

  /// What has been noted about the values within a range of nodes.
  struct Marks {
    fileprivate var found: [Int]
    fileprivate var searched: [Int: [String]]
    fileprivate var readWholly: [Int]
  }

  /// What has been noted within a range, to go back to it when an alternative fails.
  ///
  /// - Complexity: O(*n*) in the length of the range.
  func marks(in nodes: Range<Int>) -> Marks {
    Marks(
      found: nodes.filter(found.contains), searched: marks(of: nodes),
      readWholly: nodes.filter(readWholly.contains))
  }

  private func marks(of nodes: Range<Int>) -> [Int: [String]] {
    var marks: [Int: [String]] = [:]
    for node in nodes { marks[node] = searched[node] }
    return marks
  }

  /// Forgets what has been noted within a range since the marks were taken.
  func reset(_ nodes: Range<Int>, to marks: Marks) {
    for node in nodes {
      found.remove(node)
      readWholly.remove(node)
      searched[node] = marks.searched[node]
    }
    found.formUnion(marks.found)
    readWholly.formUnion(marks.readWholly)
  }

  /// Forgets what has been noted within a range.
  func forget(_ nodes: Range<Int>) {
    for node in nodes {
      found.remove(node)
      readWholly.remove(node)
      searched[node] = nil
    }
  }

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
    if let similar { issue.notes = [IssueNote("help: did you mean \(quotedJSON(similar))?", about: .shape)] }
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
