/// A key that is not just a literal.
struct MemberKey {
  /// The key as it was given.
  let text: String
  /// What separates the components of a nested key.
  var delimiter = "."
  /// Whether the key leads into nested objects.
  var isNested: Bool
  /// Whether null counts as no value at all.
  var ignoresNil = false
  /// Whether the member must be there, and may be null.
  var isRequired = false

  /// The keys and indices on the way to the member.
  var components: [String] { isNested ? text.components(separatedBy: delimiter) : [text] }
}

extension String {
  /// The parts between the occurrences of a delimiter, empty ones included.
  func components(separatedBy delimiter: String) -> [String] {
    guard !delimiter.isEmpty else { return [self] }
    var components: [String] = []
    var rest = self[...]
    while let range = rest.firstRange(of: delimiter) {
      components.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    return components + [String(rest)]
  }
}
