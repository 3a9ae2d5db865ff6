#if Client
internal import Foundation
#if canImport(FoundationNetworking)
internal import FoundationNetworking
#endif
internal import HTTPTypes

extension HTTPResponse {
  /// The head that `URLSession` hands out; `nil` for a response of another protocol.
  init?(_ response: URLResponse) {
    guard let response = response as? HTTPURLResponse, (0...999).contains(response.statusCode) else {
      return nil
    }
    var fields = HTTPFields()
    let pairs = response.allHeaderFields.map { ("\($0.key)", "\($0.value)") }
    // The dictionary has an order of its own at each run.
    for (name, value) in pairs.sorted(by: { $0.0 < $1.0 }) {
      if let name = HTTPField.Name(name) { fields.append(HTTPField(name: name, value: value)) }
    }
    self.init(status: Status(code: response.statusCode), headerFields: fields)
  }
}
#endif
