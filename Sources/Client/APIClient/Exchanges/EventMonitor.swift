#if Client
public import JSONCore

/// Watches what happens to requests: for logs, metrics and spinners. It can't change anything.
///
/// A monitor is given to the client, once: its requests carry it, so that interceptors report to it, too.
public protocol EventMonitor: Sendable {
  /// Takes notice of an event. It is called on whatever task the request is on, and soon returns.
  func record(_ event: RequestEvent)
}

/// Writes each event as a line.
///
///     EventLog { logger.info("\($0)") }
public struct EventLog: EventMonitor {
  private let write: @Sendable (String) -> Void

  /// Creates a log.
  ///
  /// - Parameter write: Gets a line without a line break, and without secrets.
  public init(_ write: @escaping @Sendable (String) -> Void) { self.write = write }

  /// Writes the event as a line.
  public func record(_ event: RequestEvent) { write(event.description) }
}

extension EventLog: ShownByDescription {}

/// The monitors of a client.
final class Monitors: Sendable {
  private let all: [any EventMonitor]

  init(_ all: [any EventMonitor]) { self.all = all }

  var isEmpty: Bool { all.isEmpty }

  func record(_ event: @autoclosure () -> RequestEvent.Kind, _ exchange: Exchange) {
    guard !all.isEmpty else { return }
    let event = RequestEvent(event(), exchange)
    for monitor in all { monitor.record(event) }
  }
}

extension Exchange {
  /// Reports what an interceptor does with this request, such as `.retrying(after: .seconds(1), because: "…")`, to the
  /// monitors of the client that sends it. Without monitors, and when the client is gone, nothing is reported.
  public func record(_ event: @autoclosure () -> RequestEvent.Kind) { monitors?.record(event(), self) }
}
#endif
