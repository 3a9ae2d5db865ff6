/// The objects at one place, or at several that share a type.
///
/// Objects with a tag are recorded by their tags, until ``ShapeSettling`` decides what they become.
final class ObjectShape {
  /// What the objects become.
  enum Form {
    case structure
    /// Objects whose keys are data.
    case dictionary
    case union(tag: String)
  }

  var form = Form.structure
  private(set) var records: [Record] = []
  /// The shape of the values of a dictionary.
  private(set) var values = Shape()
  /// Whether the form isn't decided, or has to be decided anew.
  var needsSettling = true
  /// The object that contained this one when it was first found, and whether an array or a dictionary is
  /// between them.
  var container: (object: ObjectShape, isApart: Bool)?
  /// The key of the member in which it was found first; `nil` in an array or a dictionary.
  var key: String?
  /// The keys of all members in which it was found, also in arrays or dictionaries.
  var names: Set<String> = []
  var search = TagSearch()
  /// The key of the member that separates the shapes; `nil` if there is none.
  lazy var tag = search.key
  /// Whether some object has keys that are canonically equivalent.
  var hasEquivalentKeys = false
  private var united: ObjectShape?

  /// The largest number of different tags.
  static let mostTags = 24

  /// The shape that this one was united with, or this one.
  var resolved: ObjectShape {
    guard let united else { return self }
    let last = united.resolved
    self.united = last
    return last
  }

  var count: Int { records.reduce(0) { $0 + $1.count } }

  /// The record of objects with a tag, or without one.
  func record(_ tag: Tag?) -> Record {
    if let known = records.first(where: { $0.tag == tag }) { return known }
    if records.count >= Self.mostTags, tag != nil { return record(nil) }
    let record = Record(tag: tag)
    records.append(record)
    return record
  }

  /// The record of objects that have the same tag as those of another one.
  func record(like other: Record) -> Record? { records.first { $0.tag == other.tag } }

  /// Joins another shape into this one; from then on, both are the same.
  func unite(with other: ObjectShape) {
    var pending = JoinedObjects(pairs: [(self, other)])
    pending.unite()
  }

  func unite(with other: ObjectShape, _ pending: inout JoinedObjects) {
    let (target, other) = (resolved, other.resolved)
    guard target !== other else { return }
    other.united = target
    target.needsSettling = true
    if other.hasEquivalentKeys { target.hasEquivalentKeys = true }
    target.names.formUnion(other.names)
    target.tag = target.tag ?? other.tag
    if case .dictionary = other.form { target.form = .dictionary }
    target.values.join(other.values, &pending)
    for record in other.records { target.record(record.tag).join(record, &pending) }
  }

  /// Joins the records of all tags. A single record remains that of its tag, because records of other shapes
  /// may still be united with it.
  func joinRecords() {
    guard records.count > 1 else { return }
    let all = Record(tag: nil)
    var pending = JoinedObjects()
    for record in records { all.join(record, &pending) }
    records = [all]
    pending.unite()
  }

  /// Joins the members into the values of a dictionary.
  func becomeDictionary() {
    form = .dictionary
    var pending = JoinedObjects()
    for member in records.flatMap(\.members) { values.join(member.shape, &pending) }
    records = []
    pending.unite()
  }

  /// The share of keys that both shapes have.
  func keyOverlap(with other: ObjectShape) -> Double {
    let keys = Set(records.flatMap { $0.members.map(\.key) })
    let others = Set(other.records.flatMap { $0.members.map(\.key) })
    guard !keys.isEmpty, !others.isEmpty else { return 1 }
    return Double(keys.intersection(others).count) / Double(keys.union(others).count)
  }
}
