extension ObjectShape {
  /// The key of the tag, if the objects are those of a tagged union: all have a tag, and those with different
  /// tags have different members.
  ///
  /// - Parameter named: The keys that are tags even if few members differ.
  func unionTag(named: [String]) -> String? {
    guard records.count >= 2, let key = records[0].tag?.key,
      records.allSatisfy({ $0.tag?.key == key && $0[key]?.count == $0.count })
    else { return nil }
    if key == tag { return key }
    if named.contains(key), Set(records.map { Set($0.members.map(\.key)) }).count > 1 { return key }
    guard records.count <= 8 || records.count * 2 <= count else { return nil }
    for (index, record) in records.enumerated() {
      for other in records[..<index] where record.differs(from: other, tag: key) { return key }
    }
    return nil
  }
}

extension Record {
  /// Returns whether one struct would describe the objects of both records badly.
  func differs(from other: Record, tag: String) -> Bool {
    var shared = 0
    for member in members {
      guard let others = other[member.key] else { continue }
      shared += 1
      if member.shape.conflicts(with: others.shape) { return true }
    }
    let own = members.count { $0.count == count && other[$0.key] == nil }
    let others = other.members.count { $0.count == other.count && self[$0.key] == nil }
    let total = members.count + other.members.count - shared - 1
    return total > 0 && Double(own + others) / Double(total) >= 0.3
  }
}
