#if Macros
/// The members of an object in the order in which they are encoded. Paths with the same first keys share an
/// object.
struct MemberGroup {
  private enum Item {
    case member(PropertyCode)
    case object(key: String, MemberGroup)
  }

  private let items: [Item]

  /// - Parameter depth: The number of keys that the paths of all members share.
  init(_ codes: [PropertyCode], depth: Int = 0) {
    let keys = codes.map { $0.property.attributes.path.dropLast().dropFirst(depth).first }
    items = codes.indices.compactMap { index -> Item? in
      guard let key = keys[index] else { return .member(codes[index]) }
      // The first member with the key has the place of the object.
      guard keys.firstIndex(of: key) == index else { return nil }
      let members = codes.indices.filter { keys[$0] == key }.map { codes[$0] }
      return .object(key: key, MemberGroup(members, depth: depth + 1))
    }
  }

  /// The conditions under which a member is written, if all of them may be omitted; otherwise `nil`.
  private func conditions(_ json: String) -> [String]? {
    var conditions: [String] = []
    for item in items {
      switch item {
      case .member(let code):
        let property = code.property
        guard property.isLeftOut else { return nil }
        let name = "self.\(property.name)"
        conditions.append(property.type.isOptional ? "\(name) != nil" : "!\(json).omits(\(name))")
      case .object(_, let group):
        guard let inner = group.conditions(json) else { return nil }
        conditions += inner
      }
    }
    return conditions
  }

  func lines(_ json: String) -> [String] {
    items.flatMap { item in
      switch item {
      case .member(let code): return [code.writes(to: json)]
      case .object(let key, let group):
        let lines =
          ["\(json).key(\(key.literal))", "try \(json).beginObject()"] + group.lines(json)
          + ["\(json).endObject()"]
        guard let conditions = group.conditions(json) else { return lines }
        // An object that would be empty is omitted too.
        return ["if \(conditions.joined(separator: " || ")) {"] + SourceLines.indented(lines) + ["}"]
      }
    }
  }
}
#endif
