/// What a text that is no JSON looks like.
enum ForeignFormat: Equatable {
  case html
  case xml
  /// A call of a function around JSON, to be run as a script.
  case jsonp
  case javaScript
  /// JSON behind something that keeps it from being run as a script.
  case guardedJSON
  case yaml
  case form
  case http
  case eventStream
  case compressed(String)
  case plainText

  /// What to do about it.
  var help: String {
    switch self {
    case .html: "help: the text looks like HTML, as a server sends for an error or a login"
    case .xml: "help: the text looks like XML"
    case .jsonp: "help: the text looks like JSONP; parse what stands between its parentheses"
    case .javaScript: "help: the text looks like JavaScript; parse only the value in it"
    case .guardedJSON: "help: the text begins with a guard against being run as a script; remove it"
    case .yaml: "help: the text looks like YAML"
    case .form: "help: the text looks like a form's fields (application/x-www-form-urlencoded)"
    case .http: "help: the text looks like a whole HTTP response; parse what stands behind its empty line"
    case .eventStream: #"help: the text looks like server-sent events; parse what stands behind each "data:""#
    case .compressed(let name): "help: the text looks compressed (\(name)); decompress it first"
    case .plainText: "help: the text looks like plain text, such as a server's message or a log"
    }
  }

  /// Looks at the beginning of a text, behind its white space.
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
    // A word alone may well be a literal, misspelled or of another language.
    let isLiteral =
      text.isOneWord && (JSONLiteral.resembles(word) || ["nil", "None", "undefined"].contains(word))
    return isLiteral || NonFiniteWord.matches(word) ? nil : .plainText
  }

  /// Looks at what stands behind a number or literal: text goes on in the line with words.
  init?(behindScalar rest: Slice<UnsafeBufferPointer<UInt8>>) {
    guard let word = ForeignText(rest.prefix(128), isWhole: rest.count <= 128).nextWord,
      !JSONLiteral.all.contains(word)
    else { return nil }
    self = .plainText
  }
}
