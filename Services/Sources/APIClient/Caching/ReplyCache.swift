public import HTTPTypes
public import JSONCore

/// The parts of a request that identify its cached response.
public struct CacheKey: Sendable, Hashable {
  /// The account whose credential the request carries; empty if there is none.
  public let account: String
  /// The URL with all its values.
  public let url: String
  /// Whether the URL contains a value that logs hide.
  public let hasSecret: Bool

  /// Creates a key from a URL. It counts as secret if the name of a query item looks like a secret.
  public init(account: String, url: String) {
    self.init(account: account, url: url, shownURL: ShownTarget.text(of: url))
  }

  init(account: String, url: String, shownURL: String) {
    self.account = account
    self.url = url
    hasSecret = url != shownURL
  }
}

/// A stored response with the validators of its service.
public struct CachedReply: Sendable, Hashable {
  /// The status and header fields, without those that carry secrets.
  public var response: HTTPResponse
  /// The body, decompressed.
  public var body: [UInt8]
  /// The request's header fields that the response varies with, by the names in `Vary`.
  public var varying: [String: String]

  /// Creates a stored response.
  public init(response: HTTPResponse, body: [UInt8], varying: [String: String] = [:]) {
    self.response = response
    self.body = body
    self.varying = varying
  }
}

/// Stores responses for ``ConditionalRequests``, in memory or in a database.
///
/// A cache may discard responses at any time. It doesn't report failures: the response is then requested from
/// the service.
public protocol ReplyCache: Sendable {
  /// Returns the stored response for a key.
  func reply(for key: CacheKey) async -> CachedReply?

  /// Stores a response in place of the previous one; `nil` removes it.
  func store(_ reply: CachedReply?, for key: CacheKey) async

  /// Removes all responses of an account, for example when its owner signs out.
  func removeAll(of account: String) async

  /// Removes all responses of other accounts, for example when the service has ended a session and its
  /// account is unknown. Responses to requests without a credential stay.
  ///
  /// - Parameter account: The account whose responses stay; empty to remove those of all accounts.
  func removeAll(exceptOf account: String) async
}

/// Stores the most recently used responses in memory.
public final class MemoryReplyCache: ReplyCache {
  private struct State {
    var replies: [CacheKey: (reply: CachedReply, size: Int, use: Int)] = [:]
    /// The keys by the numbers of their last uses.
    var keys: [Int: CacheKey] = [:]
    var bytes = 0
    var lastUse = 0
    /// The last use that was examined for removal; every stored response was used after it.
    var forgottenUse = 0

    mutating func add(_ reply: CachedReply, _ size: Int, for key: CacheKey) {
      lastUse += 1
      replies[key] = (reply, size, lastUse)
      keys[lastUse] = key
      bytes += size
    }

    @discardableResult
    mutating func remove(_ key: CacheKey) -> (reply: CachedReply, size: Int, use: Int)? {
      guard let old = replies.removeValue(forKey: key) else { return nil }
      keys[old.use] = nil
      bytes -= old.size
      return old
    }
  }

  private let state = Locked(State())
  private let limit: Int

  /// Creates a cache.
  ///
  /// - Parameter limit: The largest total size of the responses and their keys, in bytes. A response and each
  ///   of its header fields count as 256 bytes more than their texts and the body. Defaults to 16 MiB.
  public init(limit: Int = 16 << 20) { self.limit = limit }

  /// Returns the stored response for a key.
  public func reply(for key: CacheKey) -> CachedReply? {
    state.withLock { state in
      guard let old = state.remove(key) else { return nil }
      state.add(old.reply, old.size, for: key)
      return old.reply
    }
  }

  /// Stores a response, and removes the least recently used ones while the total size exceeds the limit.
  ///
  /// - Complexity: O(*n*) in the number of header fields, amortized: the number of each use is passed once.
  public func store(_ reply: CachedReply?, for key: CacheKey) {
    let size = reply?.size(with: key) ?? 0
    state.withLock { state in
      state.remove(key)
      guard let reply, size <= limit else { return }
      state.add(reply, size, for: key)
      while state.bytes > limit {
        state.forgottenUse += 1
        if let key = state.keys[state.forgottenUse] { state.remove(key) }
      }
    }
  }

  /// Removes all responses of an account.
  public func removeAll(of account: String) { removeAll { $0 == account } }

  /// Removes all responses of other accounts.
  ///
  /// - Parameter account: The account whose responses stay, besides responses to requests without a
  ///   credential.
  public func removeAll(exceptOf account: String) { removeAll { !$0.isEmpty && $0 != account } }

  private func removeAll(where isGone: (_ account: String) -> Bool) {
    state.withLock { state in
      for key in state.replies.keys where isGone(key.account) { state.remove(key) }
    }
  }
}

extension CachedReply {
  /// The approximate size in memory, in bytes.
  fileprivate func size(with key: CacheKey) -> Int {
    let texts =
      body.count + key.account.utf8.count + key.url.utf8.count + response.status.reasonPhrase.utf8.count
    let fields = response.headerFields.reduce(256 + texts) {
      $0 + 256 + $1.name.rawName.utf8.count + $1.value.utf8.count
    }
    return varying.reduce(fields) { $0 + 256 + $1.key.utf8.count + $1.value.utf8.count }
  }
}

extension CachedReply: ShownByDescription {
  /// The status and the size of the body. Header fields and body are omitted, since they may hold secrets.
  public var description: String { "status \(response.status.code), \(body.count) bytes" }
}

extension CacheKey: ShownByDescription {
  /// The account. The URL is omitted, since secrets in its path can't be recognized.
  public var description: String {
    account.isEmpty ? "cached response without an account" : "cached response of \(account)"
  }
}

extension MemoryReplyCache: ShownByDescription {}
