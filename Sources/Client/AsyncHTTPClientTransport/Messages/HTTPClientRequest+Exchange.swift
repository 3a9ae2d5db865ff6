#if AsyncHTTPClient
internal import APIClient
internal import AsyncHTTPClient
internal import HTTPTypes
internal import NIOCore
internal import NIOHTTP1

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

extension HTTPClient.Request {
  /// Creates the request of an exchange.
  ///
  /// - Throws: `other` for a request that the library can't send.
  /// - Complexity: O(*n*) in the number of header fields.
  init(_ exchange: Exchange) throws(TransportError) {
    let text = exchange.url.unmasked
    // If a percent sign stands alone, Foundation would encode all of them and request another path.
    guard let url = URL(string: text), url.absoluteString == text else {
      throw TransportError(
        .other, reason: "async-http-client can't send this URL: it has a lone percent sign or a bracket")
    }
    do {
      try self.init(
        url: url, method: HTTPMethod(rawValue: exchange.request.method.rawValue),
        headers: HTTPHeaders(exchange.request.headerFields), body: exchange.body.map { .upload($0) })
    } catch { throw TransportError(error, hasHead: false) }
  }
}

extension HTTPHeaders {
  /// The header fields of a request. Those of the same name are joined, as HTTP/1.1 requires for cookies.
  fileprivate init(_ fields: HTTPFields) {
    var pairs: [(String, String)] = []
    var names: [HTTPField.Name] = []
    pairs.reserveCapacity(fields.count)
    names.reserveCapacity(fields.count)
    for field in fields {
      if let index = names.firstIndex(of: field.name) {
        pairs[index].1 += (field.name == .cookie ? "; " : ", ") + field.value
      } else {
        names.append(field.name)
        pairs.append((field.name.rawName, field.value))
      }
    }
    self.init(pairs)
  }
}
#endif
