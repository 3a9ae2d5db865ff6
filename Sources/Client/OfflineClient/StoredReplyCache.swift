#if Client
public import APIClient
internal import Crypto
internal import HTTPTypes
public import OfflineStore
#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// Keeps replies for conditional requests in a store, so that they outlive the program.
///
///     let conditions = ConditionalRequests(cache: StoredReplyCache(store))
///
/// A reply is found by its account and a digest of its address, for an address may have secrets in it. Body and header
/// fields are stored as they came; those that carry secrets are left out before.
///
/// A store that fails keeps nothing and finds nothing: then the service answers in full.
public struct StoredReplyCache: ReplyCache {
  private let store: any ReplyStore
  private let onError: @Sendable (StoreError) -> Void

  /// Creates the cache; `onError` is told of every failure of the store.
  public init(_ store: any ReplyStore, onError: @escaping @Sendable (StoreError) -> Void = { _ in }) {
    self.store = store
    self.onError = onError
  }

  /// The reply that is kept for a key.
  public func reply(for key: CacheKey) async -> CachedReply? {
    await attempt { () async throws(StoreError) in try await store.reply(for: ReplyKey(key)) }?
      .flatMap(CachedReply.init)
  }

  /// Keeps a reply in the place of the one before; `nil` to keep none.
  public func keep(_ reply: CachedReply?, for key: CacheKey) async {
    await attempt { () async throws(StoreError) in
      if let reply {
        try await store.save(StoredReply(reply), for: ReplyKey(key))
      } else {
        try await store.removeReply(for: ReplyKey(key))
      }
    }
  }

  /// Forgets all replies of an account.
  public func removeAll(of account: String) async {
    await attempt { () async throws(StoreError) in try await store.removeReplies(ofAccount: account) }
  }

  /// Forgets all replies of the other accounts.
  ///
  /// - Parameter account: Whose replies stay, besides those that were answered without a credential.
  public func removeAll(exceptOf account: String) async {
    await attempt { () async throws(StoreError) in try await store.removeReplies(exceptOfAccount: account) }
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

extension ReplyKey {
  fileprivate init(_ key: CacheKey) {
    let digest = SHA256.hash(data: Array("GET \(key.url)".utf8))
    self.init(
      account: key.account, request: digest.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined())
  }
}

/// The name under which the fields are kept that a reply varies with; no service can send it.
private let varyingPrefix = "varying:"

extension StoredReply {
  fileprivate init(_ reply: CachedReply) {
    let fields = reply.response.headerFields
    self.init(
      status: reply.response.status.code,
      headerFields: fields.map { StoredHeaderField(name: $0.name.rawName, value: $0.value) }
        + reply.varying.sorted { $0.key < $1.key }.map {
          StoredHeaderField(name: varyingPrefix + $0.key, value: $0.value)
        },
      body: reply.body, entityTag: fields[.eTag], lastModified: fields[.lastModified], date: Date())
  }
}

extension CachedReply {
  // A status that HTTP doesn't have is none that a service has sent: the store was damaged.
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
#endif
