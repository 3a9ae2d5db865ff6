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
