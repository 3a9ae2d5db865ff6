internal import HTTPTypes
public import JSONCore

/// Stores the cookies of services in memory, and sends them with later requests.
///
///     let cookies = CookieStore()
///     let client = Client<Guest>(.production, transport: URLSessionTransport(), interceptors: [cookies])
///
/// Each response can set cookies, also a redirect or an error. Each request, also one of a redirect or a
/// retry, carries the cookies for its own URL, after those of its own `Cookie` field. Clients with the same
/// store share the cookies of one user: call ``removeAll()`` when the user signs out. A response that arrives
/// later can set cookies, so end the requests first.
///
/// The account of a request with cookies is unknown, unless ``Exchange/account`` is set.
/// ``ConditionalRequests`` after the store doesn't use its cache for such a request. ``ConditionalRequests``
/// before the store neither stores the response nor serves a stored one: after a 304, it sends the request
/// again without validators.
///
/// At most 50 cookies of a domain are stored, and 3000 in all. Above that, the least recently used one
/// without `Secure` is removed; if there is none, the least recently used one. A `Set-Cookie` field of more
/// than 4096 bytes is ignored.
///
/// Source: RFC 6265, section 5, with these decisions:
///
/// - A cookie without `Expires` and `Max-Age` is stored as long as the store exists.
/// - `Secure` requires HTTPS or this machine, as ``HTTPURL/isConfidential`` does. Other URLs don't receive
///   such a cookie, and can neither set, replace nor displace it, nor set another one that hides it (RFC
///   6265bis, "leave secure cookies alone").
/// - A `Domain` without a dot, such as `com`, is accepted only from the host with that name. There is no list
///   of public suffixes, so a service below `co.uk` can set a cookie for all others there.
/// - `SameSite` is ignored: it compares the service with the site that causes the request, and a client has
///   no such first party. `HttpOnly` has no effect, because cookies are only sent.
public final class CookieStore: Sendable {
  private struct State {
    var cookies: [Cookie] = []
    /// The number of creations and uses.
    var count = 0

    mutating func store(_ cookie: Cookie, isConfidential: Bool, at date: Double) {
      guard isConfidential || !cookies.contains(where: { $0.isSecure && cookie.hides($0) }) else { return }
      var cookie = cookie
      count += 1
      (cookie.creation, cookie.use) = (count, count)
      if let index = cookies.firstIndex(where: { cookie.replaces($0) }) {
        cookie.creation = cookies.remove(at: index).creation
      }
      guard !cookie.isExpired(at: date) else { return }
      cookies.append(cookie)
      limit(to: 50) { $0.domain == cookie.domain }
      limit(to: 3000) { _ in true }
    }

    /// Removes one of the counted cookies if there are more than the limit: the least recently used without
    /// `Secure`, or else the least recently used. So plain HTTP can't displace secure cookies.
    private mutating func limit(to limit: Int, _ isCounted: (Cookie) -> Bool) {
      guard cookies.count > limit else { return }
      let counted = cookies.indices.filter { isCounted(cookies[$0]) }
      guard counted.count > limit else { return }
      let ranks = counted.map { (cookies[$0].isSecure ? 1 : 0, cookies[$0].use, $0) }
      if let last = ranks.min(by: <) { cookies.remove(at: last.2) }
    }
  }

  private let state = Locked(State())
  private let clock: RequestClock

  /// Creates a store without cookies.
  ///
  /// - Parameter clock: The clock whose date determines which cookies have expired.
  public init(clock: RequestClock = .continuous) { self.clock = clock }

  /// Removes all cookies.
  public func removeAll() { state.withLock { $0.cookies = [] } }

  /// Returns the exchange with the cookies for its URL.
  ///
  /// - Complexity: O(*n* + *k* log *k*) in the numbers of stored cookies and of those that are sent.
  func adding(to exchange: Exchange) -> Exchange {
    let (url, date) = (exchange.url, clock.date)
    let domains = url.domains
    let cookies = state.withLock { state in
      state.count += 1
      let sent = state.cookies.indices.filter { index in
        !state.cookies[index].isExpired(at: date) && state.cookies[index].isSent(to: url, of: domains)
      }
      for index in sent { state.cookies[index].use = state.count }
      return sent.map { state.cookies[$0] }
    }
    guard !cookies.isEmpty else { return exchange }
    let pairs = cookies.sorted { ($1.path.utf8.count, $0.creation) < ($0.path.utf8.count, $1.creation) }
      .map { "\($0.name)=\($0.value)" }
    var exchange = exchange
    exchange.request.headerFields.append(HTTPField(name: .cookie, value: pairs.joined(separator: "; ")))
    return exchange
  }

  /// Stores the cookies of a response.
  ///
  /// - Complexity: O(*n* · *m*) in the numbers of stored cookies and of those in the response.
  func store(_ response: HTTPResponse, from url: HTTPURL) {
    let fields = response.headerFields[values: .setCookie]
    guard !fields.isEmpty else { return }
    let date = clock.date
    let cookies = fields.compactMap { Cookie($0, from: url, at: date) }
    state.withLock { state in
      state.cookies.removeAll { $0.isExpired(at: date) }
      for cookie in cookies { state.store(cookie, isConfidential: url.isConfidential, at: date) }
    }
  }
}

extension CookieStore: ShownByDescription {}
