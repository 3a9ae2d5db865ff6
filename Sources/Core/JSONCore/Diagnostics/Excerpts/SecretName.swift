/// Recognizes names that look like secrets. Their values appear in no message, excerpt or rendering.
///
/// Case, underscores, hyphens, dots and spaces are ignored, and so is the rest of the name around a secret
/// part: `API-Key`, `apiKey` and `old_api_key_2` are all secret. The names are written in ASCII letters; no
/// name in another script is recognized.
public enum SecretName {
  /// Parts that make any name that contains them secret.
  package static let partsOfNames = [
    "password", "passwd", "passphrase", "passcode", "pwd", "secret", "token", "apikey", "accesskey",
    "authkey", "authorization", "authentication", "cookie", "credential", "privatekey", "signingkey",
    "encryptionkey", "bearer", "sessionid", "sessionkey", "creditcard", "cardnumber", "securitycode",
    "seedphrase", "recoveryphrase",
  ]

  /// Words, or several adjacent ones, that make a name secret: `card_cvv`, `otpCode` and `user-pin-2`.
  package static let wordsOfNames = [
    "otp", "totp", "jwt", "puk", "cvv", "cvc", "ssn", "iban", "cardpan", "pannumber", "cardpin", "userpin",
    "dpop", "jwe", "pem", "psk", "tkn", "wresult",
  ]

  /// Names that are secret only as a whole.
  package static let wholeNames = [
    "auth", "mfa", "pin", "tan", "pan", "pass", "pat", "rt", "sk", "tok",
  ]

  private struct Name {
    let letters: [UInt8]
    let extent: Extent
  }

  /// What a name must be in a text, so that the text is secret.
  private enum Extent {
    case part, words, whole
  }

  /// The names above, by their first letter.
  private static let names: [UInt8: [Name]] = Dictionary(
    grouping: [(partsOfNames, Extent.part), (wordsOfNames, Extent.words), (wholeNames, Extent.whole)]
      .flatMap { names, extent in names.map { Name(letters: Array($0.utf8), extent: extent) } },
    by: { $0.letters[0] })

  /// Whether the value of this key is hidden. A name of more than a thousand bytes counts as secret without a
  /// search.
  ///
  /// - Complexity: O(*n*) in the length of the name.
  public static func matches(_ name: String) -> Bool {
    guard name.utf8.count <= 1024 else { return true }
    // JSON5 stores the escapes of an unquoted key as written.
    var name = name
    return name.withUTF8 { firstEnd(in: $0[...], isName: true) != nil }
  }

  /// The lower-case form of a letter or digit; `nil` for ignored characters.
  private static func folded(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: " "), UInt8(ascii: "."): nil
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
    default: byte
    }
  }

  /// The first byte after a secret-looking word in text that may not be JSON.
  ///
  /// Escapes, the separators of words in a name, and backslashes that escape nothing are skipped, so that no
  /// spelling of a key hides it.
  static func end(in text: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    let end = firstEnd(in: text)
    guard text.contains(UInt8(ascii: "\\")) else { return end }
    return [end, firstEnd(in: text, skipsBackslashes: true)].compactMap(\.self).min()
  }

  /// Whether a text that may not be JSON contains a secret-looking word.
  package static func stands(in text: String) -> Bool {
    var text = text
    return text.withUTF8 { end(in: $0[...]) != nil }
  }

  /// The end of the secret name that begins first, which also ends first: none contains another that ends
  /// before it.
  ///
  /// - Parameter isName: Whether the text is a single name.
  private static func firstEnd(
    in text: Slice<UnsafeBufferPointer<UInt8>>, isName: Bool = false, skipsBackslashes: Bool = false
  ) -> Int? {
    let letters = letters(of: text, skipsBackslashes: skipsBackslashes)
    for start in letters.indices {
      for name in names[letters[start].byte, default: []]
      where letters[start...].starts(with: name.letters, by: { $0.byte == $1 }) {
        let end = start + name.letters.count
        let isSecret =
          switch name.extent {
          case .part: true
          case .words: letters[start].startsWord && (end == letters.count || letters[end].startsWord)
          case .whole where isName: end - start == letters.count
          case .whole:
            (start == 0 || !isLetter(letters[start - 1].byte))
              && (end == letters.count || !isLetter(letters[end].byte))
          }
        if isSecret { return letters[end - 1].end }
      }
    }
    return nil
  }

  /// A byte of a text that belongs to a word, in lower case.
  private struct Letter {
    let byte: UInt8
    /// The end of the byte, or of the escape that represents it, in the text.
    let end: Int
    var startsWord: Bool
  }

  private static func letters(
    of slice: Slice<UnsafeBufferPointer<UInt8>>, skipsBackslashes: Bool
  ) -> [Letter] {
    let text = UnsafeBufferPointer(rebasing: slice)
    var letters: [Letter] = []
    var last = ByteKind.other
    letters.reserveCapacity(text.count)
    var place = 0
    while place < text.count {
      var byte = text[place]
      place += 1
      if byte == UInt8(ascii: "\\") {
        (byte, place) = escape(in: text, behind: place) ?? (byte, place)
      }
      if skipsBackslashes, byte == UInt8(ascii: "\\") { continue }
      let kind = ByteKind(byte)
      if let folded = folded(byte) {
        // The last of several capitals begins the next word, as in `CVVCode`.
        if last == .capital, kind == .small { letters[letters.count - 1].startsWord = true }
        let startsWord = kind == .other || kind != last && (last, kind) != (.capital, .small)
        letters.append(Letter(byte: folded, end: slice.startIndex + place, startsWord: startsWord))
      }
      last = kind
    }
    return letters
  }

  /// Kinds of bytes: a word begins where the kind changes, except from a capital to a small letter. All other
  /// bytes are words of their own.
  private enum ByteKind {
    case small, capital, digit, other

    init(_ byte: UInt8) {
      self = isDigit(byte) ? .digit : !isLetter(byte) ? .other : byte & 0x20 == 0 ? .capital : .small
    }
  }

  /// The ASCII character that the escape after this backslash represents, and the end of the escape.
  private static func escape(in text: UnsafeBufferPointer<UInt8>, behind backslash: Int) -> (UInt8, Int)? {
    guard backslash < text.count else { return nil }
    // JSON5 has `\x77` in addition to `\u0077`.
    let isShort = text[backslash] | 0x20 == UInt8(ascii: "x")
    guard isShort || text[backslash] | 0x20 == UInt8(ascii: "u") else { return nil }
    let end = backslash + (isShort ? 3 : 5)
    guard end <= text.count,
      let code = UInt8(String(decoding: text[backslash + 1..<end], as: UTF8.self), radix: 16)
    else { return nil }
    return (code, end)
  }
}

/// A type that shows only its description in `print`, `dump`, and a mirror.
///
/// Conform a type that holds a secret, or that wraps an object of another library. Reflecting a connection in
/// use would show what it sends, and would read memory that other threads change, which can crash.
///
///     extension ServiceKey: ShownByDescription {}        // "ServiceKey", whatever its properties hold
public protocol ShownByDescription: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
}

extension ShownByDescription {
  /// Defaults to the name of the type.
  public var description: String { "\(Self.self)" }

  /// The same text as ``description``.
  public var debugDescription: String { description }

  /// No children, so that `dump` shows the description.
  public var customMirror: Mirror { Mirror(self, children: [:], ancestorRepresentation: .suppressed) }
}
