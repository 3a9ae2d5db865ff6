#if Macros
/// The members of an object in the order in which they are encoded. Paths with the same first keys share an
/// object.
struct MemberGroup {
  private enum Item {
    case member(PropertyCode)
    case object(key: String, MemberGroup)
  }

  private var items: [Item] = []

  init(_ codes: [PropertyCode]) {
    for code in codes { add(code, along: code.property.attributes.path.dropLast()) }
  }

  private mutating func add(_ code: PropertyCode, along path: ArraySlice<String>) {
    guard let key = path.first else { return items.append(.member(code)) }
    for (position, item) in items.enumerated() {
      guard case .object(key: let other, var group) = item, other == key else { continue }
      group.add(code, along: path.dropFirst())
      items[position] = .object(key: key, group)
      return
    }
    var group = MemberGroup([])
    group.add(code, along: path.dropFirst())
    items.append(.object(key: key, group))
  }

  /// The conditions under which a member is written, if all of them may be omitted; otherwise `nil`.
  private func conditions(_ json: String) -> [String]? {
    var conditions: [String] = []
    for item in items {
      switch item {
      case .member(let code):
        let property = code.property
        guard property.isLeftOut else { return nil }
        let name = property.name
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
