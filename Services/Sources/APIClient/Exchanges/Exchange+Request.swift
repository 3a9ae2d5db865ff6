public import HTTPTypes
public import JSONCore

extension Exchange {
  /// The method, address and header fields of a request.
  ///
  /// Its description hides path values marked as secret and values whose names look like secrets, and omits
  /// the header fields; ``unmasked`` contains all of them.
  public struct Request: Sendable {
    /// The request as it is sent, with all its values.
    public var unmasked: HTTPRequest
    /// The displayed form of a path with values that were marked as secret.
    var shownPath: ShownPath?

    /// The method.
    public var method: HTTPRequest.Method {
      get { unmasked.method }
      set { unmasked.method = newValue }
    }

    /// The scheme of the address, such as `https`.
    public var scheme: String? {
      get { unmasked.scheme }
      set { unmasked.scheme = newValue }
    }

    /// The host and port of the address.
    public var authority: String? {
      get { unmasked.authority }
      set { unmasked.authority = newValue }
    }

    /// The path and query as they are sent, with all their values.
    public var path: String? {
      get { unmasked.path }
      set { unmasked.path = newValue }
    }

    /// The header fields as they are sent, with all their values.
    public var headerFields: HTTPFields {
      // A getter that returns a copy would make each change copy the fields.
      _read { yield unmasked.headerFields }
      _modify { yield &unmasked.headerFields }
    }

    /// The scheme, authority and path as a URL.
    var url: HTTPURL {
      get {
        var url =
          (try? HTTPURL(of: unmasked))
          ?? HTTPURL(scheme: scheme ?? "https", host: SecretItemName.hidden, port: nil, path: path ?? "/")
        url.shownPath = shownPath
        return url
      }
      set {
        scheme = newValue.scheme
        authority = newValue.authority
        path = newValue.path
        if let added = newValue.shownPath { shownPath = shownPath?.hiding(added.secrets) ?? added }
      }
    }
  }
}

extension Exchange.Request: ShownByDescription {
  /// The method and URL, without secrets.
  public var description: String { "\(method) \(url)" }
}

extension ShownPath {
  /// The path with additional secrets.
  fileprivate func hiding(_ others: [String]) -> ShownPath {
    let added = others.filter { !secrets.contains($0) }
    return added.isEmpty ? self : ShownPath(sent: "", shown: "", secrets: secrets + added)
  }
}

extension HTTPURL {
  /// The URL of a request.
  ///
  /// - Throws: ``Invalid`` under the same conditions as ``init(_:)``.
  init(of request: HTTPRequest) throws(Invalid) {
    try self.init(scheme: request.scheme ?? "", authority: request.authority ?? "", path: request.path ?? "/")
  }
}
