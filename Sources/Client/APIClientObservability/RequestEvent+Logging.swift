#if Observability
internal import APIClient
internal import HTTPTypes
internal import Logging

extension RequestEvent {
  var level: Logger.Level {
    switch kind {
    case .started, .sending, .received, .redirected, .servedFromCache: .debug
    case .refreshing, .succeeded: .info
    case .retrying: .notice
    case .failed(let error, _): error.isCancelled ? .info : .error
    }
  }

  var message: Logger.Message {
    switch kind {
    case .started: "Request started"
    case .sending: "Request sent"
    case .received: "Response received"
    case .redirected: "Redirect followed"
    case .servedFromCache: "Response served from the cache"
    case .refreshing: "Credential refresh started"
    case .retrying: "Request will be sent again"
    case .succeeded: "Request succeeded"
    case .failed: "Request failed"
    }
  }

  var metadata: Logger.Metadata {
    var metadata: Logger.Metadata = [
      "request.id": "\(exchange.id)", "http.request.method": "\(exchange.methodName)",
      "url.full": "\(exchange.shownURL)",
    ]
    if let template = exchange.pathTemplate { metadata["url.template"] = "\(template)" }
    switch kind {
    case .started, .redirected, .refreshing: break
    case .sending(let attempt):
      if attempt > 1 { metadata["http.request.resend_count"] = "\(attempt - 1)" }
    case .received(let status): metadata["http.response.status_code"] = "\(status.code)"
    case .servedFromCache(let source): metadata["source"] = "\(source)"
    case .retrying(let delay, let reason):
      metadata["retry.delay"] = "\(delay)"
      metadata["retry.reason"] = "\(reason)"
    case .succeeded(let metrics): metadata.add(metrics)
    case .failed(let error, let metrics):
      metadata.add(metrics)
      metadata["error.type"] = "\(error.type)"
      metadata["error.message"] = "\(error.reason)"
    }
    return metadata
  }
}

extension Logger.Metadata {
  fileprivate mutating func add(_ metrics: RequestMetrics) {
    self["duration"] = "\(metrics.duration)"
    self["attempts"] = "\(metrics.attempts)"
    self["http.request.body.size"] = "\(metrics.bytesSent)"
    self["http.response.body.size"] = "\(metrics.bytesReceived)"
    if let source = metrics.source { self["source"] = "\(source)" }
    if let status = metrics.status { self["http.response.status_code"] = "\(status.code)" }
  }
}
#endif
