/// The members of objects that have the same tag.
final class Record {
  struct Member {
    let key: String
    /// The number of objects with this member.
    var count: Int
    let shape: Shape
    /// The number of the last object with this member: another member with this key in the same object is a
    /// repetition.
    var lastObject: Int
  }

  let tag: Tag?
  /// The tags of all objects.
  private(set) var tags: Set<Tag>
  var count = 0
  private(set) var members: [Member] = []
  private var places: [ExactKey: Int] = [:]

  init(tag: Tag?) {
    self.tag = tag
    tags = tag.map { [$0] } ?? []
  }

  subscript(key: String) -> Member? {
    places[ExactKey(text: key)].map { members[$0] }
  }

  /// Whether two keys are canonically equivalent. The names of two properties can't be.
  var hasEquivalentKeys: Bool { Set(members.map(\.key)).count < members.count }

  /// The shape of a member of the current object; `nil` if the object already has that member.
  ///
  /// - Parameter expected: The place of the member, if the members have the same order in all objects.
  func shape(of key: String, expected: Int) -> Shape? {
    let place = place(of: key, expected: expected)
    guard members[place].lastObject != count else { return nil }
    members[place].lastObject = count
    members[place].count += 1
    return members[place].shape
  }

  func join(_ other: Record, _ pending: inout JoinedObjects) {
    count += other.count
    tags.formUnion(other.tags)
    for member in other.members {
      let place = place(of: member.key, expected: -1)
      members[place].count += member.count
      members[place].shape.join(member.shape, &pending)
    }
  }

  private func place(of key: String, expected: Int) -> Int {
    if members.indices.contains(expected), ExactKey(text: members[expected].key) == ExactKey(text: key) {
      return expected
    }
    let exact = ExactKey(text: key)
    if let place = places[exact] { return place }
    places[exact] = members.count
    members.append(Member(key: key, count: 0, shape: Shape(), lastObject: 0))
    return members.count - 1
  }
}
