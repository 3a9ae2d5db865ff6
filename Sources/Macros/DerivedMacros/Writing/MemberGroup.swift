#if Macros
/// The members of an object in the order in which they are encoded; paths with the same first keys share an object.
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

  /// The names of the members, if all of them may be omitted; otherwise `nil`.
  private var namesIfLeftOut: [String]? {
    var names: [String] = []
    for item in items {
      switch item {
      case .member(let code):
        guard code.property.isLeftOut else { return nil }
        names.append(code.property.name)
      case .object(_, let group):
        guard let inner = group.namesIfLeftOut else { return nil }
        names += inner
      }
    }
    return names
  }

  func lines(_ json: String) -> [String] {
    items.flatMap { item in
      switch item {
      case .member(let code): return [code.writes(to: json)]
      case .object(let key, let group):
        let lines =
          ["\(json).key(\(key.literal))", "try \(json).beginObject()"] + group.lines(json)
          + ["\(json).endObject()"]
        guard let names = group.namesIfLeftOut else { return lines }
        // An object that would be empty is omitted too.
        let condition = names.map { "\($0) != nil" }.joined(separator: " || ")
        return ["if \(condition) {"] + SourceLines.indented(lines) + ["}"]
      }
    }
  }
}
#endif
