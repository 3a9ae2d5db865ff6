#if Client
internal import APIClient
internal import Foundation
#if canImport(FoundationNetworking)
internal import FoundationNetworking
#endif
internal import HTTPTypes

extension HTTPResponse {
  /// The head that `URLSession` hands out; `nil` for a response of another protocol, and for an informational one: on
  /// Linux 103, for instance, comes as a head of its own.
  ///
  /// - Throws: `headTooLarge` beyond a limit of the options.
  /// - Complexity: O(*n* log *n*) in the fields; beyond the limit, none is looked at.
  init?(_ response: URLResponse?, _ options: URLSessionTransportOptions) throws(TransportError) {
    guard let response = response as? HTTPURLResponse, (200...999).contains(response.statusCode) else {
      return nil
    }
    let count = response.allHeaderFields.count
    guard count <= options.headerFieldLimit else {
      throw TransportError(
        .headTooLarge, reason: "it has \(count) header fields, and \(options.headerFieldLimit) are allowed")
    }
    let pairs = response.allHeaderFields.map { ("\($0.key)", "\($0.value)") }
    let byteCount = pairs.reduce(0) { $0 + $1.0.utf8.count + $1.1.utf8.count }
    guard byteCount <= options.headByteLimit else {
      throw TransportError(
        .headTooLarge,
        reason: "its header fields have \(byteCount) bytes, and \(options.headByteLimit) are allowed")
    }
    var fields = HTTPFields()
    // The dictionary has an order of its own at each run.
    for (name, value) in pairs.sorted(by: { $0.0 < $1.0 }) {
      if let name = HTTPField.Name(name) { fields.append(HTTPField(name: name, value: value)) }
    }
    self.init(status: Status(code: response.statusCode), headerFields: fields)
  }
}
#endif
