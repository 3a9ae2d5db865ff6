#if Client
public import HTTPTypes
public import JSONCore

/// What holds for all requests of a client, unless an endpoint says otherwise.
public struct ClientOptions: Sendable {
  /// Header fields that each request has.
  public var headerFields: HTTPFields = [.accept: "application/json"]
  /// The most bytes that the body of a reply may have, unpacked. 64 MiB.
  public var bodyLimit = 64 << 20
  /// The most bytes that are kept of the body of an error. 64 KiB.
  public var errorBodyLimit = 64 << 10
  /// The time allowed for a whole request, with its retries; `nil` for no limit. For a body that is read in chunks it
  /// ends with the head. One minute.
  public var timeout: Duration? = .seconds(60)
  /// How long a server may be silent. One minute.
  public var idleTimeout: Duration = .seconds(60)
  /// The most redirects that are followed; 0 to take a redirect as the reply. 10.
  public var redirectLimit = 10
  /// Hosts that may be asked without HTTPS, besides this machine: everybody on the way can read and change
  /// what is sent.
  public var hostsWithoutTLS: Set<String> = []
  /// What measures deadlines.
  public var clock = RequestClock.continuous

  /// Creates options with the values above.
  public init() {}
}

extension ClientOptions: ShownByDescription {
  /// All but the values of the header fields: one may be a key.
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
#endif
