extension Blueprint {
  /// Uses the most frequent form of dates. The values of others remain strings or numbers, and decimals in
  /// strings remain strings, because Foundation's coders support one form of dates in a document, and only
  /// numbers.
  mutating func adaptToFoundation() {
    var counts: [DateForm: Int] = [:]
    func form(of type: ValueType) -> DateForm? {
      if case .date(let form) = type.core { form } else { nil }
    }
    for property in structures.flatMap(\.properties) {
      if let form = form(of: property.type) { counts[form, default: 0] += 1 }
    }
    if let form = form(of: root) { counts[form, default: 0] += 1 }
    dates = DateForm.allCases.max { counts[$0, default: 0] < counts[$1, default: 0] }
    if let form = dates, counts[form] == nil { dates = nil }
    let chosen = dates
    mapProperties { _, property in
      if property.type.core == .decimalString {
        property.type = property.type.withCore(.string)
        property.note = "A number: without Foundation's coders, a Decimal with the field `.decimalString`."
      }
      guard let own = form(of: property.type), own != chosen else { return }
      property.type = property.type.withCore(own.isText ? .string : .int)
      property.note = "Foundation's coders support one form of dates, and other dates here have another form."
    }
  }

  /// Replaces the types of properties through which a struct would contain itself.
  mutating func breakCycles() {
    var contained: [String: Set<String>] = [:]
    for union in unions { contained[union.name] = Set(union.cases.compactMap(\.structure)) }
    func reaches(_ from: String, _ target: String) -> Bool {
      var pending = [from]
      var seen: Set<String> = []
      while let name = pending.popLast() {
        if name == target { return true }
        if seen.insert(name).inserted { pending += contained[name] ?? [] }
      }
      return false
    }
    mapProperties { owner, property in
      guard case .named(let name, let declared) = property.type.wrapped, declared != .choices else { return }
      if reaches(name, owner) {
        property.type = property.type.withCore(.json(.recursive))
        property.note = ValueType.Reason.recursive.sentence
      } else {
        contained[owner, default: []].insert(name)
      }
    }
  }

  private mutating func mapProperties(_ change: (String, inout Structure.Property) -> Void) {
    for index in declarations.indices {
      guard case .structure(var structure) = declarations[index] else { continue }
      for place in structure.properties.indices { change(structure.name, &structure.properties[place]) }
      declarations[index] = .structure(structure)
    }
  }
}
