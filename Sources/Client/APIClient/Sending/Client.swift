#if Client
public import JSONCore

/// Sends endpoints to a service and decodes what it answers.
///
///     let client = Client<Guest>(.production, transport: URLSessionTransport())
///     let movies = try await client.send(.topGrossingMovies(year: 2016))
///
/// It is a value without state of its own: what it needs is given to it. `Granted` is what its caller may ask,
/// see ``Scope``.
public struct Client<Granted: Scope>: Sendable {
  /// Where the service runs.
  public let environment: APIEnvironment
  let pipeline: Pipeline

  /// Creates a client.
  ///
  /// - Parameters:
  ///   - environment: Where the service runs.
  ///   - transport: What carries requests: `URLSessionTransport`, ``StubTransport`` or your own.
  ///   - interceptors: What each request goes through; the first is the outermost.
  ///   - monitors: What is told of each event.
  ///   - options: What holds for all requests.
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

  /// A client that may ask less: for code that should not have the rest.
  public func narrowed(to scope: Granted.Included.Type = Granted.Included.self) -> Client<Granted.Included> {
    Client<Granted.Included>(environment, pipeline)
  }
}

extension Client: ShownByDescription {
  /// The type, and where the service runs. What requests go through is left out: it holds credentials, and connections
  /// at work.
  public var description: String { "\(Self.self) of \(environment)" }
}
#endif
