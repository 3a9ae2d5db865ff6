import JSONCore

/// Finds the member that separates the shapes of the objects at one place.
struct TagSearch {
  private struct Group {
    var count = 0
    /// The number of objects with each member, and with each member of an object in them.
    var members: [String: Int] = [:]

    /// The number of members that some objects don't have.
    var optionals: Int { members.count { $0.value < count } }

    mutating func add(_ members: [String]) {
      count += 1
      for member in members { self.members[member, default: 0] += 1 }
    }
  }

  private var all = Group()
  /// The objects by the values of each string that all of them have, unless it has too many values.
  private var groups: [(key: String, values: [String: Group])] = []

  /// The last words of keys that distinguish kinds of objects even if no value is repeated.
  private static let nouns: Set = ["type", "kind", "class", "typename", "discriminator"]

  static func isNamedAsTag(_ key: String) -> Bool {
    // Most keys aren't split.
    Tag.priorities[key] != nil
      || nouns.contains { key.lowercased().hasSuffix($0) }
        && Words(of: key).parts.last.map { nouns.contains($0.lowercased()) } == true
  }

  /// - Parameter members: The keys of the members, and of those in them, as in `payload.size`.
  mutating func add(_ members: [String], strings: [String: String]) {
    // An object with more members than a struct would have is a dictionary, and has no tag.
    if all.count == 0, members.count <= 200 {
      groups = members.filter { strings[$0] != nil }.map { ($0, [:]) }
    }
    all.add(members)
    groups.removeAll { $0.values.count > ObjectShape.mostTags || strings[$0.key] == nil }
    for index in groups.indices {
      groups[index].values[strings[groups[index].key] ?? "", default: Group()].add(members)
    }
  }

  /// The key of the member with which a struct for each of its values has the fewest optional members, at
  /// most a third of those of a struct for all objects; `nil` if there is none.
  var key: String? {
    let whole = all.optionals
    let ranks = groups.compactMap { key, values -> (rank: [Int], key: String)? in
      let optionals = values.values.reduce(0) { $0 + $1.optionals * $1.count }
      let isNamed = Self.isNamedAsTag(key)
      guard values.count > 1, values.count <= ObjectShape.mostTags, whole > 1,
        optionals * 3 <= whole * all.count,
        isNamed
          || values.count * 2 <= all.count && values.count(where: { $0.value.count > 1 }) > 1
            && values.keys.allSatisfy(\.isWord)
      else { return nil }
      return ([optionals, isNamed ? 0 : 1, Tag.rank(key)], key)
    }
    return ranks.min { $0.rank.lexicographicallyPrecedes($1.rank) }?.key
  }
}

extension String {
  /// Whether this is a word, or several that are joined by signs, as in `user.created`.
  var isWord: Bool { utf8.count <= 40 && wholeMatch(of: /\p{L}[\p{L}\d]*(?:[-_.:@$]+[\p{L}\d]+)*/) != nil }
}
