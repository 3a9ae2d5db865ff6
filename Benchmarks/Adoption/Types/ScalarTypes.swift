extension NumberShape {
  /// The type of the numbers of a property with this name.
  func type(named name: Words) -> ValueType {
    if needsAllDigits { return .number }
    if hasFractions { return .double }
    let parts = Set(name.parts.map { $0.lowercased() })
    let isTime = !parts.isDisjoint(with: ["at", "date", "epoch", "time", "timestamp", "ts", "unix"])
    if areMilliseconds, isTime || !parts.isDisjoint(with: ["ms", "millis", "milliseconds"]) {
      return .date(.milliseconds)
    }
    return areSeconds && isTime ? .date(.seconds) : .int
  }
}

extension StringShape {
  /// The type of the strings of a property with this name, if they aren't the cases of an enum.
  ///
  /// - Parameter isMember: Whether they are the value of a member, or values inside of it.
  func type(named name: Words, isMember: Bool) -> ValueType {
    if forms.contains(.rfc3339) { return .date(.rfc3339) }
    if forms.contains(.rfc3339Milliseconds) { return .date(.rfc3339Milliseconds) }
    if forms.contains(.yearMonthDay) { return .date(.yearMonthDay) }
    if forms.contains(.uuid) { return .uuid }
    if forms.contains(.url) { return .url }
    let versions: Set = ["version", "versions", "ver", "release"]
    let isVersion = !versions.isDisjoint(with: name.parts.map { $0.lowercased() })
    return areDecimals && isMember && !isVersion ? .decimalString : .string
  }

  /// Whether the strings look like the cases of an enum.
  var areFewWords: Bool {
    guard let values, (2...Self.mostValues).contains(values.count) else { return false }
    return count >= 2 * values.count && values.allSatisfy(\.isWord)
  }
}
