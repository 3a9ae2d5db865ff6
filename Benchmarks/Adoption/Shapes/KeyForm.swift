/// A form of keys that are data.
enum KeyForm: Equatable {
  case number, date, time, version, uuid, path, address, digest
  /// A language, which a script or a region may follow.
  case locale
  case currency, country
  /// A word and a number of at least three digits, such as `user_1001`.
  case numbered(String)

  /// Whether objects with such keys are dictionaries, whatever their values.
  var isDecisive: Bool {
    switch self {
    case .number, .date, .time, .version, .uuid, .path, .address, .digest: true
    case .locale, .currency, .country, .numbered: false
    }
  }

  init?(of key: String) {
    let bytes = Array(key.utf8)
    guard let first = bytes.first else { return nil }
    if bytes.allSatisfy(\.isDigit) {
      self = .number
    } else if first.isDigit, Self.isDate(bytes) {
      self = .date
    } else if first.isDigit, bytes.count < 9, key.wholeMatch(of: /\d{1,2}:\d\d(?::\d\d)?/) != nil {
      self = .time
    } else if bytes.count == 36, bytes[8] == UInt8(ascii: "-"), bytes[13] == UInt8(ascii: "-"),
      bytes[18] == UInt8(ascii: "-"), bytes[23] == UInt8(ascii: "-")
    {
      self = .uuid
    } else if first.isDigit || (first == UInt8(ascii: "v") && bytes.count > 1 && bytes[1].isDigit),
      key.wholeMatch(of: /v?\d+(?:\.\d+)+(?:[-+][\w.+-]+)?/) != nil
    {
      self = .version
    } else if bytes.contains(UInt8(ascii: "/")) {
      self = .path
    } else if bytes.dropFirst().contains(UInt8(ascii: "@")) {
      self = .address
    } else if bytes.count >= 16, bytes.contains(where: \.isDigit),
      bytes.allSatisfy(\.isHexadecimal) || Self.isToken(bytes)
    {
      self = .digest
    } else if bytes.count == 3, bytes.allSatisfy(\.isCapital) {
      self = .currency
    } else if bytes.count == 2, Self.countries.contains(key) {
      self = .country
    } else if Self.isLocale(key) {
      self = .locale
    } else if bytes.suffix(3).allSatisfy(\.isDigit), let end = bytes.lastIndex(where: { !$0.isDigit }) {
      self = .numbered(String(decoding: bytes[...end], as: UTF8.self))
    } else {
      return nil
    }
  }

  /// Returns whether a key is a month, a day, a week, a quarter, or a point in time.
  private static func isDate(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 7, bytes[4] == UInt8(ascii: "-"), bytes.prefix(4).allSatisfy(\.isDigit) else {
      return false
    }
    return bytes[6].isDigit
      && (bytes[5].isDigit || bytes[5] == UInt8(ascii: "Q") || bytes[5] == UInt8(ascii: "W"))
  }

  /// Returns whether a key looks like random letters and digits: the kind of character changes at least half
  /// as often as there are characters.
  private static func isToken(_ bytes: [UInt8]) -> Bool {
    func kind(_ byte: UInt8) -> Int { byte.isDigit ? 0 : byte.isCapital ? 1 : byte.isSmall ? 2 : 3 }
    let changes = zip(bytes, bytes.dropFirst()).count { kind($0) != kind($1) }
    return changes * 2 >= bytes.count
      && bytes.allSatisfy { kind($0) < 3 || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
  }

  private static func isLocale(_ key: String) -> Bool {
    // Few keys begin with a language; the others aren't split.
    guard languages.contains(String(key.prefix(2))) else { return false }
    let parts = key.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard let language = parts.first, languages.contains(String(language)), parts.count <= 3 else {
      return false
    }
    return parts.dropFirst().allSatisfy { $0.wholeMatch(of: /[A-Z]{2}|[A-Z][a-z]{3}|\d{3}/) != nil }
  }

  private static let languages = words(
    """
    ar bg cs da de el en es et fa fi fr he hi hr hu it ja ko lt lv nb nl nn no pl pt ro ru sk sl sr sv th tr uk vi zh
    """)

  private static let countries = words(
    """
    AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ
    CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO
    FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE
    JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO
    MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW
    PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM
    TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW
    """)

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }
  fileprivate var isCapital: Bool { (0x41...0x5A).contains(self) }
  fileprivate var isSmall: Bool { (0x61...0x7A).contains(self) }
  fileprivate var isHexadecimal: Bool {
    isDigit || (0x61...0x66).contains(self) || (0x41...0x46).contains(self)
  }
}
