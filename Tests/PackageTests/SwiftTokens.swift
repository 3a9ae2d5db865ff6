/// The tokens of a Swift file that can name something, in its order: no spaces, no comments, no text of string
/// literals. What a string interpolates is code, and so are its tokens.
///
/// It knows no regular expression literals: the package has none.
struct SwiftTokens {
  enum Token: Equatable {
    /// An identifier or a keyword, without backticks.
    case word(String)
    /// A run of operator characters.
    case operation(String)
    /// A bracket, a dot or another single character; a literal is `"` or `0`.
    case mark(Character)
  }

  private(set) var tokens: [Token] = []
  private var rest: ArraySlice<UInt8>

  init(scanning source: String) {
    rest = ArraySlice(source.utf8)
    readCode(isInterpolated: false)
  }

  /// Reads to the end of the file or, within a string, to the parenthesis that ends what is interpolated.
  private mutating func readCode(isInterpolated: Bool) {
    var depth = 0
    while let byte = rest.first {
      if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") {
        rest.removeFirst()
      } else if rest.starts(with: "//".utf8) {
        rest = rest.drop { $0 != UInt8(ascii: "\n") }
      } else if rest.starts(with: "/*".utf8) {
        skipComment()
      } else if let pounds = poundsOfString() {
        readString(pounds: pounds)
      } else if byte == UInt8(ascii: "`") {
        rest.removeFirst()
        tokens.append(.word(take { $0 != UInt8(ascii: "`") }))
        rest = rest.dropFirst()
      } else if Self.isDigit(byte) {
        _ = take(while: Self.isOfWord)
        tokens.append(.mark("0"))
      } else if Self.isOfWord(byte) {
        tokens.append(.word(take(while: Self.isOfWord)))
      } else if Self.isOfOperator(byte) {
        tokens.append(.operation(take(while: Self.isOfOperator)))
      } else {
        if byte == UInt8(ascii: "(") { depth += 1 }
        if byte == UInt8(ascii: ")") { depth -= 1 }
        rest.removeFirst()
        if isInterpolated, depth < 0 { return }
        tokens.append(.mark(Character(Unicode.Scalar(byte))))
      }
    }
  }

  /// How many `#` stand before the quote that begins here; nil where no string begins.
  private func poundsOfString() -> Int? {
    let quote = rest.drop { $0 == UInt8(ascii: "#") }
    return quote.first == UInt8(ascii: "\"") ? quote.startIndex - rest.startIndex : nil
  }

  private mutating func readString(pounds: Int) {
    rest = rest.dropFirst(pounds)
    let isMultiline = rest.starts(with: "\"\"\"".utf8)
    rest = rest.dropFirst(isMultiline ? 3 : 1)
    let pound = [UInt8](repeating: UInt8(ascii: "#"), count: pounds)
    let end = [UInt8](repeating: UInt8(ascii: "\""), count: isMultiline ? 3 : 1) + pound
    let escape = [UInt8(ascii: "\\")] + pound
    tokens.append(.mark("\""))
    while !rest.isEmpty {
      if rest.starts(with: end) {
        rest = rest.dropFirst(end.count)
        return
      }
      guard rest.starts(with: escape) else {
        rest.removeFirst()
        continue
      }
      rest = rest.dropFirst(escape.count)
      let escaped = rest.popFirst()
      if escaped == UInt8(ascii: "(") { readCode(isInterpolated: true) }
    }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if rest.starts(with: "/*".utf8) {
        depth += 1
        rest = rest.dropFirst(2)
      } else if rest.starts(with: "*/".utf8) {
        depth -= 1
        rest = rest.dropFirst(2)
      } else {
        rest = rest.dropFirst()
      }
    } while depth > 0 && !rest.isEmpty
  }

  private mutating func take(while belongs: (UInt8) -> Bool) -> String {
    let taken = rest.prefix(while: belongs)
    rest = rest[taken.endIndex...]
    return String(decoding: taken, as: UTF8.self)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    isDigit(byte) || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "$") || byte >= 0x80
  }

  private static func isOfOperator(_ byte: UInt8) -> Bool {
    "+-*/=<>!&|^~%?".utf8.contains(byte)
  }
}
