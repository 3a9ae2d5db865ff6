internal import HTTPTypes
public import JSONCore
public import JSONMapping

/// Sends the targets of one type, like a provider of Moya.
///
///     let provider = Provider<GitHub>(transport: URLSessionTransport())
///     let user = try await provider.request(.user("ada"), as: users)
public struct Provider<Requested: Target>: Sendable {
  /// Whether samples are returned instead of the responses of the service.
  public enum Stubbing: Sendable, Hashable {
    /// Requests are sent to the service.
    case never
    /// The sample is returned immediately.
    case immediate
    /// The sample is returned after a delay.
    case delayed(Duration)
  }

  /// The endpoint of a target, whose response is the bytes of the body.
  public typealias TargetEndpoint = Endpoint<[UInt8], Anyone>

  private let pipeline: Pipeline
  /// Sends the exchange of a target: to the service, or to a stub with its sample.
  private let send: @Sendable (Requested) -> Interceptor.Next
  private let plugins: [any ProviderPlugin]
  private let endpointClosure: @Sendable (Requested) -> TargetEndpoint

  /// Creates a provider.
  ///
  /// - Parameters:
  ///   - transport: Sends the requests.
  ///   - interceptors: The interceptors of all requests, the outermost first.
  ///   - monitors: The monitors of all requests.
  ///   - options: Limits and timeouts.
  ///   - endpointClosure: Creates the endpoint of a target, usually from ``endpoint(for:)`` with changes such
  ///     as common header fields.
  ///   - stubbing: Whether samples are returned instead of the responses of the service.
  ///   - plugins: The plugins, called in this order.
  ///   - tracksInflight: Whether equal requests under way are sent only once. This applies to GET, HEAD,
  ///     OPTIONS and TRACE. Requests are compared after all interceptors, so requests with different
  ///     credentials are not equal.
  public init(
    transport: any Transport, interceptors: [any Interceptor] = [], monitors: [any EventMonitor] = [],
    options: ClientOptions = ClientOptions(),
    endpointClosure: @escaping @Sendable (Requested) -> TargetEndpoint = { Provider.endpoint(for: $0) },
    stubbing: Stubbing = .never, plugins: [any ProviderPlugin] = [], tracksInflight: Bool = false
  ) {
    let inflight = tracksInflight ? InflightRequests() : nil
    let pipelineTo = { @Sendable (transport: any Transport) in
      Pipeline(
        transport: transport, interceptors: interceptors, monitors: monitors, options: options,
        innermost: inflight.map { inflight in { send in inflight.joining(send) } })
    }
    let pipeline = pipelineTo(transport)
    self.pipeline = pipeline
    send = { target in
      let answer: StubTransport.Answer
      switch stubbing {
      case .never: return pipeline.send
      case .immediate: answer = .reply(target.sampleReply)
      case .delayed(let delay): answer = .delayed(delay, .reply(target.sampleReply))
      }
      return pipelineTo(StubTransport(clock: options.clock, recordsRequests: false) { _ in answer }).send
    }
    self.endpointClosure = endpointClosure
    self.plugins = plugins
  }

  /// Returns the endpoint that a target describes.
  public static func endpoint(for target: Requested) -> TargetEndpoint {
    var endpoint = TargetEndpoint(bytesOf: target)
    if let body = target.body { endpoint.body = body }
    endpoint.acceptedStatus = target.validation
    return endpoint
  }

  /// Sends a target and decodes the response.
  ///
  /// - Throws: ``ClientError``, of the kind `decoding` if the mapper can't decode the body.
  @concurrent
  public func request<Model: Sendable>(
    _ target: Requested, as decoding: any Decoding<Model>
  ) async throws(ClientError) -> Model {
    try await request(target).decoded(as: decoding)
  }

  /// Sends a target.
  ///
  /// - Throws: ``ClientError``.
  @concurrent
  public func request(_ target: Requested) async throws(ClientError) -> TargetReply {
    let endpoint = endpointClosure(target)
    let result = await result(of: endpoint, for: target)
    for plugin in plugins { plugin.didReceive(result, for: target) }
    return try plugins.reduce(result) { $1.process($0, for: target) }.get()
  }

  /// Sends a target and calls a function with the result.
  ///
  /// - Parameters:
  ///   - target: The target to send.
  ///   - completion: Called once, on the main actor. A script that blocks the main thread until then
  ///     deadlocks; use the `async` form there.
  @discardableResult
  public func request(
    _ target: Requested, completion: @escaping @MainActor @Sendable (Result<TargetReply, ClientError>) -> Void
  ) -> RequestTask {
    RequestTask(completion) { () async throws(ClientError) in try await self.request(target) }
  }

  private func result(
    of endpoint: TargetEndpoint, for target: Requested
  ) async -> Result<TargetReply, ClientError> {
    await Result { () async throws(ClientError) in
      let exchange = try pipeline.exchange(for: endpoint, in: target.environment)
      let (body, response, metrics) = try await pipeline.response(
        to: endpoint, in: target.environment, exchange,
        by: { (exchange) async throws(ClientError) in try await self.deliver(exchange, for: target) })
      return TargetReply(response: response, body: body) { error in
        exchange.failure(.decoding(error), status: response.status, attempts: metrics.attempts)
      }
    }
  }

  /// Lets plugins change a request, notifies them, and sends it.
  private func deliver(
    _ exchange: consuming Exchange, for target: Requested
  ) async throws(ClientError) -> Reply {
    for plugin in plugins { try plugin.prepare(&exchange, for: target) }
    for plugin in plugins { plugin.willSend(exchange, for: target) }
    return try await send(target)(exchange)
  }
}

extension Provider: ShownByDescription {}
