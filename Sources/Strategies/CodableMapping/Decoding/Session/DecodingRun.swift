// `@inline(__always)`: so that the closure and the model's type are known, once per decode.

internal import JSONCore

/// Runs decodes with one set of options.
// A class: a decode would copy a structure, and threads would wait for each other to retain its contents.
final class DecodingRun: Sendable {
  let options: DecodingOptions
  private let idle: IdleObjects<DecodingSession>
  /// Whether the idle sessions can have had other options.
  private let sharesIdle: Bool

  /// - Parameter former: A run with other options. The stored sessions don't depend on them.
  init(_ options: DecodingOptions, sharing former: DecodingRun? = nil) {
    self.options = options
    idle = former?.idle ?? IdleObjects()
    sharesIdle = former != nil
  }

  private func beginSession(_ json: JSONValue, context: WholeReference<DecodingContext>?) -> DecodingSession {
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

  /// Decodes a value by a closure; throws errors of user code, and `DecodingError` with a `JSONError` that
  /// has no path yet.
  ///
  /// - Parameter resolve: Creates the error to throw from the thrown one, while the document is available.
  @inline(__always)
  func decode<Value, Failure: Error>(
    from json: JSONValue, context: WholeReference<DecodingContext>?,
    _ read: (DecodingSession) throws -> Value, resolve: (any Error, DecodingSession) -> Failure
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
