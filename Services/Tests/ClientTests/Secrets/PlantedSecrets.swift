import Foundation
import MappingTestSupport

/// Secrets of all the kinds that a program has. The seed determines their lengths and characters.
struct PlantedSecrets: Sendable {
  let seed: UInt64
  // Each is named after its place. Those in header fields are ASCII.
  let header, cookie, token, refreshToken, password, userInfo: String
  let query, path, body, errorBody, redirect: String

  init(seed: UInt64) {
    self.seed = seed
    var generator = SeededGenerator(seed: seed)
    func secret(_ others: String = Self.all) -> String { Self.secret(&generator, others) }
    (header, cookie, token) = (secret(Self.ascii), secret(Self.ascii), secret(Self.ascii))
    (refreshToken, password, userInfo) = (secret(), secret(), secret("-._~"))
    (query, path, body, errorBody, redirect) = (secret(), secret(), secret(), secret(), secret())
  }

  private static let alphanumeric = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
  private static let ascii = "-._~+/=!#$&*"
  private static let all = ascii + "%\"\\' <>{}|é漢ß😀\u{301}\u{2028}\t"

  /// At least twelve letters and digits, between other characters. Escaping changes only the other
  /// characters.
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

  /// The secrets with their places.
  var all: [(place: String, secret: String)] {
    [
      ("header", header), ("cookie", cookie), ("token", token), ("refresh token", refreshToken),
      ("password", password), ("user info", userInfo), ("query", query), ("path", path), ("body", body),
      ("error body", errorBody), ("redirect", redirect),
    ]
  }

  /// Credentials in the form of RFC 7617.
  var basic: String { "Basic \(Data("ada:\(header)".utf8).base64EncodedString())" }

  /// Returns the secret with everything except letters and digits percent-encoded.
  static func encoded(_ secret: String) -> String {
    secret.addingPercentEncoding(
      withAllowedCharacters: .alphanumerics.intersection(.init(charactersIn: alphanumeric)))
      ?? ""
  }

  /// Returns the places of the secrets that the bytes contain in any form.
  func places(in bytes: Data) -> [String] {
    all.filter { Self.forms(of: $0.secret).contains { bytes.range(of: Data($0.utf8)) != nil } }.map(\.place)
  }

  /// The beginning and the end of the part that escaping doesn't change, as text and as a list of bytes, and
  /// the secret in base64.
  private static func forms(of secret: String) -> [String] {
    let core = secret.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    let parts = [String(core.prefix(6)), String(core.suffix(6))]
    let base64 = [secret, "ada:\(secret)"].map { Data($0.utf8).base64EncodedString().prefix(12) }
    return parts + parts.map { $0.utf8.map { "\($0)" }.joined(separator: ", ") } + base64.map { String($0) }
  }
}
