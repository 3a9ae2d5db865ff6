#if Observability
internal import APIClient
internal import HTTPTypes

// The names and values of attributes are those of OpenTelemetry's semantic conventions for HTTP. Values that
// label metrics come from small sets, so that the number of series stays small.
extension Exchange {
  /// The method, or `_OTHER` for an extension method.
  var methodName: String { hasKnownMethod ? request.method.rawValue : "_OTHER" }

  /// Whether RFC 9110 or RFC 5789 defines the method.
  var hasKnownMethod: Bool {
    [.connect, .delete, .get, .head, .options, .patch, .post, .put, .trace].contains(request.method)
  }

  /// The method and the path's template, such as `GET /v1/movies/{}`.
  var spanName: String {
    let method = hasKnownMethod ? request.method.rawValue : "HTTP"
    return pathTemplate.map { "\(method) \($0)" } ?? method
  }
}

extension ClientError {
  /// The value of `error.type`: the code of a status, otherwise the kind of error.
  var type: String {
    switch kind {
    case .invalidRequest: "invalid_request"
    case .transport(let error): error.kind.type
    case .status(let error): error.rejectedContentType == nil ? "\(error.status.code)" : "content_type"
    case .decoding: "decoding"
    case .encoding: "encoding"
    case .bodyTooLarge: "body_too_large"
    case .file: "file"
    case .unauthenticated: "unauthenticated"
    case .deadline: "deadline"
    case .cancelled: "cancelled"
    }
  }
}

extension TransportError.Kind {
  /// The value of `error.type` for an error of the transport.
  var type: String {
    switch self {
    case .hostNotFound: "host_not_found"
    case .notConnected: "not_connected"
    case .connectionLost: "connection_lost"
    case .timedOut: "timed_out"
    case .truncated: "truncated"
    case .malformed: "malformed"
    case .headTooLarge: "head_too_large"
    case .untrusted: "untrusted"
    case .tooManyRedirects: "too_many_redirects"
    case .forbiddenRedirect: "forbidden_redirect"
    case .consumerTooSlow: "consumer_too_slow"
    case .unscripted: "unscripted"
    case .cancelled: "cancelled"
    case .other: "transport"
    }
  }
}
#endif
