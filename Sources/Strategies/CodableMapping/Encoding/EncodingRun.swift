internal import JSONCore
internal import JSONFoundation

/// Runs encodes with one set of options.
struct EncodingRun: Sendable {
  let options: EncodingOptions
  private let idle = IdleObjects<EncodingSession>()

  init(_ options: EncodingOptions) { self.options = options }

  /// Writes a value.
  ///
  /// - Parameter resolve: Creates the error to throw. Its arguments are the thrown error, which is one of
  ///   user code or an `EncodingError` with a `JSONError`, and the coding path, in case the error doesn't
  ///   include one.
  func write<Value: Encodable, Failure: Error>(
    _ value: Value, into writer: inout JSONWriter, resolve: (any Error, [any CodingKey]) -> Failure
  ) throws(Failure) {
    let start = writer.checkpoint
    var session = idle.take() ?? EncodingSession(options)
    session.begin(writer.options)
    swap(&session.writer, &writer)
    do {
      try session.encode(value)
      if let error = session.pendingError { throw error }
      if session.needsTree { throw EncodeRestart() }
      swap(&session.writer, &writer)
      end(&session)
    } catch {
      swap(&session.writer, &writer)
      if session.needsTree, session.pendingError == nil {
        writer.rewind(to: start)
        end(&session)
        return try writeTree(value, into: &writer, resolve: resolve)
      }
      let path = session.noted.path
      end(&session)
      throw resolve(error is NothingEncoded ? NothingEncoded.error(for: value) : error, path)
    }
  }

  private func end(_ session: inout EncodingSession) {
    EncodingSession.end(&session)
    idle.put(session)
  }

  private func writeTree<Value: Encodable, Failure: Error>(
    _ value: Value, into writer: inout JSONWriter, resolve: (any Error, [any CodingKey]) -> Failure
  ) throws(Failure) {
    let session = EncodingSession(options)
    session.begin(writer.options)
    defer { session.stop() }
    do {
      let root = try session.node(of: value, path: [])
      guard !root.isNothing else { throw NothingEncoded.error(for: value) }
      try root.write(to: &writer)
    } catch {
      throw resolve(error, session.noted.path)
    }
  }

  /// Writes a value; throws a `JSONError`, as the mappers of all strategies do.
  func encode<Value: Encodable>(_ value: Value, into writer: inout JSONWriter) throws(JSONError) {
    try write(value, into: &writer) { EncodingRun.resolution(of: $0, path: $1) }
  }

  /// The `JSONError` for an error thrown by an encode.
  private static func resolution(of error: any Error, path: [any CodingKey]) -> JSONError {
    switch error {
    case let error as JSONError: return error
    case EncodingError.invalidValue(_, let context):
      if let issue = context.underlyingError as? JSONError {
        return issue.issue.path.components.isEmpty ? issue.moved(to: context.codingPath) : issue
      }
      return JSONError(.custom(context.debugDescription)).moved(to: context.codingPath)
    default: return JSONError(.custom(error.ownText), underlyingError: error).moved(to: path)
    }
  }
}
