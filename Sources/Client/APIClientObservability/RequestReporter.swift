#if Observability
public import APIClient
public import CoreMetrics
internal import HTTPTypes
public import JSONCore
public import Logging

/// Logs the events of requests, and records the number, duration and size of requests as metrics.
///
/// Log messages are constant; the details are metadata with the names of OpenTelemetry's semantic conventions
/// for HTTP, such as `http.request.method`. URLs and errors hide secrets as everywhere in the client, and
/// header fields and bodies aren't logged.
///
/// The metrics are `http.client.requests`, a counter; `http.client.request.duration`, a timer; and
/// `http.client.request.body.size` and `http.client.response.body.size`, recorders of bytes before or after
/// compression. All have the dimensions `http.request.method`, `server.address`, `url.template`, which is
/// the request's `Exchange.pathTemplate`, `http.response.status_code`, and `outcome`: `success`, the status
/// of a response that the endpoint doesn't accept, or a kind of error such as `decoding`.
public struct RequestReporter: EventMonitor {
  private let logger: Logger
  private let metrics: any MetricsFactory

  /// Creates a reporter.
  ///
  /// - Parameters:
  ///   - logger: Receives failures as errors, retries as notices, results and refreshes as info, and all
  ///     other events at the level `debug`.
  ///   - metrics: Creates the metrics. Defaults to the factory with which the program has bootstrapped
  ///     `MetricsSystem` before.
  public init(
    logger: Logger = Logger(label: "APIClient"), metrics: any MetricsFactory = MetricsSystem.factory
  ) {
    self.logger = logger
    self.metrics = metrics
  }

  /// Logs the event. The last event of a request also updates the metrics.
  public func record(_ event: RequestEvent) {
    logger.log(level: event.level, event.message, metadata: event.metadata)
    switch event.kind {
    case .succeeded(let metrics): update(metrics, event.exchange, outcome: "success")
    case .failed(let error, let metrics): update(metrics, event.exchange, outcome: error.type)
    default: break
    }
  }

  private func update(_ measured: RequestMetrics, _ exchange: Exchange, outcome: String) {
    // Backends require that all series of a metric have the same dimensions.
    let dimensions = [
      ("http.request.method", exchange.methodName), ("server.address", exchange.url.host),
      ("url.template", exchange.pathTemplate ?? ""),
      ("http.response.status_code", measured.status.map { "\($0.code)" } ?? ""), ("outcome", outcome),
    ]
    Counter(label: "http.client.requests", dimensions: dimensions, factory: metrics).increment()
    let (seconds, attoseconds) = measured.duration.components
    Timer(label: "http.client.request.duration", dimensions: dimensions, factory: metrics)
      .recordNanoseconds(seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
    for (label, count) in [
      ("http.client.request.body.size", measured.bytesSent),
      ("http.client.response.body.size", measured.bytesReceived),
    ] {
      Recorder(label: label, dimensions: dimensions, aggregate: true, factory: metrics).record(count)
    }
  }
}

extension RequestReporter: ShownByDescription {}
#endif
