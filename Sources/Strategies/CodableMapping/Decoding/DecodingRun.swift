internal import JSONCore

/// Runs decodes with one set of options.
struct DecodingRun: Sendable {
  let options: DecodingOptions
  private let idle: Idle<DecodingSession.Remains>

  init(_ options: DecodingOptions) {
    self.init(options, idle: Idle())
  }

  private init(_ options: DecodingOptions, idle: Idle<DecodingSession.Remains>) {
    self.options = options
    self.idle = idle
  }

  /// The run with other options. What one decode leaves to the next does not depend on them.
  func with(_ options: DecodingOptions) -> DecodingRun { DecodingRun(options, idle: idle) }

  /// Decodes a value; throws what user code throws, and `DecodingError` with a `JSONError` still without a
  /// path.
  ///
  /// - Parameter resolve: Makes the error to throw from the thrown one, while the document is at hand.
  @inline(__always)
  func decode<Value: Decodable, Failure: Error>(
    _ type: Value.Type, from json: JSONValue, context: DecodingContext?,
    resolve: (any Error, DecodingSession) -> Failure
  ) throws(Failure) -> Value {
    let session = DecodingSession(
      json, options: options, context: context, remains: idle.take() ?? DecodingSession.Remains())
    defer { idle.put(session.end()) }
    do {
      return try session.decode(type, at: json.position, depth: 0)
    } catch {
      throw resolve(error, session)
    }
  }

  /// Decodes a value by a closure, else as ``decode(_:from:context:resolve:)`` does.
  func decode<Value, Failure: Error>(
    from json: JSONValue, context: DecodingContext?, _ read: (any Decoder) throws -> Value,
    resolve: (any Error, DecodingSession) -> Failure
  ) throws(Failure) -> Value {
    let session = DecodingSession(
      json, options: options, context: context, remains: idle.take() ?? DecodingSession.Remains())
    defer { idle.put(session.end()) }
    do {
      return try session.decodeModel(at: json.position, depth: 0, read)
    } catch {
      throw resolve(error, session)
    }
  }
}
