/// The words of a key, from which names are built.
struct Words {
  /// The words, with the capitals of the key.
  let words: [String]

  init(of key: String) {
    var words: [String] = []
    var word = ""
    var isAtStart = true
    for scalar in key.unicodeScalars {
      if scalar.isInIdentifiers {
        word.unicodeScalars.append(scalar)
      } else {
        if !word.isEmpty { words.append(word) }
        word = ""
        // A sign distinguishes `+1` and `-1`; elsewhere, signs separate words.
        if isAtStart, scalar == "+" || scalar == "-" { words.append(scalar == "+" ? "plus" : "minus") }
      }
      isAtStart = false
    }
    if !word.isEmpty { words.append(word) }
    if words == ["minus"] || words == ["plus"] || words.isEmpty { words = Self.spelt(key) }
    if words.first == "minus" || words.first == "plus", words.count > 1, words[1].first?.isNumber == false {
      words.removeFirst()
    }
    self.words = words
  }

  /// The words of an identifier, such as `user` and `Id` of `userId`.
  var parts: [String] {
    words.flatMap { word in
      var parts: [String] = []
      var isAfterSmall = false
      for character in word {
        if character.isUppercase, isAfterSmall || parts.isEmpty { parts.append("") }
        if parts.isEmpty { parts.append("") }
        parts[parts.count - 1].append(character)
        isAfterSmall = !character.isUppercase
      }
      return parts
    }
  }

  /// The name of a property.
  var camelCase: String {
    guard let first = words.first else { return "empty" }
    return Self.identifier(Self.small(first) + words.dropFirst().map(Self.capital).joined())
  }

  /// The name of a type.
  var pascalCase: String { Self.identifier(words.isEmpty ? "Empty" : words.map(Self.capital).joined()) }

  /// The same words, the last one in the singular.
  var singular: Words {
    guard let last = words.last else { return self }
    return Words(words: words.dropLast() + [Self.singular(last)])
  }

  private init(words: [String]) { self.words = words }

  private static func identifier(_ name: String) -> String {
    name.first?.isNumber == true ? "_" + name : name
  }

  /// The names of the characters of a key without letters and digits.
  private static func spelt(_ key: String) -> [String] {
    key.unicodeScalars.prefix(3).flatMap { scalar -> [String] in
      let name = scalar.properties.name ?? "U\(String(scalar.value, radix: 16))"
      return name.split { !$0.isLetter && !$0.isNumber }.map { $0.lowercased() }
    }
  }

  /// A word at the start of a name: the capitals at its start become small, except the last one if it begins
  /// the next word.
  private static func small(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    guard !capitals.isEmpty else { return word }
    if capitals.count == word.count || capitals.count == 1
      || word.dropFirst(capitals.count).first?.isLetter == false
    {
      return capitals.lowercased() + word.dropFirst(capitals.count)
    }
    return capitals.dropLast().lowercased() + word.dropFirst(capitals.count - 1)
  }

  private static func capital(_ word: String) -> String {
    // `API_KEY` is written like `api_key`.
    let word = word.count > 1 && word.allSatisfy { !$0.isLowercase } ? word.lowercased() : word
    return word.prefix(1).uppercased() + word.dropFirst()
  }

  private static let irregularSingulars = [
    "aliases": "alias", "buses": "bus", "caches": "cache", "children": "child", "indices": "index",
    "movies": "movie", "people": "person", "series": "series", "species": "species", "statuses": "status",
  ]

  private static func singular(_ word: String) -> String {
    let lower = word.lowercased()
    // In `containerStatuses`, only the last part is irregular.
    for start in [word.startIndex, word.lastIndex(where: \.isUppercase) ?? word.startIndex] {
      guard let irregular = irregularSingulars[word[start...].lowercased()] else { continue }
      return String(word[...start] + irregular.dropFirst())
    }
    if lower.hasSuffix("ies"), word.count > 4 { return word.dropLast(3) + "y" }
    if ["sses", "shes", "ches", "xes"].contains(where: lower.hasSuffix) { return String(word.dropLast(2)) }
    if lower.hasSuffix("s"), word.count > 2,
      !["ss", "us", "is", "news", "series"].contains(where: lower.hasSuffix)
    {
      return String(word.dropLast())
    }
    return word
  }
}

extension Unicode.Scalar {
  /// Whether the scalar may be part of an identifier, and looks like a letter or a digit.
  fileprivate var isInIdentifiers: Bool {
    if isASCII { return properties.isAlphabetic || ("0"..."9").contains(self) }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter:
      return properties.isXIDStart && !isRightToLeft
    default: return false
    }
  }
}
