#if Client
internal import HTTPTypes
internal import JSONCore
internal import JSONStreaming

/// The file that receives the body of a response, and what an earlier attempt has stored of it.
///
/// The partial file stands beside the target, with the suffix `.partial`, and its validator in a file with the
/// suffix `.partial-validator`.
struct Download: Sendable {
  let path: String
  /// Identifies the resource, because another one may have the same entity tag.
  let resource: String
  /// The largest number of bytes in the file.
  let limit: Int?
  let report: ByteProgress.Report?
  /// The number of bytes received by all attempts.
  let received = Received()

  var partialPath: String { path + ".partial" }
  private var validatorPath: String { path + ".partial-validator" }

  /// The number of stored bytes, and the validator of the response that they belong to; `nil` if nothing can be
  /// continued.
  func begun() async throws(FileError) -> (count: Int, validator: String)? {
    let text: String
    let count: Int?
    do {
      let (bytes, length) = try await OpenFile.at(validatorPath, for: .reading)
        .readBlock(into: [UInt8](repeating: 0, count: 8192))
      text = String(decoding: bytes.prefix(length), as: UTF8.self)
      count = try await OpenFile.at(partialPath, for: .reading).size()
    } catch {
      // There is nothing to continue, which is the usual case.
      return nil
    }
    // A file that wasn't written to its end doesn't end with a line end.
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count == 3, lines[0] == resource, !lines[1].isEmpty, lines[2].isEmpty, let count, count > 0
    else { return nil }
    return (count, String(lines[1]))
  }

  /// Removes what was stored.
  func discard() async throws(FileError) {
    try await OpenFile.remove(validatorPath)
    try await OpenFile.remove(partialPath)
  }

  /// Opens the partial file for a body that begins at its first byte.
  func begin(_ validator: String?) async throws(FileError) -> OpenFile {
    // In this order, so that no validator ever stands beside the bytes of another response.
    try await discard()
    let file = try await OpenFile.at(partialPath, for: .replacing)
    if let validator {
      try await OpenFile.at(validatorPath, for: .replacing).writeAll(
        Array("\(resource)\n\(validator)\n".utf8))
    }
    return file
  }

  /// Opens the partial file for the rest of a body.
  func resume() async throws(FileError) -> OpenFile {
    try await OpenFile.at(partialPath, for: .appending)
  }

  /// Gives the complete file its final name.
  func finish(_ file: OpenFile) async throws(FileError) {
    try await file.synchronize()
    try await OpenFile.move(partialPath, to: path)
    try await OpenFile.remove(validatorPath)
  }

  /// A number that two URLs have in common only by chance: FNV-1a of 64 bits. The URL itself may contain
  /// secrets, which shouldn't be stored.
  static func identifier(of url: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in url.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16)
  }
}

/// A number of bytes that attempts add to.
final class Received: Sendable {
  private let state = Locked(0)

  var count: Int { state.withLock { $0 } }

  func add(_ count: Int) { state.withLock { $0 += count } }
}

/// The header field `Content-Range` of a response with a part of a body.
struct ContentRange: Equatable {
  let first: Int
  let last: Int
  let total: Int?

  /// Parses `bytes 100-199/200`, whose length may be `*`.
  init?(_ text: String?) {
    guard let text, text.lowercased().hasPrefix("bytes ") else { return nil }
    let parts = text.dropFirst(6).split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let bounds = parts[0].split(separator: "-", omittingEmptySubsequences: false)
    guard bounds.count == 2, let first = Self.number(bounds[0]), let last = Self.number(bounds[1]),
      first <= last
    else { return nil }
    self.first = first
    self.last = last
    total = parts[1] == "*" ? nil : Self.number(parts[1])
    guard parts[1] == "*" || total.map({ $0 > last }) == true else { return nil }
  }

  private static func number(_ text: Substring) -> Int? {
    text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
  }
}
#endif
