#if ClientTests
import Foundation
import TestSupport

/// Secrets of all the kinds that a program has, drawn by a seed: their lengths and characters differ.
struct PlantedSecrets: Sendable {
  let seed: UInt64
  // Where they are planted. What stands in a header field is ASCII.
  let header, cookie, token, refreshToken, password, userInfo: String
  let query, path, body, errorBody, redirect: String

  init(seed: UInt64) {
    self.seed = seed
    var generator = SeededGenerator(seed: seed)
    header = Self.secret(&generator, Self.ascii)
    cookie = Self.secret(&generator, Self.ascii)
    token = Self.secret(&generator, Self.ascii)
    refreshToken = Self.secret(&generator, Self.all)
    password = Self.secret(&generator, Self.all)
    userInfo = Self.secret(&generator, "-._~")
    query = Self.secret(&generator, Self.all)
    path = Self.secret(&generator, Self.all)
    body = Self.secret(&generator, Self.all)
    errorBody = Self.secret(&generator, Self.all)
    redirect = Self.secret(&generator, Self.all)
  }

  private static let alphanumeric = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
  private static let ascii = "-._~+/=!#$&*"
  private static let all = ascii + "%\"\\' <>{}|é漢ß😀\u{301}\u{2028}\t"

  /// Twelve letters and digits or more, with other characters around them: whatever escapes those leaves the others.
  private static func secret(_ generator: inout SeededGenerator, _ others: String) -> String {
    func run(_ characters: String, _ count: ClosedRange<Int>) -> String {
      let scalars = Array(characters.unicodeScalars)
      var text = ""
      for _ in 0..<Int.random(in: count, using: &generator) {
        text.unicodeScalars.append(scalars[Int.random(in: scalars.indices, using: &generator)])
      }
      return text
    }
    return run(others, 0...4) + run(alphanumeric, 12...40) + run(others, 0...4)
  }

  /// By the places where they are planted.
  var all: [(place: String, secret: String)] {
    [
      ("header", header), ("cookie", cookie), ("token", token), ("refresh token", refreshToken),
      ("password", password), ("user info", userInfo), ("query", query), ("path", path), ("body", body),
      ("error body", errorBody), ("redirect", redirect),
    ]
  }

  /// The credentials of RFC 7617.
  var basic: String { "Basic \(Data("ada:\(header)".utf8).base64EncodedString())" }

  /// Percent-encoded, but for letters and digits.
  static func encoded(_ secret: String) -> String {
    secret.addingPercentEncoding(
      withAllowedCharacters: .alphanumerics.intersection(.init(charactersIn: alphanumeric)))
      ?? ""
  }

  /// The places of the secrets that stand in bytes, in one of the forms that a secret may take.
  func places(in bytes: Data) -> [String] {
    all.filter { Self.forms(of: $0.secret).contains { bytes.range(of: Data($0.utf8)) != nil } }.map(\.place)
  }

  /// The beginning and the end of what no escaping changes, as text and as a list of bytes, and the secret in base64.
  private static func forms(of secret: String) -> [String] {
    let core = secret.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    let parts = [String(core.prefix(6)), String(core.suffix(6))]
    let base64 = [secret, "ada:\(secret)"].map { Data($0.utf8).base64EncodedString().prefix(12) }
    return parts + parts.map { $0.utf8.map { "\($0)" }.joined(separator: ", ") } + base64.map { String($0) }
  }
}
#endif
