/// The format that a text that isn't JSON looks like.
struct ForeignFormat: Equatable {
  /// What to do about it.
  let help: String

  private init(looks words: String) { help = "the text looks \(words)" }

  private init(help: String) { self.help = help }

  static let html = ForeignFormat(looks: "like HTML, as a server sends for an error or a login")
  static let xml = ForeignFormat(looks: "like XML")
  /// JSON as the argument of a function call, to be run as a script.
  static let jsonp = ForeignFormat(looks: "like JSONP; parse the text between the parentheses")
  static let javaScript = ForeignFormat(looks: "like JavaScript; parse only the value in it")
  /// JSON after a prefix that prevents running it as a script.
  static let guardedJSON = ForeignFormat(
    help: "the text begins with a guard against being run as a script; remove it")
  static let yaml = ForeignFormat(looks: "like YAML")
  static let form = ForeignFormat(looks: "like a form's fields (application/x-www-form-urlencoded)")
  static let http = ForeignFormat(
    looks: "like a whole HTTP response; parse the text after the empty line")
  static let eventStream = ForeignFormat(
    looks: #"like server-sent events; parse the text after each "data:""#)
  static let plainText = ForeignFormat(looks: "like plain text, such as a server's message or a log")

  static func compressed(_ name: String) -> ForeignFormat {
    ForeignFormat(looks: "compressed (\(name)); decompress it first")
  }

  /// Examines the beginning of a text, after its white space.
  init?(of text: Slice<UnsafeBufferPointer<UInt8>>) {
    let beginning = ForeignText(text.prefix(1024), isWhole: text.count <= 1024)
    guard let format = ForeignFormat.certain(beginning) ?? ForeignFormat.plain(beginning) else { return nil }
    self = format
  }

  private static func certain(_ text: ForeignText) -> ForeignFormat? {
    if let name = text.compression { return .compressed(name) }
    if text.begins(with: "<") { return text.looksLikeHTML ? .html : text.looksLikeXML ? .xml : nil }
    if text.looksGuarded { return .guardedJSON }
    if text.begins(with: "HTTP/") { return .http }
    if text.looksLikeCall { return .jsonp }
    if text.looksLikeAssignment { return .javaScript }
    if text.looksLikeEvents { return .eventStream }
    if text.looksLikeYAML { return .yaml }
    return text.looksLikeForm ? .form : nil
  }

  private static func plain(_ text: ForeignText) -> ForeignFormat? {
    guard let word = text.firstWord else { return nil }
    // A single word may be a literal, misspelled or of another language.
    let isLiteral =
      text.isOneWord && (JSONLiteral.resembles(word) || ["nil", "None", "undefined"].contains(word))
    return isLiteral || NonFiniteWord.matches(word) ? nil : .plainText
  }

  /// Examines the text after a number or literal: words that follow on the same line.
  init?(behindScalar rest: Slice<UnsafeBufferPointer<UInt8>>) {
    guard let word = ForeignText(rest.prefix(128), isWhole: rest.count <= 128).nextWord,
      !JSONLiteral.all.contains(word)
    else { return nil }
    self = .plainText
  }
}

extension ByteOrderMark {
  /// What to do about it.
  var help: String {
    switch self {
    case .utf8: "remove the byte order mark (EF BB BF), or save the text as UTF-8 without one"
    case .other(let encoding): encoding.help + " without a byte order mark"
    }
  }
}

extension TextEncoding {
  /// What to do about a text in an encoding that JSON does not allow.
  var help: String { "the text begins like \(name); convert it to UTF-8" }

  private var name: String {
    switch self {
    case .utf8: "UTF-8"
    case .utf16: "UTF-16"
    case .utf32: "UTF-32"
    }
  }
}
