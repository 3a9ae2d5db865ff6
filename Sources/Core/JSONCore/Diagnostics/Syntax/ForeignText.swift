/// The beginning of a text that isn't JSON, to be compared with the beginnings of other formats.
struct ForeignText {
  private let bytes: [UInt8]
  private let isWhole: Bool

  init(_ beginning: some Sequence<UInt8>, isWhole: Bool = true) {
    bytes = Array(beginning)
    self.isWhole = isWhole
  }

  /// Whether the text begins with a word, ignoring case.
  func begins(with word: String, at place: Int = 0) -> Bool {
    bytes.dropFirst(place).prefix(word.utf8.count).map(lowercased).elementsEqual(word.utf8.map(lowercased))
  }

  /// The first word, if the text begins with one: letters of any script.
  var firstWord: String? {
    let word = String(decoding: bytes, as: UTF8.self).unicodeScalars.prefix(while: \.isIdentifierPart)
    guard let first = word.first, first.properties.isAlphabetic else { return nil }
    return String(word)
  }

  /// The first word of the line, if only digits and characters of a date or time precede it.
  var nextWord: String? {
    let start = bytes.firstIndex { !isDigit($0) && !" \t.,:;-+()".utf8.contains($0) }
    return start.flatMap { ForeignText(bytes[$0...]).firstWord }
  }

  /// Whether nothing but white space follows the first word.
  var isOneWord: Bool {
    isWhole && endOfLineSpace(at: (firstWord ?? "").utf8.count, breaks: true) == bytes.count
  }

  /// What to do about the format that a text that isn't JSON looks like. Its beginning is examined, after its
  /// white space.
  static func help(for text: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
    let beginning = ForeignText(text.prefix(1024), isWhole: text.count <= 1024)
    return beginning.helpForFormat ?? (beginning.isPlainText ? plainTextHelp : nil)
  }

  /// The same for the text after a number or literal: words that follow on the same line.
  static func help(behindScalar rest: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
    let word = ForeignText(rest.prefix(128), isWhole: rest.count <= 128).nextWord
    return word.flatMap { JSONLiteral.all.contains($0) ? nil : plainTextHelp }
  }

  private static let plainTextHelp = "the text looks like plain text, such as a server's message or a log"

  private var helpForFormat: String? {
    if let compression { return "the text looks compressed (\(compression)); decompress it first" }
    if looksLikeHTML { return "the text looks like HTML, as a server sends for an error or a login" }
    if looksLikeXML { return "the text looks like XML" }
    // Prefixes that prevent running JSON as a script.
    let guards = [")]}", "while(1)", "while (1)", "for(;;)", "for (;;)", "throw 1;", "{}&&", "&&&START&&&"]
    if guards.contains(where: { begins(with: $0) }) {
      return "the text begins with a guard against being run as a script; remove it"
    }
    if begins(with: "HTTP/") {
      return "the text looks like a whole HTTP response; parse the text after the empty line"
    }
    if looksLikeCall { return "the text looks like JSONP; parse the text between the parentheses" }
    if looksLikeAssignment { return "the text looks like JavaScript; parse only the value in it" }
    if looksLikeEvents {
      return #"the text looks like server-sent events; parse the text after each "data:""#
    }
    if looksLikeYAML { return "the text looks like YAML" }
    return looksLikeForm ? "the text looks like a form's fields (application/x-www-form-urlencoded)" : nil
  }

  private var isPlainText: Bool {
    guard let word = firstWord, !isNonFiniteWord(word) else { return false }
    // A single word may be a literal, misspelled or of another language.
    return !isOneWord || !JSONLiteral.resembles(word) && !["nil", "None", "undefined"].contains(word)
  }

  private var compression: String? {
    let signatures: [(String, [UInt8])] = [
      ("gzip", [0x1F, 0x8B]), ("Zstandard", [0x28, 0xB5, 0x2F, 0xFD]), ("ZIP", [0x50, 0x4B, 0x03, 0x04]),
    ]
    return signatures.first { bytes.starts(with: $0.1) }?.0
  }

  private var looksLikeHTML: Bool {
    let tags = [
      "!doctype html", "html", "head", "body", "title", "meta", "script", "style", "div", "p", "h1", "h2",
      "center", "pre", "span", "table", "br", "b", "a",
    ]
    guard begins(with: "<") else { return false }
    return tags.contains { tag in
      begins(with: tag, at: 1)
        && !(bytes.dropFirst(1 + tag.utf8.count).first.map { isLetter($0) || isDigit($0) } ?? true)
    } || begins(with: "!--", at: 1) && contains("<html")
  }

  private var looksLikeXML: Bool {
    begins(with: "<") && byte(1).map { "?!_".utf8.contains($0) || isLetter($0) || $0 >= 0x80 } ?? false
  }

  /// Whether a function is called with JSON.
  private var looksLikeCall: Bool {
    var start = 0
    // Some servers put an empty comment before the call.
    if begins(with: "/**/") { start = endOfLineSpace(at: 4) }
    guard let end = endOfNames(from: start), byte(end) == UInt8(ascii: "(") else { return false }
    let argument = endOfLineSpace(at: end + 1, breaks: true)
    return byte(argument).map { "{[\")".utf8.contains($0) } ?? false
  }

  /// Whether a value is assigned or exported.
  private var looksLikeAssignment: Bool {
    if begins(with: "export default ") || begins(with: "module.exports") { return true }
    let keyword = ["var ", "let ", "const "].first { begins(with: $0) }
    guard let end = endOfNames(from: keyword?.utf8.count ?? 0) else { return false }
    let sign = endOfLineSpace(at: end)
    guard byte(sign) == UInt8(ascii: "="), let first = byte(endOfLineSpace(at: sign + 1, breaks: true)) else {
      return false
    }
    return keyword != nil || "{[".utf8.contains(first) && bytes[..<end].contains(UInt8(ascii: "."))
  }

  private var looksLikeEvents: Bool {
    if begins(with: "event:") || begins(with: "retry:") { return contains("\ndata:") }
    return begins(with: "data:") && byte(endOfLineSpace(at: 5)).map { "{[".utf8.contains($0) } ?? false
  }

  /// Whether two lines begin with keys or dashes, or the first one is a YAML document marker.
  private var looksLikeYAML: Bool {
    if begins(with: "---\n") || begins(with: "---\r\n") || begins(with: "%YAML") { return true }
    let lines = bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).prefix(2)
    return lines.count == 2 && lines.allSatisfy { ForeignText($0).isLineOfYAML }
  }

  /// Whether the text is `key=value&…`, without any white space.
  private var looksLikeForm: Bool {
    guard let end = endOfNames(from: 0), byte(end) == UInt8(ascii: "="),
      let first = byte(end + 1), first != UInt8(ascii: "=")
    else { return false }
    return bytes.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"\"{}<>".utf8.contains($0) }
  }

  private var isLineOfYAML: Bool {
    let start = endOfLineSpace(at: 0)
    if byte(start) == UInt8(ascii: "-"), byte(start + 1) == 0x20 { return true }
    // Capitalized words more likely belong to a message: "Error: …".
    guard let first = byte(start), isLetter(first), lowercased(first) == first else { return false }
    var end = start
    while let next = byte(end), isLetter(next) || isDigit(next) || next == UInt8(ascii: "_") { end += 1 }
    guard byte(end) == UInt8(ascii: ":") else { return false }
    return end + 1 == bytes.count || byte(end + 1) == 0x20
  }

  private func byte(_ place: Int) -> UInt8? { place < bytes.count ? bytes[place] : nil }

  private func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }

  private func contains(_ word: String) -> Bool { bytes.indices.contains { begins(with: word, at: $0) } }

  /// The end of spaces and tabs, and of line breaks if these count.
  private func endOfLineSpace(at place: Int, breaks: Bool = false) -> Int {
    var end = place
    while let next = byte(end), breaks ? isWhiteSpace(next) : next == 0x20 || next == 0x09 { end += 1 }
    return end
  }

  /// The end of JavaScript names joined by dots.
  private func endOfNames(from place: Int) -> Int? {
    var end = place
    while let next = byte(end),
      isLetter(next) || "_$.[]".utf8.contains(next) || end > place && isDigit(next)
    { end += 1 }
    return end > place ? end : nil
  }
}
