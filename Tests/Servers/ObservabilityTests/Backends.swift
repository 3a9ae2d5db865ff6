import CoreMetrics
import InMemoryLogging
import InMemoryTracing
import Logging
import MetricsTestKit
import Tracing

/// Backends that store all logs, metrics and spans, and their contents as texts.
struct Backends {
  private let log = InMemoryLogHandler()
  let metrics = TestMetrics()
  let tracer = HeaderTracer()

  var logger: Logger {
    var logger = Logger(label: "test") { _ in log }
    logger.logLevel = .debug
    return logger
  }

  /// The log, without the numbers of requests, which depend on the other tests.
  var lines: [String] {
    log.entries.map { entry in
      let metadata = entry.metadata.filter { $0.key != "request.id" }
      return (["\(entry.level): \(entry.message)"] + Self.sorted(metadata)).joined(separator: " | ")
    }
  }

  /// The metrics with the sums of their values.
  var sums: [String] {
    let counters = metrics.counters.map { (Self.name($0.label, $0.dimensions), $0.values.reduce(0, +)) }
    let timers = metrics.timers.map { (Self.name($0.label, $0.dimensions), $0.values.reduce(0, +)) }
    let recorders = metrics.recorders.map {
      (Self.name($0.label, $0.dimensions), Int64($0.values.reduce(0, +)))
    }
    return (counters + timers + recorders).map { "\($0) = \($1)" }.sorted()
  }

  /// The finished spans, in the order of their ends.
  var spans: [String] {
    tracer.spans.finishedSpans.map { span in
      var attributes: [String] = []
      span.attributes.forEach { name, value in attributes.append("\(name)=\(Self.text(of: value))") }
      let status = span.status.map { ["\($0.code)\($0.message.map { ": \($0)" } ?? "")"] } ?? []
      return (["\(span.kind) \(span.operationName)"] + attributes.sorted() + status)
        .joined(separator: " | ")
    }
  }

  private static func name(_ label: String, _ dimensions: [(String, String)]) -> String {
    "\(label){\(dimensions.map { "\($0)=\($1)" }.joined(separator: ", "))}"
  }

  private static func sorted(_ metadata: Logger.Metadata) -> [String] {
    metadata.map { "\($0)=\($1)" }.sorted()
  }

  private static func text(of attribute: SpanAttribute) -> String {
    switch attribute {
    case .int64(let value): "\(value)"
    case .string(let value): value
    default: "\(attribute)"
    }
  }
}

/// A tracer that stores its spans, and sends their context as the header field `traceparent`.
struct HeaderTracer: Tracer {
  let spans = InMemoryTracer()

  func startSpan<Instant: TracerInstant>(
    _ operationName: String, context: @autoclosure () -> ServiceContext, ofKind kind: SpanKind,
    at instant: @autoclosure () -> Instant, function: String, file fileID: String, line: UInt
  ) -> InMemorySpan {
    spans.startSpan(
      operationName, context: context(), ofKind: kind, at: instant(), function: function, file: fileID,
      line: line)
  }

  func forceFlush() {}

  func inject<Carrier, Inject: Injector>(
    _ context: ServiceContext, into carrier: inout Carrier, using injector: Inject
  ) where Inject.Carrier == Carrier {
    guard let span = context.inMemorySpanContext else { return }
    injector.inject("00-\(span.traceID)-\(span.spanID)-01", forKey: "traceparent", into: &carrier)
  }

  func extract<Carrier, Extract: Extractor>(
    _ carrier: Carrier, into context: inout ServiceContext, using extractor: Extract
  ) where Extract.Carrier == Carrier {}
}
