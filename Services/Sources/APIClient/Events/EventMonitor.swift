public import JSONCore

/// Observes requests for logs, metrics and activity indicators. It can't change anything.
///
/// Pass a monitor to the client once. The client's requests carry it, so that interceptors report events to
/// it too.
public protocol EventMonitor: Sendable {
  /// Receives an event. Called on the task of the request, so it should return quickly.
  func record(_ event: RequestEvent)
}

/// Writes each event as a line.
///
///     EventLog { logger.info("\($0)") }
public struct EventLog: EventMonitor {
  private let write: @Sendable (String) -> Void

  /// Creates a log.
  ///
  /// - Parameter write: Receives a line without a line break and without secrets.
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

/// The monitors of the client that sends a request.
struct AttachedMonitors: AttachedValue {
  /// Weak, because a monitor may store events, which hold exchanges.
  weak var monitors: Monitors?
}

extension Exchange {
  /// Reports an event of this request, such as `.retrying(after: .seconds(1), because: "…")`, to the monitors
  /// of the client. Does nothing if there are no monitors, or if the client no longer exists.
  public func record(_ event: @autoclosure () -> RequestEvent.Kind) {
    self[AttachedMonitors.self]?.monitors?.record(event(), self)
  }
}
