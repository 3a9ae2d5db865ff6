public import JSONCore

/// An event that a service sends in a stream.
public struct ServerSentEvent<Value> {
  /// The id of the event: its own, or else that of an earlier event of the stream. Empty if there is none.
  ///
  /// To continue a stream after the last event that you have processed, even in another run of the program,
  /// send its id as the header field `Last-Event-ID` of the endpoint.
  public let id: String
  /// The type of the event; `message` if the service names none.
  public let type: String
  /// The decoded data.
  public let value: Value

  /// Creates an event.
  public init(id: String = "", type: String = "message", value: Value) {
    self.id = id
    self.type = type
    self.value = value
  }
}

extension ServerSentEvent: Sendable where Value: Sendable {}

extension ServerSentEvent: Equatable where Value: Equatable {}

extension ServerSentEvent: Hashable where Value: Hashable {}

extension ServerSentEvent: ShownByDescription {
  /// The type. Id and value are omitted, since they may hold secrets.
  public var description: String { "event \(quotedJSON(type))" }
}
