internal import APIClient
internal import Foundation
internal import HTTPTypes

#if canImport(FoundationNetworking)
internal import FoundationNetworking
#endif

extension HTTPResponse {
  /// Converts a response of `URLSession`; `nil` for other protocols and for informational responses, such as
  /// 103, which Linux delivers separately.
  ///
  /// - Throws: `headTooLarge` if it exceeds a limit of the options.
  /// - Complexity: O(*n* log *n*) in the number of header fields; O(1) if there are too many of them.
  init?(_ response: URLResponse?, _ options: URLSessionTransportOptions) throws(TransportError) {
    guard let response = response as? HTTPURLResponse, (200...999).contains(response.statusCode) else {
      return nil
    }
    let count = response.allHeaderFields.count
    guard count <= options.headerFieldLimit else {
      throw TransportError(
        .headTooLarge, reason: "it has \(count) header fields; the limit is \(options.headerFieldLimit)")
    }
    let pairs = response.allHeaderFields.map { ("\($0.key)", "\($0.value)") }
    let byteCount = pairs.reduce(0) { $0 + $1.0.utf8.count + $1.1.utf8.count }
    guard byteCount <= options.headByteLimit else {
      throw TransportError(
        .headTooLarge,
        reason: "its header fields have \(byteCount) bytes; the limit is \(options.headByteLimit)")
    }
    var fields = HTTPFields()
    // Sorted, because the order of a dictionary differs in each run.
    for (name, value) in pairs.sorted(by: { $0.0 < $1.0 }) {
      guard let name = HTTPField.Name(name) else { continue }
      for value in name == .setCookie ? value.separateCookies : [value[...]] {
        fields.append(HTTPField(name: name, value: String(value)))
      }
    }
    self.init(status: Status(code: response.statusCode), headerFields: fields)
  }
}

extension String {
  /// The values of several `Set-Cookie` fields, which arrive joined by a comma and a space. Dates contain
  /// both as well, so a value begins only where a name and an equals sign follow.
  ///
  /// - Complexity: O(*n*)
  fileprivate var separateCookies: [Substring] {
    var (values, start): ([Substring], Index) = ([], startIndex)
    for comma in utf8.indices where utf8[comma...].starts(with: ", ".utf8) {
      let next = utf8[comma...].dropFirst(2)
      guard let end = next.firstIndex(where: { " ,;=".utf8.contains($0) }), utf8[end] == UInt8(ascii: "="),
        end > next.startIndex
      else { continue }
      values.append(self[start..<comma])
      start = next.startIndex
    }
    return values + [self[start...]]
  }
}
