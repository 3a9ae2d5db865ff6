/// A form of keys that are data.
enum KeyForm: Equatable {
  case number, date, uuid, path, address, digest
  /// A language, or a language and a region.
  case locale
  case currency

  /// Whether objects with such keys are dictionaries, whatever their values.
  var isDecisive: Bool { self != .locale && self != .currency }

  init?(of key: String) {
    let bytes = Array(key.utf8)
    func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
    func isSmall(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
    func isCapital(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
    guard !bytes.isEmpty else { return nil }
    if bytes.allSatisfy(isDigit) {
      self = .number
    } else if bytes.count >= 7, bytes[4] == UInt8(ascii: "-"), bytes.prefix(4).allSatisfy(isDigit),
      bytes[5...6].allSatisfy(isDigit)
    {
      self = .date
    } else if bytes.count == 36, bytes[8] == UInt8(ascii: "-"), bytes[13] == UInt8(ascii: "-"),
      bytes[18] == UInt8(ascii: "-"), bytes[23] == UInt8(ascii: "-")
    {
      self = .uuid
    } else if bytes.contains(UInt8(ascii: "/")) {
      self = .path
    } else if bytes.dropFirst().contains(UInt8(ascii: "@")) {
      self = .address
    } else if bytes.count >= 16, bytes.contains(where: isDigit),
      bytes.allSatisfy({ isDigit($0) || (0x61...0x66).contains($0) || (0x41...0x46).contains($0) })
    {
      self = .digest
    } else if bytes.count == 3, bytes.allSatisfy(isCapital) {
      self = .currency
    } else if bytes.count == 5, bytes.prefix(2).allSatisfy(isSmall), bytes.suffix(2).allSatisfy(isCapital),
      bytes[2] == UInt8(ascii: "-") || bytes[2] == UInt8(ascii: "_")
    {
      self = .locale
    } else if bytes.count == 2, Self.languages.contains(key) {
      self = .locale
    } else {
      return nil
    }
  }

  private static let languages: Set<String> = [
    "ar", "bg", "cs", "da", "de", "el", "en", "es", "et", "fa", "fi", "fr", "he", "hi", "hr", "hu", "it",
    "ja",
    "ko", "lt", "lv", "nb", "nl", "nn", "no", "pl", "pt", "ro", "ru", "sk", "sl", "sr", "sv", "th", "tr",
    "uk",
    "vi", "zh",
  ]
}
