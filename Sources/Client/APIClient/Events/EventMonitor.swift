#if Client
/// Watches what happens to requests: for logs, metrics and spinners. It can't change anything.
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
#endif
