import Testing

/// A fault of a server, and what the client reports for it.
struct FailureRow: Sendable, CustomTestStringConvertible {
  let name: String
  let steps: [RawServer.Step]
  /// The error with each transport, without the request; `nil` if the transport stops the process.
  let urlSession, asyncHTTPClient: String?

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - text: The error with `URLSessionTransport`; `nil` if it stops the process.
  ///   - other: The error with `AsyncHTTPClientTransport`; `nil` if it is the same.
  init(_ name: String, _ steps: [RawServer.Step], _ text: String?, _ other: String? = nil) {
    (self.name, self.steps) = (name, steps)
    (urlSession, asyncHTTPClient) = (text, other ?? text)
  }

  /// The error with the tested transport.
  var text: String? { Tested.isURLSession ? urlSession : asyncHTTPClient }

  var testDescription: String { name }

  // The errors of a mapper, of an endpoint and of a redirect, after the status.
  static let incomplete =
    ": $: missing key \"userId\" required by Todo (Int) (line 1, column 1) [missing-key]"
  static let empty = ": $: the input is empty; expected a JSON value (line 1, column 1) [empty-input]"
  static let unexpected = ": the endpoint doesn't accept this status"
  static let noLocation = ": a redirect without a Location; the service has to send one"

  /// The body arrives, and only the mapper rejects it.
  static let accepted = " → 200\(incomplete)"
  static let malformed = ": invalid HTTP response"
  static let malformedBody = " → 200\(malformed)"
  static let truncated = " → 200: the body ended before its announced length"
  static let headTooLarge = ": response header fields too large"
  static let lost = ": the connection was lost"

  /// All rows, in the order of the page on both transports.
  static let all = statuses + redirects + heads + lengths + codings + connections
}
