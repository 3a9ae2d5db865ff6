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
  /// Converts the request of an exchange.
  ///
  /// - Throws: `other` for a request that the library can't send.
  init(_ request: HTTPRequest, url text: String, body: HTTPClient.Body?) throws(TransportError) {
    // If a percent sign stands alone, Foundation encodes all percent signs, and the request would have
    // another path.
    guard let url = URL(string: text), url.absoluteString == text else {
      throw TransportError(
        .other, reason: "async-http-client can't send this URL: it has a lone percent sign or a bracket")
    }
    do {
      try self.init(
        url: url, method: HTTPMethod(rawValue: request.method.rawValue),
        headers: HTTPHeaders(request.headerFields), body: body)
    } catch { throw TransportError(error, hasHead: false) }
  }
}

extension HTTPHeaders {
  /// The header fields of a request, in order. Those of the same name are joined.
  ///
  /// - Complexity: O(*n*)
  fileprivate init(_ fields: HTTPFields) {
    var values = fields.valuesByName
    self.init(
      fields.compactMap { field in values.removeValue(forKey: field.name).map { (field.name.rawName, $0) } })
  }
}
#endif
