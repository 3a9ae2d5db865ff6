internal import HTTPTypes
internal import JSONCore
internal import JSONStreaming

/// The file that receives the body of a response.
///
/// Until the body is complete, it is in a file with the suffix `.partial`, which is locked. A file with the
/// suffix `.partial-validator` contains the URL and the entity tag, so that a later download can continue it.
/// A date isn't stored: two accounts may receive different bodies with the same date.
final class Download: Sendable {
  struct State {
    /// The partial file; `nil` while an attempt writes to it, and at the end.
    var file: OpenFile?
    /// The entity tag or date of the response that the stored bytes belong to; `nil` if they can't be
    /// continued.
    var validator: String?
    /// Whether a later download can continue the stored bytes; they may belong to another URL than this one.
    var isKept: Bool
    var isComplete = false
  }

  /// The reason why a body isn't stored.
  struct Failure: Error {
    let kind: ClientError.Kind

    init(_ kind: ClientError.Kind) { self.kind = kind }
    init(_ error: FileError) { kind = .file(error) }
    init(_ error: TransportError) { kind = error.clientKind }
  }

  /// The largest number of bytes in the file.
  let limit: Int?
  let report: ByteProgress.Report
  /// The number of bytes received by all attempts.
  let received = Locked(0)
  private let path: String
  /// Only the bodies of GET have ranges.
  private let isResumable: Bool
  /// The URL that identifies the body for later downloads; `nil` if it contains a secret, which isn't stored.
  private let url: String?
  private let state: Locked<State>

  private init(
    _ state: State, _ path: String, url: String?, isResumable: Bool, limit: Int?,
    _ report: ByteProgress.Report
  ) {
    self.state = Locked(state)
    (self.path, self.url, self.isResumable) = (path, url, isResumable)
    (self.limit, self.report) = (limit, report)
  }

  /// Opens and locks the partial file, and reads what it is a part of.
  ///
  /// - Throws: The system's error, of the operation `lock` if another download writes the file.
  static func open(
    _ path: String, for exchange: Exchange, limit: Int?, _ report: ByteProgress.Report
  ) async throws(FileError) -> Download {
    var state = State(file: try await OpenFile.locked(path + ".partial"), isKept: false)
    let isResumable = exchange.request.method == .get
    let sent = exchange.url.unmasked
    let url = isResumable && sent == exchange.shownURL ? sent : nil
    if let stored = try? await OpenFile.at(path + ".partial-validator", for: .reading),
      let (bytes, count) = try? await stored.readBlock(into: [UInt8](repeating: 0, count: 1 << 16))
    {
      // A file that wasn't written to its end doesn't end with a line end.
      let lines = String(decoding: bytes.prefix(count), as: UTF8.self)
        .split(separator: "\n", omittingEmptySubsequences: false)
      state.isKept = lines.count == 3 && lines[2].isEmpty && lines[1].isEntityTag
      if state.isKept, let url, lines[0] == url { state.validator = String(lines[1]) }
    }
    return Download(state, path, url: url, isResumable: isResumable, limit: limit, report)
  }

  private var partialPath: String { path + ".partial" }
  private var validatorPath: String { path + ".partial-validator" }

  var isComplete: Bool { state.withLock { $0.isComplete } }

  /// The number of stored bytes, and the validator of the response that they belong to; `nil` if they can't
  /// be continued.
  func stored() async throws(Failure) -> (count: Int, validator: String)? {
    let (file, validator) = state.withLock { ($0.file, $0.validator) }
    guard let file, let validator else { return nil }
    do {
      guard let count = try await file.size(), count > 0 else { return nil }
      return (count, validator)
    } catch { throw Failure(error) }
  }

  /// Calls a function with the partial file.
  ///
  /// - Throws: The system's error `lock` while another attempt writes to the file.
  func withFile(_ body: (OpenFile) async throws(Failure) -> Void) async throws(Failure) {
    let taken = state.withLock { state in
      defer { state.file = nil }
      return state.file
    }
    guard let taken else { throw Failure(FileError.locked(partialPath)) }
    do { try await body(taken) } catch {
      state.withLock { $0.file = taken }
      throw error
    }
  }

  /// Discards the stored bytes, before a body that begins at its first byte.
  func begin(_ file: OpenFile, _ validator: String? = nil) async throws(Failure) {
    let validator = isResumable ? validator : nil
    let kept = url.flatMap { url in
      validator.flatMap { $0.isEntityTag ? "\(url)\n\($0)\n" : nil }
    }
    state.withLock { ($0.validator, $0.isKept) = (nil, false) }
    do {
      // In this order, so that no validator is ever stored beside the bytes of another response.
      try await OpenFile.remove(validatorPath)
      try await file.truncate()
      if let kept { try await OpenFile.at(validatorPath, for: .replacing).writeAll(Array(kept.utf8)) }
    } catch { throw Failure(error) }
    state.withLock { ($0.validator, $0.isKept) = (validator, kept != nil) }
  }

  /// Gives the complete file its final name.
  ///
  /// - Throws: The system's error, or an error of the transport if the file doesn't have the length of the
  ///   body, because another program wrote to it.
  func finish(_ file: OpenFile, _ count: Int) async throws(Failure) {
    let size: Int?
    do { size = try await file.size() } catch { throw Failure(error) }
    guard size == count else {
      try await begin(file)
      throw Failure(
        TransportError(
          .other, reason: "can't store \(partialPath): another program has changed its length"))
    }
    do {
      try await file.synchronize()
      try await OpenFile.move(partialPath, to: path)
    } catch { throw Failure(error) }
    state.withLock { $0.isComplete = true }
    // Without a partial file, it has no effect, and the next download removes it.
    _ = try? await OpenFile.remove(validatorPath)
  }

  /// Unlocks the partial file, and removes it unless a later download can continue it.
  func close() async {
    let (file, isKept) = state.withLock { ($0.file, $0.isKept) }
    let count = (try? await file?.size()) ?? 0
    if !isComplete, !isKept || count == 0 {
      _ = try? await OpenFile.remove(validatorPath)
      _ = try? await OpenFile.remove(partialPath)
    }
    // A monitor may have stored the exchange, and this download with it.
    state.withLock { $0.file = nil }
  }
}

extension StringProtocol {
  /// Whether a validator is a strong entity tag, and not a date or a weak entity tag.
  var isEntityTag: Bool { hasPrefix("\"") }
}
