public import APIClient
internal import HTTPTypes
public import JSONCore

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// Stores responses for conditional requests in a store, so that they persist between runs.
///
///     let conditions = ConditionalRequests(cache: StoredReplyCache(store))
///
/// The store identifies a response by its account and URL. A URL with a secret (`CacheKey.hasSecret`) is
/// never stored: its responses aren't cached, unless you pass a digest. The body and the header fields are
/// stored unchanged, without header fields that carry secrets.
///
///     StoredReplyCache(store, digest: { SHA256.hash(data: Data($0.utf8)).description })
///
/// If the store fails, nothing is cached, and the service sends full responses.
public struct StoredReplyCache: ReplyCache {
  private let store: any ReplyStore
  private let digest: (@Sendable (String) -> String)?
  private let onError: @Sendable (StoreError) -> Void

  /// Creates a cache.
  ///
  /// - Parameters:
  ///   - store: The store of the responses.
  ///   - onError: Called with every failure of the store.
  ///   - digest: A cryptographic digest of a string, such as SHA-256 in hexadecimal. The store then contains
  ///     digests of `GET` and the URL instead of URLs, so that responses of URLs with secrets can be cached
  ///     too.
  public init(
    _ store: any ReplyStore, onError: @escaping @Sendable (StoreError) -> Void = { _ in },
    digest: (@Sendable (String) -> String)? = nil
  ) {
    self.store = store
    self.digest = digest
    self.onError = onError
  }

  /// Returns the stored response for a key.
  public func reply(for key: CacheKey) async -> CachedReply? {
    guard let key = storedKey(key) else { return nil }
    return await attempt { () async throws(StoreError) in try await store.reply(for: key) }?
      .flatMap(CachedReply.init)
  }

  /// Stores a response in place of the previous one; `nil` removes it.
  public func store(_ reply: CachedReply?, for key: CacheKey) async {
    guard let key = storedKey(key) else { return }
    await attempt { () async throws(StoreError) in
      if let reply {
        try await store.save(StoredReply(reply), for: key)
      } else {
        try await store.removeReply(for: key)
      }
    }
  }

  /// Removes all responses of an account.
  public func removeAll(of account: String) async {
    await attempt { () async throws(StoreError) in try await store.removeReplies(ofAccount: account) }
  }

  /// Removes all responses of other accounts.
  ///
  /// - Parameter account: The account whose responses stay, besides responses to requests without a
  ///   credential.
  public func removeAll(exceptOf account: String) async {
    await attempt { () async throws(StoreError) in try await store.removeReplies(exceptOfAccount: account) }
  }

  /// The key in the store; `nil` if it would contain a secret.
  private func storedKey(_ key: CacheKey) -> ReplyKey? {
    let request = "GET \(key.url)"
    if let digest { return ReplyKey(account: key.account, request: digest(request)) }
    return key.hasSecret ? nil : ReplyKey(account: key.account, request: request)
  }

  @discardableResult
  private func attempt<Value>(_ body: () async throws(StoreError) -> Value) async -> Value? {
    do {
      return try await body()
    } catch {
      onError(error)
      return nil
    }
  }
}

/// The prefix of the names under which the request's varying header fields are stored; it isn't valid in
/// HTTP.
private let varyingPrefix = "varying:"

extension StoredReply {
  fileprivate init(_ reply: CachedReply) {
    self.init(
      status: reply.response.status.code,
      headerFields: reply.response.headerFields.map {
        StoredHeaderField(name: $0.name.rawName, value: $0.value)
      }
        + reply.varying.sorted { $0.key < $1.key }.map {
          StoredHeaderField(name: varyingPrefix + $0.key, value: $0.value)
        },
      body: reply.body, date: Date())
  }
}

extension CachedReply {
  // An HTTP status has at most three digits; another number means that the store is damaged.
  fileprivate init?(_ reply: StoredReply) {
    guard 0...999 ~= reply.status else { return nil }
    var response = HTTPResponse(status: HTTPResponse.Status(code: reply.status))
    var varying: [String: String] = [:]
    for field in reply.headerFields {
      if field.name.hasPrefix(varyingPrefix) {
        varying[String(field.name.dropFirst(varyingPrefix.count))] = field.value
      } else if let name = HTTPField.Name(field.name) {
        response.headerFields.append(HTTPField(name: name, value: field.value))
      }
    }
    self.init(response: response, body: reply.body, varying: varying)
  }
}

extension StoredReplyCache: ShownByDescription {}
