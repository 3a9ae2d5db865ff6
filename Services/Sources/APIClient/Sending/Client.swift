public import JSONCore

/// Sends endpoints to a service and decodes the responses.
///
///     let client = Client<Guest>(.production, transport: URLSessionTransport())
///     let movies = try await client.send(.topGrossingMovies(year: 2016))
///
/// A client is a value without state of its own; its parts are passed to the initializer. `Granted` is the
/// scope of the endpoints that it may send; see ``Scope``.
public struct Client<Granted: Scope>: Sendable {
  /// The environment of the service.
  public let environment: APIEnvironment
  let pipeline: Pipeline

  /// Creates a client.
  ///
  /// - Parameters:
  ///   - environment: The environment of the service.
  ///   - transport: Sends the requests: `URLSessionTransport`, `AsyncHTTPClientTransport`, ``StubTransport``
  ///     or your own.
  ///   - interceptors: The interceptors of all requests; the first is the outermost.
  ///   - monitors: The monitors of all requests.
  ///   - options: The options of all requests.
  public init(
    _ environment: APIEnvironment, transport: any Transport, interceptors: [any Interceptor] = [],
    monitors: [any EventMonitor] = [], options: ClientOptions = ClientOptions()
  ) {
    self.environment = environment
    pipeline = Pipeline(
      transport: transport, interceptors: interceptors, monitors: monitors, options: options)
  }

  private init(_ environment: APIEnvironment, _ pipeline: Pipeline) {
    self.environment = environment
    self.pipeline = pipeline
  }

  /// Returns a client of the next narrower scope, for code that shouldn't have access to the rest.
  public func narrowed(to scope: Granted.Included.Type = Granted.Included.self) -> Client<Granted.Included> {
    Client<Granted.Included>(environment, pipeline)
  }
}

extension Client: ShownByDescription {
  /// The type and the environment. The rest is omitted, since it holds credentials and connections.
  public var description: String { "\(Self.self) of \(environment)" }
}
