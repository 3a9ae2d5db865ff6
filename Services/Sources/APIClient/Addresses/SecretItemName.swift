internal import JSONCore

/// Recognizes names of query items, form items and header fields whose values look like secrets.
///
/// These are the names that count as secret in JSON, and others that hold keys and signatures in URLs and
/// header fields, such as `sig`, `key`, `code` and `X-Amz-Signature`. In JSON, these other names have many
/// harmless meanings, so decoding errors show their values. A name with a letter of a script other than Latin
/// also counts as secret.
package enum SecretItemName {
  /// The text shown instead of a secret; decoding errors show the same.
  package static let hidden = "•••"

  /// Words of names: `sort_key`, `sortKey` and `X-Key-2` contain the word `key`. Two adjacent words count as
  /// one too, such as `card_no`.
  ///
  /// Only ASCII letters form words, so `contraseña` is two, and `sigv4` is one.
  private static let words = Set(
    """
    akid auth authenticator authn authz bban cardno cav cavv chiptan contrase contrasena cred creds csc cvn \
    dek dpan dpop fpan hdnea hdnts hotp itan jwe jwk jws kek kennwort kerberos krb ltpa macaroon mfa \
    mnemonic mtan nonce ntlm oauth oidc otc otk ott pan pass passwort pat pem pepper pfx pgt pgtid pgtiou \
    pin pkcs psk psw pushtan pw refresh rt salt sas seed senha sess sid sig sigv sk smstan spnego sso ssoid \
    st tan tfa tgt ticket tkn tok vault verifier webauthn wresult
    """.split(separator: " ").map(String.init))
  /// Substrings of names.
  private static let parts = """
    accountnumber assertion captcha ccnum connectionstring cryptogram csrf hmac invitelink magiclink \
    motdepasse recoveryphrase resetlink routingnumber saml securityanswer seedphrase sessid session \
    sharelink signature turnstile twofactor xsrf
    """.split(separator: " ").map(String.init)
  /// Whole names.
  private static let wholes = """
    activate activation appid confirm confirmation invitation invite reset share sign unsubscribe \
    verification verify
    """.split(separator: " ").map(String.init)
  /// Words that make a code harmless, as in `countryCode`, `error-code` and `barcode`.
  private static let plainCodes = """
    airport area bar color colour country currency de dial en error exit geo iso lang language locale post \
    postal product reason region response source state status trans uni zip
    """.split(separator: " ").map(String.init)

  /// Whether the value of this name is a secret.
  ///
  /// - Complexity: O(*n*) in the length of the name.
  static func matches(_ name: String) -> Bool {
    // The words are Latin, so they can't match a name in another script.
    if SecretName.matches(name) || name.unicodeScalars.contains(where: isOfOtherScript) { return true }
    let found = split(name)
    let letters = found.joined()
    let pairs = zip(found, found.dropFirst()).map(+)
    // Without separators: `SecretName` doesn't ignore all of them, such as the brackets of `card[number]`.
    return SecretName.matches(letters) || parts.contains(where: letters.contains)
      || wholes.contains(letters)
      // Also matches names written as one word, such as `subscriptionkey`.
      || pairs.contains(where: words.contains)
      || found.contains { words.contains($0) || $0.hasSuffix("key") || $0.hasSuffix("keys") }
      // Words with capitals inside, such as `DPoP`.
      || split(name.lowercased()).contains(where: words.contains)
      || isSecretCode(found)
  }

  /// Whether a character follows those of Latin letters and of combining marks. Includes signs, such as `€`.
  private static func isOfOtherScript(_ character: UnicodeScalar) -> Bool {
    character.value >= 0x370 && !(0x1E00...0x1EFF).contains(character.value)
  }

  /// Whether the name denotes a code that grants access: `code`, `device_code`, `otpcode`, `backup_codes`.
  /// Only the word directly before `code` counts, such as `activation` in `product_activation_code`.
  private static func isSecretCode(_ words: [String]) -> Bool {
    words.indices.contains { index in
      let word = words[index]
      guard let length = word.hasSuffix("code") ? 4 : word.hasSuffix("codes") ? 5 : nil else { return false }
      let subject = word.count > length ? String(word.dropLast(length)) : index > 0 ? words[index - 1] : ""
      return !plainCodes.contains(subject)
    }
  }

  /// The words of a name in lower case: runs of letters, split before capitals and at other characters.
  private static func split(_ name: String) -> [String] {
    var words: [String] = []
    var word: [UInt8] = []
    var hasCapitals = 0
    func end() {
      if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
      word = []
      hasCapitals = 0
    }
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        if hasCapitals < word.count { end() }
        word.append(byte | 0x20)
        hasCapitals += 1
      case UInt8(ascii: "a")...UInt8(ascii: "z"):
        // The last of several capitals begins the next word, as in `AWSKey`.
        if hasCapitals > 1, hasCapitals == word.count {
          let first = word.removeLast()
          end()
          word = [first]
          hasCapitals = 1
        }
        word.append(byte)
      default: end()
      }
    }
    end()
    return words
  }
}
