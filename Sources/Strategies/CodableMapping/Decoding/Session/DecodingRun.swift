// Inlined by force: so that the closure and the model's type are known, once per decode.

internal import JSONCore

/// Runs decodes with one set of options.
struct DecodingRun: Sendable {
  private(set) var options: DecodingOptions
  private let idle = IdleSessions<DecodingSession>()
  /// Whether the idle sessions may have had other options.
  private var sharesIdle = false

  init(_ options: DecodingOptions) {
    self.options = options
  }

  /// The run with other options. What one decode leaves to the next does not depend on them.
  func with(_ options: DecodingOptions) -> DecodingRun {
    var run = self
    run.options = options
    run.sharesIdle = true
    return run
  }

  private func beginSession(_ json: JSONValue, context: DecodingContext?) -> DecodingSession {
    let session = idle.take() ?? DecodingSession(options)
    if sharesIdle { session.use(options) }
    session.begin(json, context: context)
    return session
  }

  private func end(_ session: inout DecodingSession) {
    DecodingSession.end(&session)
    if sharesIdle { session.use(DecodingOptions()) }
    idle.put(session)
  }

  /// Decodes a value; throws what user code throws, and `DecodingError` with a `JSONError` still without a
  /// path.
  ///
  /// - Parameter resolve: Makes the error to throw from the thrown one, while the document is at hand.
  @inline(__always)
  func decode<Value: Decodable, Failure: Error>(
    _ type: Value.Type, from json: JSONValue, context: DecodingContext?,
    resolve: (any Error, DecodingSession) -> Failure
  ) throws(Failure) -> Value {
    try decode(
      from: json, context: context, in: { try $0.decode(type, at: $0.root, depth: 0) }, resolve: resolve)
  }

  /// Decodes a value by a closure, else as ``decode(_:from:context:resolve:)`` does.
  func decode<Value, Failure: Error>(
    from json: JSONValue, context: DecodingContext?, _ read: (any Decoder) throws -> Value,
    resolve: (any Error, DecodingSession) -> Failure
  ) throws(Failure) -> Value {
    try decode(
      from: json, context: context, in: { try $0.decodeModel(at: $0.root, depth: 0, read) }, resolve: resolve)
  }

  @inline(__always)
  private func decode<Value, Failure: Error>(
    from json: JSONValue, context: DecodingContext?, in read: (DecodingSession) throws -> Value,
    resolve: (any Error, DecodingSession) -> Failure
  ) throws(Failure) -> Value {
    var session = beginSession(json, context: context)
    do {
      let value = try read(session)
      end(&session)
      return value
    } catch {
      let failure = resolve(error, session)
      end(&session)
      throw failure
    }
  }
}
