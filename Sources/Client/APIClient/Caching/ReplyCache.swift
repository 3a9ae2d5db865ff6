#if Client
public import HTTPTypes
public import JSONCore

/// What of a request decides which kept reply is its own.
public struct CacheKey: Sendable, Hashable {
  /// Whose credential the request carries; empty without one.
  public let account: String
  /// The URL with all its values.
  public let url: String
  /// Whether the URL contains a value that logs hide.
  public let hasSecret: Bool

  /// Creates a key of a URL as text. It has a secret if an item of its query has the name of one.
  public init(account: String, url: String) {
    self.init(account: account, url: url, shownURL: ShownTarget.text(of: url))
  }

  init(account: String, url: String, shownURL: String) {
    self.account = account
    self.url = url
    hasSecret = url != shownURL
  }
}

/// A reply that is kept with the validators of its service.
public struct CachedReply: Sendable, Hashable {
  /// Status and header fields; those that carry secrets are left out.
  public var response: HTTPResponse
  /// The body, unpacked.
  public var body: [UInt8]
  /// The header fields of the request that the reply varies with, by the names in `Vary`.
  public var varying: [String: String]

  /// Creates a kept reply.
  public init(response: HTTPResponse, body: [UInt8], varying: [String: String] = [:]) {
    self.response = response
    self.body = body
    self.varying = varying
  }
}

/// Keeps replies for ``ConditionalRequests``: in memory, or in a database.
///
/// It may forget what it likes at any time; a store that fails to keep or to find something says nothing, for
/// the service can be asked.
public protocol ReplyCache: Sendable {
  /// The reply that is kept for a key.
  func reply(for key: CacheKey) async -> CachedReply?

  /// Keeps a reply in the place of the one before; `nil` to keep none.
  func keep(_ reply: CachedReply?, for key: CacheKey) async

  /// Forgets all replies of an account, as when its owner signs out.
  func removeAll(of account: String) async

  /// Forgets all replies of the other accounts, as when the service has ended a session and whose it was is not known
  /// any more. What was answered without a credential stays.
  ///
  /// - Parameter account: Whose replies stay; empty for nobody's.
  func removeAll(exceptOf account: String) async
}

/// Keeps replies in memory, those that were used last.
public final class MemoryReplyCache: ReplyCache {
  private struct State {
    var replies: [CacheKey: (reply: CachedReply, use: Int)] = [:]
    var bytes = 0
    var lastUse = 0
  }

  private let state = Locked(State())
  private let limit: Int

  /// Creates a store.
  ///
  /// - Parameter limit: The most bytes of bodies; 16 MiB.
  public init(limit: Int = 16 << 20) { self.limit = limit }

  /// The reply that is kept for a key.
  public func reply(for key: CacheKey) -> CachedReply? {
    state.withLock { state in
      state.lastUse += 1
      state.replies[key]?.use = state.lastUse
      return state.replies[key]?.reply
    }
  }

  /// Keeps a reply, and forgets those that were not used for longest while there are too many bytes.
  ///
  /// - Complexity: O(1); O(*n*) in the number of replies where some are forgotten.
  public func keep(_ reply: CachedReply?, for key: CacheKey) {
    state.withLock { state in
      if let old = state.replies.removeValue(forKey: key) { state.bytes -= old.reply.body.count }
      guard let reply, reply.body.count <= limit else { return }
      state.lastUse += 1
      state.replies[key] = (reply, state.lastUse)
      state.bytes += reply.body.count
      guard state.bytes > limit else { return }
      for (key, kept) in state.replies.sorted(by: { $0.value.use < $1.value.use }) where state.bytes > limit {
        state.replies[key] = nil
        state.bytes -= kept.reply.body.count
      }
    }
  }

  /// Forgets all replies of an account.
  public func removeAll(of account: String) { removeAll { $0 == account } }

  /// Forgets all replies of the other accounts.
  ///
  /// - Parameter account: Whose replies stay, besides those that were answered without a credential.
  public func removeAll(exceptOf account: String) { removeAll { !$0.isEmpty && $0 != account } }

  private func removeAll(where isGone: (_ account: String) -> Bool) {
    state.withLock { state in
      for (key, kept) in state.replies where isGone(key.account) {
        state.replies[key] = nil
        state.bytes -= kept.reply.body.count
      }
    }
  }
}

extension CachedReply: ShownByDescription {
  /// The status and the size of the body. Header fields and body are left out: they may hold secrets.
  public var description: String { "status \(response.status.code), \(body.count) bytes" }
}

extension CacheKey: ShownByDescription {
  /// Whose reply it is. The URL is left out: secrets in its path can't be told from the rest.
  public var description: String { account.isEmpty ? "a reply of nobody" : "a reply of \(account)" }
}

extension MemoryReplyCache: ShownByDescription {}
#endif
