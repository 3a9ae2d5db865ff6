import APIClient
import Testing

/// A coding is named whether or not there is a body to which it applies (RFC 9110, sections 8.4 and 9.3.2).
struct NamedCoding: Sendable, CustomTestStringConvertible {
  let method: HTTPRequest.Method
  let status: Int
  let coding: String
  let length: Length

  enum Length: CaseIterable, Sendable { case absent, zero, chunked, whole }

  var testDescription: String { "\(method) \(status) \(coding) \(length)" }

  /// Whether there is a body.
  var hasBody: Bool { length == .whole }

  static let all: [NamedCoding] = [HTTPRequest.Method.get, .head].flatMap { method in
    [200, 204, 304, 404].flatMap { status in
      ["gzip", "x-gzip", "GZIP", "deflate", "identity", "", "gzip, identity"].flatMap { coding in
        Length.allCases.compactMap { length -> NamedCoding? in
          let forbidsBody = method == .head || [204, 304].contains(status)
          // A length or chunks must not be sent with these statuses; Gzip creates no other form.
          if length == .whole, forbidsBody || coding == "deflate" { return nil }
          if length == .chunked, forbidsBody { return nil }
          return NamedCoding(method: method, status: status, coding: coding, length: length)
        }
      }
    }
  }

  private static let text = #"{"a": 1}"#

  var body: [UInt8] {
    guard hasBody else { return [] }
    return coding.lowercased().contains("gzip") ? Gzip.stored(Self.text) : Array(Self.text.utf8)
  }

  /// Expects that a client reads the body, or an empty one.
  func expect(_ client: Client<Anyone>) async {
    let endpoint = Endpoint<[UInt8], Anyone>(method, "x") { $0 }
    let body = hasBody ? Array(Self.text.utf8) : []
    // The second request shows that the connection can be used again.
    for _ in 0..<2 {
      do {
        let bytes = try await client.send(endpoint)
        #expect(status < 300 && bytes == body)
      } catch {
        let expected =
          status == 304 ? nil : error.statusError.map { hasBody ? $0.body == body : $0.body.isEmpty }
        #expect(error.statusError?.status.code == status && expected != false, "\(error)")
      }
    }
  }
}

@Suite("Codings of responses with and without a body")
struct NamedCodingTests {
  @Test("A body is decoded, and its absence is no error", arguments: NamedCoding.all)
  func named(row: NamedCoding) async throws {
    let body = row.body
    var fields = ["Content-Encoding: \(row.coding)"]
    switch row.length {
    case .absent: break
    case .zero: fields.append("Content-Length: 0")
    case .chunked: fields.append("Transfer-Encoding: chunked")
    case .whole: fields.append("Content-Length: \(body.count)")
    }
    let steps: [RawServer.Step] = [
      .head("\(row.status) X", fields), row.length == .chunked ? .chunk("") : .send(body),
    ]
    let server = try RawServer(steps)
    await row.expect(client(at: server.address))
  }
}
