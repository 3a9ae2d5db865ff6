public import HTTPTypes
public import JSONCore
public import JSONMapping

/// A request that a service accepts: its method and address, its response, and the scope that may send it.
///
///     extension Endpoint where Access == Guest {
///       static func movie(id: Int) -> Endpoint where Response == Movie {
///         .get("movies/\(id)", as: MappableMapper<Movie>())
///       }
///     }
///
///     let movie = try await client.send(.movie(id: 1))
///
/// An endpoint is a value: it holds no client, no base URL and no credential.
public struct Endpoint<Response: Sendable, Access: Scope>: Sendable {
  /// The method.
  public var method: HTTPRequest.Method
  /// The path, relative to the base URL of the service.
  public var path: Path
  /// The query.
  public var query: QueryParameters
  /// Header fields of this endpoint, which replace those of the client.
  public var headerFields = HTTPFields()
  /// The body.
  public var body: RequestBody?
  /// The accepted statuses; others throw a ``ClientError`` of the kind `status`.
  public var acceptedStatus = AcceptedStatus.success
  /// The accepted media types, without parameters; empty to accept all. Responses without a media type are
  /// accepted. If `application/json` is accepted, so is any type that ends in `+json`.
  public var acceptedContentTypes: [String]
  /// The largest body of the response, in bytes; `nil` for the limit of the client.
  public var bodyLimit: Int?
  /// The time allowed for the whole request with its retries; `nil` for the limit of the client. A streamed
  /// body must also end within it.
  public var timeout: Duration?
  /// Whether the request may be retried.
  public var idempotency = Exchange.Idempotency.byMethod
  let decode: @Sendable ([UInt8]) throws(JSONError) -> Response
  /// The statuses without a body to decode, and the response for them.
  private(set) var absence: Absence<Response>?

  /// Creates an endpoint whose response a function decodes.
  ///
  /// - Parameters:
  ///   - method: The method of the request.
  ///   - path: The path, relative to the base URL of the environment.
  ///   - query: The items of the query, in order.
  ///   - body: The body of the request.
  ///   - acceptedContentTypes: The accepted media types; empty to accept all.
  ///   - decode: Decodes the whole body, which may be empty.
  public init(
    _ method: HTTPRequest.Method, _ path: Path, query: QueryParameters = [:], body: RequestBody? = nil,
    acceptedContentTypes: [String] = [],
    decode: @escaping @Sendable ([UInt8]) throws(JSONError) -> Response
  ) {
    self.method = method
    self.path = path
    self.query = query
    self.body = body
    self.acceptedContentTypes = acceptedContentTypes
    self.decode = decode
  }

  /// Creates an endpoint whose response a mapper of any strategy decodes.
  public init(
    _ method: HTTPRequest.Method, _ path: Path, query: QueryParameters = [:], body: RequestBody? = nil,
    as decoding: any Decoding<Response>
  ) {
    self.init(method, path, query: query, body: body, acceptedContentTypes: ["application/json"]) {
      (bytes) throws(JSONError) in try decoding.decode(bytes)
    }
  }

  private init<Other, OtherAccess>(
    _ other: Endpoint<Other, OtherAccess>, absence: Absence<Response>?,
    decode: @escaping @Sendable ([UInt8]) throws(JSONError) -> Response
  ) {
    self.init(
      other.method, other.path, query: other.query, body: other.body,
      acceptedContentTypes: other.acceptedContentTypes, decode: decode)
    headerFields = other.headerFields
    acceptedStatus = other.acceptedStatus
    bodyLimit = other.bodyLimit
    timeout = other.timeout
    idempotency = other.idempotency
    self.absence = absence
  }

  /// Returns the endpoint with a converted response, for example from a model of the service to a model of
  /// the app.
  ///
  ///     let titles = Endpoint<[Movie], Anyone>.get("movies", as: movies.array).map { $0.map(\.name) }
  public func map<Other: Sendable>(
    _ convert: @escaping @Sendable (Response) throws(JSONError) -> Other
  ) -> Endpoint<Other, Access> {
    let decode = decode
    let absence = absence.map { absence in
      Absence(statuses: absence.statuses) { () throws(JSONError) in try convert(absence.response()) }
    }
    return Endpoint<Other, Access>(self, absence: absence) { (bytes) throws(JSONError) in
      try convert(decode(bytes))
    }
  }

  /// Returns the endpoint with an optional response. It is `nil` if the service responds with one of these
  /// statuses, which mean that the resource doesn't exist. The body of such a response isn't read.
  ///
  ///     let movie = try await client.send(Endpoint.movie(id: 1).orNil())   // Movie?
  ///     let draft = try await client.send(Endpoint.draft.orNil(on: [404, 410]))
  ///     let saved = try await client.send(Endpoint.draft.orNil(whenEmpty: true))
  ///
  /// A `nil` response isn't a failure: monitors receive a success event, and the value of an `Offline`
  /// resource is also `nil`. Retries and an ``AuthenticationInterceptor`` handle the status first. The
  /// elements and lines of the endpoint still fail on these statuses, since a stream has no response that
  /// could be `nil`.
  ///
  /// - Parameters:
  ///   - statuses: The statuses that mean that there is no resource.
  ///   - whenEmpty: Whether an accepted response without a body, or with only white space, is also `nil`.
  public func orNil(
    on statuses: Set<Int> = [404], whenEmpty: Bool = false
  ) -> Endpoint<Response?, Access> {
    let decode = decode
    let absence = Absence<Response?>(statuses: statuses.union(absence?.statuses ?? [])) { nil }
    return Endpoint<Response?, Access>(self, absence: absence) { (bytes) throws(JSONError) in
      whenEmpty && bytes.allSatisfy({ [0x20, 0x09, 0x0A, 0x0D].contains($0) }) ? nil : try decode(bytes)
    }
  }

  /// Returns the endpoint for the next wider scope, so that it can be sent together with endpoints of that
  /// scope.
  ///
  ///     try await client.all(.profile, Endpoint.topMovies.widened())
  public func widened<Wider: Scope>(to scope: Wider.Type = Wider.self) -> Endpoint<Response, Wider>
  where Wider.Included == Access {
    Endpoint<Response, Wider>(self, absence: absence, decode: decode)
  }

  /// Returns the endpoint for the scope two steps wider, so that it can be sent together with endpoints of
  /// that scope.
  @_disfavoredOverload
  public func widened<Wider: Scope>(to scope: Wider.Type = Wider.self) -> Endpoint<Response, Wider>
  where Wider.Included.Included == Access {
    Endpoint<Response, Wider>(self, absence: absence, decode: decode)
  }

  /// Returns a changed copy of the endpoint.
  ///
  ///     let todos = Endpoint<[Todo], Anyone>.get("todos", as: todos.array).with { $0.timeout = .seconds(5) }
  public func with(_ change: (inout Endpoint) -> Void) -> Endpoint {
    var endpoint = self
    change(&endpoint)
    return endpoint
  }
}

/// The statuses without a body to decode, and the response for them.
struct Absence<Response>: Sendable {
  let statuses: Set<Int>
  let response: @Sendable () throws(JSONError) -> Response
}

extension Endpoint: ShownByDescription {
  /// The method and path, without secrets.
  public var description: String { "\(method) \(path)\(query.isEmpty ? "" : "?\(query)")" }
}
