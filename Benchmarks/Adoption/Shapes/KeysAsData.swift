/// Decides whether the keys of objects are data, such as ids or dates, or names of properties.
struct KeysAsData {
  private let key: String?
  private let objects: Int
  private let members: [Record.Member]
  private let forms: [KeyForm?]

  /// Keys beside those that are data, for everything else.
  private static let fallbacks: Set<String> = ["", "*", "default"]
  /// The largest number of properties whose values are alike.
  private static let mostProperties = 64

  init(_ object: ObjectShape) {
    key = object.key
    objects = object.count
    members = object.records.count == 1 ? object.records[0].members : Self.joined(object.records)
    forms = members.filter { !Self.fallbacks.contains($0.key) }.map { KeyForm(of: $0.key) }
  }

  /// The members of all records, each key once.
  private static func joined(_ records: [Record]) -> [Record.Member] {
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
    return members
  }

  /// Whether the objects are dictionaries.
  var areData: Bool {
    guard !members.isEmpty, !areCertainlyData else { return true }
    if members.allSatisfy(\.shape.isSchema), MapName(key) == .schemas { return true }
    guard valuesAreAlike else { return false }
    let count = members.count
    if count >= 2 {
      if forms.count(where: { $0?.isDecisive == true }) * 2 >= count { return true }
      if forms.allSatisfy({ $0 != nil && $0 == forms[0] }) { return true }
    }
    if objects >= 3 {
      if count >= 4, occupancy <= 0.4 { return true }
      // Many objects with the same keys are structs, whatever their name.
      if occupancy >= 0.95 { return false }
    }
    switch MapName(key) {
    case .texts: return members.allSatisfy { $0.shape.kinds.isSubset(of: .string) }
    case .plural where count >= 3 && objects < 3 && valuesAreObjects: return true
    default: return objects == 1 && count >= 5 && valuesAreObjects
    }
  }

  /// Whether no struct could have such properties.
  var areCertainlyData: Bool {
    members.count > Self.mostProperties && valuesAreAlike
      || !forms.isEmpty && forms.allSatisfy { $0?.isDecisive == true }
  }

  /// Whether some value is an object, or an array of objects.
  var haveObjects: Bool { members.contains { $0.shape.hasObjects } }

  /// The share of the keys that an object has on average.
  private var occupancy: Double {
    Double(members.reduce(0) { $0 + $1.count }) / Double(objects * members.count)
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

extension Shape {
  fileprivate var hasObjects: Bool { kinds.contains(.object) || elements?.hasObjects == true }

  /// Whether the values are descriptions of types in JSON Schema.
  fileprivate var isSchema: Bool {
    guard kinds == .object, let object else { return false }
    let keys: Set<String> = ["type", "$ref", "enum", "const", "allOf", "anyOf", "oneOf"]
    return object.records.allSatisfy { $0.members.contains { keys.contains($0.key) } }
  }
}
