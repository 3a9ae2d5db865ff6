public import HTTPTypes
public import JSONCore

/// The options of all requests of a client. Endpoints may override header fields, and the limits for bodies
/// and time.
public struct ClientOptions: Sendable {
  /// The header fields of all requests.
  public var headerFields: HTTPFields = [.accept: "application/json"]
  /// The largest body of a response that isn't streamed, in decompressed bytes. Defaults to 64 MiB.
  public var bodyLimit = 64 << 20
  /// The largest part of an error's body that is stored, in bytes. Defaults to 64 KiB.
  public var errorBodyLimit = 64 << 10
  /// The time allowed for a whole request with its retries; `nil` for no limit. For a streamed body, it
  /// applies only until the header fields have arrived, and it doesn't apply to downloads. Defaults to one
  /// minute.
  public var timeout: Duration? = .seconds(60)
  /// The longest time to wait for the next byte of a server. Defaults to one minute.
  public var idleTimeout: Duration = .seconds(60)
  /// The largest number of redirects to follow; 0 to return a redirect as the response. Defaults to 10.
  public var redirectLimit = 10
  /// The hosts that may be used without HTTPS, besides this machine. Anyone on the network path can read and
  /// change what is sent to them.
  public var hostsWithoutTLS: Set<String> = []
  /// The clock for deadlines, for the durations of requests, and for the delays before a stream of events
  /// continues.
  public var clock = RequestClock.continuous

  /// Creates options with the default values.
  public init() {}
}

extension ClientOptions: ShownByDescription {
  /// All options but the clock, without the values of the header fields, since they may contain secrets.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "headerFields": headerFields.map(\.name.rawName), "bodyLimit": bodyLimit,
        "errorBodyLimit": errorBodyLimit, "timeout": timeout as Any, "idleTimeout": idleTimeout,
        "redirectLimit": redirectLimit, "hostsWithoutTLS": hostsWithoutTLS,
      ])
  }

  /// The limits.
  public var description: String {
    "at most \(bodyLimit) bytes, \(redirectLimit) redirects and \(timeout.map { "\($0)" } ?? "any time")"
  }
}
