internal import APIClient
internal import Foundation
internal import HTTPTypes

#if canImport(FoundationNetworking)
internal import FoundationNetworking
#endif

extension URLRequest {
  /// Creates the request of an exchange.
  ///
  /// - Throws: `other` for a request that `URLSession` can't send.
  /// - Complexity: O(*n*) in the number of header fields.
  init(_ exchange: Exchange) throws(TransportError) {
    let text = exchange.url.unmasked
    // If a percent sign stands alone, Foundation encodes all percent signs, and would request another path.
    guard let url = URL(string: text), url.absoluteString == text else {
      throw TransportError(.other, reason: "URLSession can't send this URL: it has a lone percent sign")
    }
    #if !canImport(Darwin)
    // Foundation rejects such URLs before it connects, with the code -1000 and without a message.
    guard !exchange.url.host.hasPrefix("[") else {
      throw TransportError(
        .other,
        reason: "URLSession on Linux can't send to an IPv6 address; use a name of the host, such as localhost"
      )
    }
    #endif
    self.init(url: url)
    httpMethod = exchange.request.method.rawValue
    httpShouldHandleCookies = false
    // The transfer measures the idle time itself, because the platform's timeouts aren't reliable on Linux.
    timeoutInterval = 7 * 24 * 60 * 60
    if exchange.streamedBody != nil, [.get, .head].contains(exchange.request.method) {
      throw TransportError(.other, reason: "URLSession can't send a body with \(exchange.request.method)")
    }
    if let body = exchange.body, !body.isEmpty {
      guard ![.get, .head].contains(exchange.request.method) else {
        throw TransportError(.other, reason: "URLSession can't send a body with \(exchange.request.method)")
      }
      httpBody = Data(body)
    }
    // Assigned together, because `setValue` compares a name with the names of all fields.
    allHTTPHeaderFields = Dictionary(
      uniqueKeysWithValues: exchange.request.headerFields.valuesByName.map { ($0.rawName, $1) })
  }
}
