/// The conversion of a ``JSONKeyStrategy``.
@usableFromInline
final class KeyConversion: Sendable {
  private let form: Form

  enum Form: Sendable {
    case words(separator: Unicode.Scalar)
    case custom(@Sendable (String) -> String)
  }

  init(_ form: Form) { self.form = form }

  /// The key of the JSON text for a key of a model.
  func jsonKey(for key: String) -> String {
    switch form {
    case .words(let separator): KeyConversion.words(of: key, separator: separator)
    case .custom(let convert): convert(key)
    }
  }

  /// Calls `body` with the UTF-8 text of a converted key.
  func withJSONKey<Result>(
    for key: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    if case .words(let separator) = form,
      let result = KeyConversion.withASCIIWords(of: key, separator: UInt8(ascii: separator), body)
    {
      return result
    }
    var text = jsonKey(for: String(decoding: key, as: UTF8.self))
    return text.withUTF8(body)
  }

  /// A key in lower case, with a separator before each word but the first.
  ///
  /// A word begins at a capital letter; the last of several capitals begins the next word, unless no
  /// lower-case letter follows.
  private static func words(of key: String, separator: Unicode.Scalar) -> String {
    guard !key.isEmpty else { return key }
    var words: [Substring] = []
    var wordStart = key.startIndex
    var searchStart = key.index(after: wordStart)
    while let upper = key[searchStart...].firstIndex(where: \.isUppercase) {
      words.append(key[wordStart..<upper])
      wordStart = upper
      guard let lower = key[upper...].firstIndex(where: \.isLowercase) else { break }
      let last = key.index(before: lower)
      if last != upper {
        words.append(key[upper..<last])
        wordStart = last
      }
      searchStart = lower
    }
    words.append(key[wordStart...])
    return words.map { $0.lowercased() }.joined(separator: String(separator))
  }

  /// Converts the bytes of an ASCII key, without a `String`; `nil` for other keys.
  private static func withASCIIWords<Result>(
    of key: UnsafeBufferPointer<UInt8>, separator: UInt8, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result? {
    var hasCapital = false
    for byte in key {
      guard byte < 0x80 else { return nil }
      if isCapital(byte) { hasCapital = true }
    }
    guard hasCapital else { return body(key) }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: key.count * 2) { text in
      var count = 0
      var next = WordStarts(key, from: 1)
      for position in key.indices {
        if position == next.first || position == next.last {
          text[count] = separator
          count += 1
        }
        if position == next.end { next = WordStarts(key, from: position) }
        text[count] = isCapital(key[position]) ? key[position] | 0x20 : key[position]
        count += 1
      }
      return body(UnsafeBufferPointer(rebasing: text[..<count]))
    }
  }

  private static func isCapital(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "A") < 26 }

  private static func isSmall(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "a") < 26 }

  /// The beginnings of words in the next run of capitals.
  private struct WordStarts {
    /// The first capital.
    var first: Int
    /// The last capital before a lower-case letter.
    var last: Int
    /// The first lower-case letter after them, where the search for the next run starts.
    var end: Int

    init(_ key: UnsafeBufferPointer<UInt8>, from start: Int) {
      first = start
      while first < key.count, !isCapital(key[first]) { first += 1 }
      end = first
      while end < key.count, !isSmall(key[end]) { end += 1 }
      // If no lower-case letter follows, all of them are one word.
      last = end < key.count ? end - 1 : first
    }
  }
}
