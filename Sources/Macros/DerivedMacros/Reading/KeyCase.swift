/// The conversion of names to keys. The cases have the names of the attribute's argument.
enum KeyCase: String {
  case unchanged, snakeCase, kebabCase, camelCase, pascalCase

  /// The key for a name.
  func key(for name: String) -> String {
    switch self {
    case .unchanged: name
    case .snakeCase: KeyCase.words(of: name).joined(separator: "_")
    case .kebabCase: KeyCase.words(of: name).joined(separator: "-")
    case .camelCase: KeyCase.joined(name, startsSmall: true)
    case .pascalCase: KeyCase.joined(name, startsSmall: false)
    }
  }

  /// The words of a name in lower case, by the rule of `JSONKeyStrategy`.
  ///
  /// A word begins at a capital. In a run of capitals, the last one begins the next word if a small letter
  /// follows.
  private static func words(of name: String) -> [String] {
    guard !name.isEmpty else { return [name] }
    var words: [Substring] = []
    var wordStart = name.startIndex
    var searchStart = name.index(after: wordStart)
    while let capital = name[searchStart...].firstIndex(where: \.isUppercase) {
      words.append(name[wordStart..<capital])
      wordStart = capital
      guard let small = name[capital...].firstIndex(where: \.isLowercase) else { break }
      let last = name.index(before: small)
      if last != capital {
        words.append(name[capital..<last])
        wordStart = last
      }
      searchStart = small
    }
    words.append(name[wordStart...])
    return words.map { $0.lowercased() }
  }

  /// The parts between underscores, joined, each with a capital first letter. Capitals within a part stay.
  private static func joined(_ name: String, startsSmall: Bool) -> String {
    let parts = name.split(separator: "_")
    guard let first = parts.first else { return name }
    let start = startsSmall ? first.prefix(1).lowercased() : first.prefix(1).uppercased()
    return start + first.dropFirst()
      + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
