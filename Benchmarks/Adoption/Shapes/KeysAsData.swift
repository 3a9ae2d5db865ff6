/// Decides whether the keys of objects are data, such as ids or dates, or names of properties.
struct KeysAsData {
  private let objects: Int
  private let members: [Record.Member]

  init(_ records: [Record]) {
    objects = records.reduce(0) { $0 + $1.count }
    var members: [Record.Member] = []
    var places: [ExactKey: Int] = [:]
    for member in records.flatMap(\.members) {
      if let place = places[ExactKey(text: member.key)] {
        members[place].count += member.count
      } else {
        places[ExactKey(text: member.key)] = members.count
        members.append(member)
      }
    }
    self.members = members
  }

  /// Keys beside those that are data, for everything else.
  private static let fallbacks: Set<String> = ["", "*", "default"]

  /// Whether the objects are dictionaries.
  var areData: Bool {
    guard !members.isEmpty else { return true }
    let forms = members.filter { !Self.fallbacks.contains($0.key) }.map { KeyForm(of: $0.key) }
    if let form = forms.first ?? nil, form.isDecisive, forms.allSatisfy({ $0 == form }) { return true }
    guard valuesAreAlike else { return false }
    let count = members.count
    if count >= 2 {
      if forms.count(where: { $0?.isDecisive == true }) * 2 >= count { return true }
      if forms.allSatisfy({ $0 != nil && $0 == forms[0] }) { return true }
    }
    if count > 64 { return true }
    if objects >= 3 {
      let occupancy = Double(members.reduce(0) { $0 + $1.count }) / Double(objects * count)
      return count >= 4 && occupancy <= 0.4
    }
    return objects == 1 && count >= 5 && valuesAreObjects
  }

  private var valuesAreAlike: Bool {
    guard let first = members.first(where: { !$0.shape.kinds.isEmpty })?.shape, !first.isMixed else {
      return false
    }
    return members.allSatisfy { $0.shape === first || !first.conflicts(with: $0.shape) }
  }

  /// Whether the values are objects that look like those of one type.
  private var valuesAreObjects: Bool {
    guard let first = members.first?.shape.object, first.records.contains(where: { $0.members.count > 1 })
    else { return false }
    return members.allSatisfy { $0.shape.object.map { first.keyOverlap(with: $0) >= 0.5 } ?? false }
  }
}
