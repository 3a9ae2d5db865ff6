/// Characters that look like ASCII characters, and were most likely typed instead of them.
enum LookAlike {
  /// What to do about the first character of a word that prevents it from being `true`, `false` or `null`.
  static func help(inLiteral word: String) -> String? {
    let meant = word.unicodeScalars.map { letter(like: $0) ?? $0 }
    guard let (scalar, expected) = zip(word.unicodeScalars, meant).first(where: { $0 != $1 }),
      JSONLiteral.all.contains(String(String.UnicodeScalarView(meant)))
    else { return nil }
    return help(for: scalar, meant: expected)
  }

  /// What to do about a character that looks like a quote or one of JSON's signs.
  static func help(forToken scalar: Unicode.Scalar) -> String? {
    sign(like: scalar).map { help(for: scalar, meant: $0) }
  }

  private static func help(for scalar: Unicode.Scalar, meant: Unicode.Scalar) -> String {
    let name = scalar.properties.name.map { " \($0)" } ?? ""
    let number = hexadecimal(Int(scalar.value), digits: 4)
    return "\(quoted(String(scalar))) is U+\(number)\(name), not \(quoted(String(meant)))"
  }

  /// The letter of JSON's literals that a character looks like, or is a variant of.
  private static func letter(like scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar {
    case "\u{430}", "\u{3B1}", "\u{251}": return "a"
    case "\u{435}", "\u{454}", "\u{4BD}", "\u{212E}": return "e"
    case "\u{192}", "\u{17F}", "\u{584}": return "f"
    case "I", "1", "|", "\u{131}", "\u{399}", "\u{406}", "\u{4C0}", "\u{4CF}", "\u{1C0}": return "l"
    case "\u{578}", "\u{57C}", "\u{3B7}", "\u{43F}": return "n"
    case "\u{433}", "\u{1D26}": return "r"
    case "\u{455}", "\u{A731}": return "s"
    case "\u{442}", "\u{3C4}", "\u{3A4}", "\u{422}": return "t"
    case "\u{57D}", "\u{3C5}", "\u{28B}": return "u"
    default: return scalar.value < 0x80 ? nil : variant(scalar)
    }
  }

  /// The lower-case ASCII letter of which a character is a wide, mathematical or accented form.
  private static func variant(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    guard let words = scalar.properties.name?.split(separator: " ") else { return nil }
    let isVariant =
      words.starts(with: ["FULLWIDTH", "LATIN", "SMALL", "LETTER"])
      || words.first == "MATHEMATICAL" && words.dropLast().last == "SMALL"
    let isAccented = words.starts(with: ["LATIN", "SMALL", "LETTER"]) && words.dropFirst(4).first == "WITH"
    let letter = isVariant ? words.last : isAccented ? words.dropFirst(3).first : nil
    guard let letter, letter.utf8.count == 1 else { return nil }
    return letter.lowercased().unicodeScalars.first
  }

  private static func sign(like scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x201C...0x201F, 0x2033, 0x2036, 0x301D...0x301F, 0xFF02, 0xAB, 0xBB: "\""
    case 0x201A, 0x3001, 0xFF0C, 0xFF64, 0x60C: ","
    case 0x2236, 0xFF1A, 0xFE55, 0xA789: ":"
    case 0x2010...0x2015, 0x2212, 0xFE58, 0xFE63, 0xFF0D: "-"
    // Wide brackets, braces and digits.
    case 0xFF3B, 0xFF3D, 0xFF5B, 0xFF5D, 0xFF10...0xFF19: Unicode.Scalar(scalar.value - 0xFEE0)
    default: nil
    }
  }
}

/// The literals of JSON.
enum JSONLiteral {
  static let all = ["true", "false", "null"]

  /// Whether a word is most likely one of them, misspelled or cut off.
  static func resembles(_ word: String) -> Bool {
    similarName(to: word, among: all) != nil || all.contains { word.count > 1 && $0.hasPrefix(word) }
  }
}

/// Whether a word means infinity or not-a-number, for which JSON has no form. Case is ignored: languages write
/// these words differently.
func isNonFiniteWord(_ word: String) -> Bool { ["nan", "inf", "infinity"].contains(word.lowercased()) }
