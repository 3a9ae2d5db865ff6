package import HTTPTypes

extension Collection<HTTPField> {
  /// The values by name. Those of the same name are joined, as in `HTTPFields`; HTTP/1.1 requires it
  /// for cookies.
  ///
  /// - Complexity: O(*n*). Looking up one name in `HTTPFields` takes as long.
  package var valuesByName: [HTTPField.Name: String] {
    var values: [HTTPField.Name: [String]] = [:]
    for field in self { values[field.name, default: []].append(field.value) }
    return Dictionary(
      uniqueKeysWithValues: values.map { ($0, $1.joined(separator: $0 == .cookie ? "; " : ", ")) })
  }
}

extension RangeReplaceableCollection<HTTPField> {
  /// Appends the fields whose names are missing; of several with the same name, the first.
  ///
  /// - Complexity: O(*n* + *m*)
  mutating func addMissing(_ fields: some Collection<HTTPField>) {
    var names = Set(map(\.name))
    for field in fields where names.insert(field.name).inserted { append(field) }
  }
}
