#if AsyncHTTPClient
internal import APIClient
public import JSONCore

/// The options of an ``AsyncHTTPClientTransport``.
public struct AsyncHTTPClientTransportOptions: Sendable {
  /// The largest number of connections to one host with HTTP/1.1. Further requests wait for one, at most
  /// ``connectTimeout``. With HTTP/2, all requests to a host share one connection. Defaults to 8.
  public var connectionsPerHost = 8
  /// The longest time to wait for a connection, a new one or that of an earlier request. Defaults to 30 s.
  public var connectTimeout = Duration.seconds(30)
  /// The time after which an unused connection is closed. Defaults to one minute.
  public var keepAlive = Duration.seconds(60)
  /// Whether HTTP/2 is used with servers that offer it over TLS. Defaults to `true`.
  public var usesHTTP2 = true

  /// Certificates of authorities that are trusted in addition to those of the system, in DER or PEM form; a
  /// PEM text may contain several. If one can't be read, all requests throw `untrusted`.
  public var authorities: [[UInt8]] = []
  /// The proxy for all requests; `nil` for none. The variables of the environment, such as `http_proxy`, are
  /// ignored.
  public var proxy: Proxy?

  /// The largest number of unread bytes of a body in memory, before decompression adds to them. Beyond it,
  /// the transport stops reading from the connection. Defaults to 64 KiB.
  public var backlogLimit = 64 << 10
  /// The largest number of bytes in the names and values of a response's header fields; more throw
  /// `headTooLarge`. SwiftNIO also limits their number to 256. Defaults to 64 KiB.
  public var headByteLimit = 64 << 10

  /// Creates options with the default values.
  public init() {}
}

extension AsyncHTTPClientTransportOptions {
  /// A server that forwards requests.
  public struct Proxy: Sendable {
    enum Kind {
      case http(authorization: (user: String, password: String)?)
      case socks
    }

    let kind: Kind
    let host: String
    let port: Int

    /// An HTTP proxy, which opens a tunnel by `CONNECT`, for plain HTTP as well.
    public static func http(host: String, port: Int) -> Proxy {
      Proxy(kind: .http(authorization: nil), host: host, port: port)
    }

    /// An HTTP proxy that needs a user name and a password, which are sent as `Basic` credentials.
    public static func http(host: String, port: Int, user: String, password: String) -> Proxy {
      Proxy(kind: .http(authorization: (user, password)), host: host, port: port)
    }

    /// A SOCKS proxy of version 5, without authentication.
    public static func socks(host: String, port: Int = 1080) -> Proxy {
      Proxy(kind: .socks, host: host, port: port)
    }
  }
}

extension AsyncHTTPClientTransportOptions.Proxy: ShownByDescription {
  /// The kind and the address, without user and password.
  public var description: String {
    switch kind {
    case .http: "HTTP proxy at \(host):\(port)"
    case .socks: "SOCKS proxy at \(host):\(port)"
    }
  }
}
#endif
