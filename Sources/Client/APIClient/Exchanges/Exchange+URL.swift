#if Client
internal import HTTPTypes
internal import JSONCore

extension Exchange {
  /// Where it goes: scheme, authority and path of ``request``, as a URL. To set it sets those.
  ///
  /// An interceptor may give the request an address that is none; then the host is hidden, and the client refuses to
  /// send it.
  public var url: HTTPURL {
    get {
      (try? HTTPURL(of: request))
        ?? HTTPURL(
          scheme: request.scheme ?? "https", host: JSONError.hiddenValue, port: nil, path: request.path ?? "/"
        )
    }
    set {
      request.scheme = newValue.scheme
      request.authority = newValue.authority
      request.path = newValue.path
    }
  }

  /// The URL without secret values.
  public var shownURL: String {
    let url = url
    let path = shownPath?.text(of: url.path) ?? ShownTarget.text(of: url.path)
    return "\(url.scheme)://\(url.authority)\(path)"
  }
}

extension HTTPURL {
  /// The URL of a request.
  ///
  /// - Throws: ``Invalid`` for what ``init(_:)`` refuses too.
  init(of request: HTTPRequest) throws(Invalid) {
    try self.init(scheme: request.scheme ?? "", authority: request.authority ?? "", path: request.path ?? "/")
  }
}

/// How a path is shown in which values were marked as secret.
struct ShownPath: Sendable {
  /// Path and query as they are sent.
  let sent: String
  /// The same with the secrets hidden.
  let shown: String
  /// The secrets, percent-encoded.
  let secrets: [String]

  /// The text to show. In a path that an interceptor or a redirect has changed, the secrets are hidden wherever they
  /// stand.
  func text(of path: String) -> String {
    if path == sent { return shown }
    // Not by characters: the last one of a secret may have a combining mark there.
    let hidden = secrets.reduce(Array(path.utf8)) { path, secret in
      path.replacing(Array(secret.utf8), with: Array(JSONError.hiddenValue.utf8))
    }
    return ShownTarget.text(of: String(decoding: hidden, as: UTF8.self))
  }
}
#endif
