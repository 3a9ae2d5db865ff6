import APIClient
import Logging
import Metrics

struct RequestReporter: EventMonitor {
  var logger = Logger(label: "requests")
  var factory: any MetricsFactory = MetricsSystem.factory

  func record(_ event: RequestEvent) {
    switch event.kind {
    case .succeeded(let metrics):
      logger.info("\(event)")
      report(metrics, of: event.exchange, outcome: "success")
    case .failed(let error, let metrics):
      logger.log(level: error.outcome == "cancelled" ? .info : .error, "\(event)")
      report(metrics, of: event.exchange, outcome: error.outcome)
    default:
      logger.debug("\(event)")
    }
  }

  private func report(_ metrics: RequestMetrics, of exchange: Exchange, outcome: String) {
    let labels = [
      ("method", exchange.request.method.rawValue), ("path", exchange.pathTemplate ?? ""),
      ("outcome", outcome), ("source", metrics.source.map { "\($0)" } ?? ""),
    ]
    Counter(label: "http_client_requests", dimensions: labels, factory: factory).increment()
    Timer(label: "http_client_request_duration", dimensions: labels, factory: factory)
      .record(duration: metrics.duration)
  }
}

extension ClientError {
  fileprivate var outcome: String {
    switch kind {
    case .status(let error): "\(error.status.code)"
    case .transport: "transport"
    case .decoding: "decoding"
    case .deadline: "deadline"
    case .cancelled: "cancelled"
    default: "other"
    }
  }
}

/// Creates the client of the page.
func pageClient(_ environment: APIEnvironment, _ transport: any Transport) -> Client<Anyone> {
  let client = Client<Anyone>(environment, transport: transport, monitors: [RequestReporter()])
  return client
}
