#if Observability
public import APIClient
internal import HTTPTypes
public import JSONCore
internal import Tracing

/// Records a span for each attempt of a request, and sends its context in header fields such as
/// `traceparent`, so that the spans of the service become its children.
///
/// Place it last among the interceptors, so that each retry has a span of its own and requests served from a
/// cache have none. A span has the name `GET /v1/movies/{}` and attributes by OpenTelemetry's semantic
/// conventions for HTTP. It ends with the attempt; the span of a streamed response ends with its body.
/// Redirects are part of the attempt. The context isn't sent to another origin.
///
/// It uses the tracer and the instruments with which the program has bootstrapped `InstrumentationSystem`.
public struct TracingInterceptor: Interceptor {
  /// Creates an interceptor.
  public init() {}

  /// Sends the exchange with the context of a new span.
  ///
  /// - Throws: The error of `next`.
  public func intercept(_ exchange: Exchange, next: Next) async throws(ClientError) -> Reply {
    let span = InstrumentationSystem.tracer.startSpan(exchange.spanName, ofKind: .client)
    span.updateAttributes { exchange.describe(in: &$0) }
    var traced = exchange
    InstrumentationSystem.instrument.inject(
      span.context, into: &traced.request.headerFields, using: FieldInjector())
    let result = await ServiceContext.withValue(span.context) { () async -> Result<Reply, ClientError> in
      do throws(ClientError) { return .success(try await next(traced)) } catch { return .failure(error) }
    }
    switch result {
    case .success(var reply):
      span.record(reply.response.status)
      if exchange.isStreamed, reply.body.bytes == nil {
        reply.body = ReplyBody(TracedBody(reply.body, span))
      } else {
        span.end()
      }
      return reply
    case .failure(let error):
      if let status = error.status { span.record(status) }
      span.fail(error.type, error.reason)
      span.end()
      throw error
    }
  }
}

extension TracingInterceptor: ShownByDescription {}

/// Sets header fields of a request.
private struct FieldInjector: Injector {
  func inject(_ value: String, forKey key: String, into fields: inout HTTPFields) {
    if let name = HTTPField.Name(key) { fields[name] = value }
  }
}

extension Exchange {
  fileprivate func describe(in attributes: inout SpanAttributes) {
    attributes["http.request.method"] = methodName
    if !hasKnownMethod { attributes["http.request.method_original"] = request.method.rawValue }
    if attempt > 1 { attributes["http.request.resend_count"] = attempt - 1 }
    let url = url
    attributes["server.address"] = url.host
    attributes["server.port"] = url.port ?? (url.scheme == "https" ? 443 : 80)
    attributes["url.full"] = shownURL
    if let pathTemplate { attributes["url.template"] = pathTemplate }
  }
}

extension Span {
  fileprivate func record(_ status: HTTPResponse.Status) {
    attributes["http.response.status_code"] = status.code
    if status.code >= 400 { fail("\(status.code)") }
  }
}
#endif
