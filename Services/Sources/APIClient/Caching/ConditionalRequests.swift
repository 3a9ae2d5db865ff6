internal import HTTPTypes
public import JSONCore

/// Revalidates cached responses. It sends the validators of the stored response, and serves the stored bytes
/// on a 304. The mapper of the request decodes them again. If the 304 has another validator, the request is
/// sent again without validators.
///
/// Only responses to GET are cached. Responses with `no-store` or `Vary: *` are not stored, and responses of
/// one account are never served to another. Place this interceptor after an ``AuthenticationInterceptor``,
/// which sets the account, and after interceptors that add secrets.
///
/// A request bypasses the cache if it has no ``Exchange/account`` and carries a secret, such as
/// `Authorization` or `Cookie`: the account of its response is unknown. Your own header fields count as
/// secrets if their names look like one. This includes `X-Sort-Key`: rename such a field, or set
/// ``Exchange/account``.
///
/// Source: RFC 9110, section 13; RFC 9111, sections 3 and 4.
public struct ConditionalRequests: Interceptor {
  private let cache: any ReplyCache
  private let limit: Int

  /// Creates an interceptor.
  ///
  /// - Parameters:
  ///   - cache: Where responses are stored.
  ///   - limit: The largest body to store, in bytes. Defaults to 4 MiB.
  public init(cache: any ReplyCache = MemoryReplyCache(), limit: Int = 4 << 20) {
    self.cache = cache
    self.limit = limit
  }

  /// Sends the exchange, with validators if the cache has a response for it.
  ///
  /// - Throws: The ``ClientError`` of `next`, or that of the transport while the body to be stored is read.
  public func intercept(_ exchange: Exchange, next: Next) async throws(ClientError) -> Reply {
    let fields = exchange.request.headerFields
    let key = CacheKey(
      account: exchange.account ?? "", url: exchange.url.unmasked, shownURL: exchange.shownURL)
    guard exchange.request.method == .get else {
      let reply = try await next(exchange)
      // An unsafe request invalidates the stored response (RFC 9111, section 4.4).
      let isSafe = [.head, .options, .trace].contains(exchange.request.method)
      if !isSafe, (200..<400).contains(reply.response.status.code) { await cache.store(nil, for: key) }
      return reply
    }
    let isConditional = [.ifNoneMatch, .ifModifiedSince, .range].contains { fields[$0] != nil }
    guard !isConditional, !hasDirective("no-store", fields), !exchange.isOfUnknownAccount else {
      return try await next(exchange)
    }
    let cached = await cache.reply(for: key).flatMap { $0.serves(exchange) ? $0 : nil }
    var conditional = exchange
    if let tag = cached?.response.headerFields[.eTag] {
      conditional.request.headerFields[.ifNoneMatch] = tag
    }
    if let date = cached?.response.headerFields[.lastModified] {
      conditional.request.headerFields[.ifModifiedSince] = date
    }
    var reply = try await next(conditional)
    if reply.response.status == .notModified, let cached {
      if reply.response.headerFields.confirm(cached.response.headerFields) {
        return await answer(reply, with: cached, exchange, key)
      }
      // The 304 is about a response that isn't stored, so only a full response contains the current body.
      reply.body.cancel()
      var unconditional = exchange
      unconditional.attempt = reply.attempts + 1
      reply = try await next(unconditional)
    }
    return try await stored(reply, exchange, key)
  }

  private func answer(_ reply: Reply, with cached: CachedReply, _ exchange: Exchange, _ key: CacheKey) async
    -> Reply
  {
    reply.body.cancel()
    var response = cached.response
    // The header fields of the 304 are newer, except those that describe the stored body (RFC 9111, 3.2):
    // several services send the type and the length of an empty body.
    let newer = reply.response.headerFields.filter {
      !$0.name.describesBody && !exchange.isSecret($0.name)
    }
    response.headerFields.replace(with: newer)
    // The newer header fields may also forbid storing the response, or change `Vary`.
    var renewed = CachedReply(headOf: response, for: exchange)
    renewed?.body = cached.body
    if renewed != cached { await cache.store(renewed, for: key) }
    exchange.record(.servedFromCache(.notModified))
    var answer = Reply(response, body: cached.body, source: .notModified)
    answer.attempts = reply.attempts
    return answer
  }

  private func stored(_ reply: Reply, _ exchange: Exchange, _ key: CacheKey) async throws(ClientError)
    -> Reply
  {
    guard reply.response.status == .ok, let head = CachedReply(headOf: reply.response, for: exchange),
      !exchange.isStreamed
    else {
      if reply.response.status == .ok { await cache.store(nil, for: key) }
      return reply
    }
    var whole = reply
    let beginning: (bytes: [UInt8], rest: ReplyBody?)
    do {
      beginning = try await reply.body.split(at: limit)
    } catch {
      throw exchange.error(error.clientKind, status: reply.response.status)
    }
    if let rest = beginning.rest {
      whole.body = rest
      await cache.store(nil, for: key)
    } else {
      whole.body = ReplyBody(beginning.bytes)
      await cache.store(
        CachedReply(response: head.response, body: beginning.bytes, varying: head.varying), for: key)
    }
    return whole
  }
}

extension Exchange {
  /// Whether the request carries a secret, but has no account.
  fileprivate var isOfUnknownAccount: Bool {
    account == nil && request.headerFields.contains { isSecret($0.name) }
  }
}

/// Whether the field `Cache-Control` has a directive.
private func hasDirective(_ directive: String, _ fields: HTTPFields) -> Bool {
  fields[values: .cacheControl].contains { value in
    value.split(separator: ",").contains { part in
      let name = part.split(separator: "=").first ?? part
      return name.filter { $0 != " " && $0 != "\t" }.lowercased() == directive
    }
  }
}

extension HTTPField.Name {
  /// Whether the field describes a body rather than its response. It then belongs to the body that was
  /// received with it.
  fileprivate var describesBody: Bool {
    [.eTag, .lastModified].contains(self) || canonicalName.hasPrefix("content-")
  }
}

extension HTTPFields {
  /// Whether these header fields of a 304 are about the stored response: their first validator, if they have
  /// one, is that of the stored response (RFC 9111, section 4.3.4).
  ///
  /// Strong and weak forms of a tag are equal, because services that compress weaken the tags of their full
  /// responses only.
  fileprivate func confirm(_ stored: HTTPFields) -> Bool {
    if let tag = self[.eTag] { return stored[.eTag].map(opaqueTag) == opaqueTag(tag) }
    return self[.lastModified].map { $0 == stored[.lastModified] } ?? true
  }
}

private func opaqueTag(_ tag: String) -> Substring { tag.hasPrefix("W/") ? tag.dropFirst(2) : tag[...] }

extension CachedReply {
  /// Creates a response without its body, if it has a validator and no directive forbids storing it.
  fileprivate init?(headOf response: HTTPResponse, for exchange: Exchange) {
    let fields = response.headerFields
    guard fields[.eTag] != nil || fields[.lastModified] != nil, !hasDirective("no-store", fields) else {
      return nil
    }
    var varying: [String: String] = [:]
    let names = fields[values: .vary].flatMap { $0.split(separator: ",") }
    let values = names.isEmpty ? [:] : exchange.request.headerFields.valuesByName
    for name in names {
      let name = name.filter { $0 != " " && $0 != "\t" }.lowercased()
      guard name != "*", let field = HTTPField.Name(name) else { return nil }
      // The account identifies the credential. Any other secret would have to be stored to distinguish the
      // responses that vary with it.
      if exchange.credentialFields.contains(field) || HarmlessFields.credentials.contains(field) { continue }
      guard !exchange.isSecret(field) else { return nil }
      varying[name] = values[field] ?? ""
    }
    var response = response
    response.headerFields = response.headerFields.filtered { !exchange.isSecret($0) }
    self.init(response: response, body: [], varying: varying)
  }

  /// Whether the header fields that the response varies with have the same values in the request.
  fileprivate func serves(_ exchange: Exchange) -> Bool {
    let values = varying.isEmpty ? [:] : exchange.request.headerFields.valuesByName
    return varying.allSatisfy { name, value in HTTPField.Name(name).map { values[$0] ?? "" } == value }
  }
}

extension ConditionalRequests: ShownByDescription {}
