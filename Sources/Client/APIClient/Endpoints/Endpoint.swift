#if Client
public import HTTPTypes
public import JSONCore
public import JSONMapping

/// One thing that a service can be asked for: where, how, what the answer is, and who may ask.
///
///     extension Endpoint where Access == Guest {
///       static func movie(id: Int) -> Endpoint where Response == Movie {
///         .get("movies/\(id)", as: MappableMapper<Movie>())
///       }
///     }
///
///     let movie = try await client.send(.movie(id: 1))
///
/// It is a value: it holds no client, no address of a service and no credential.
public struct Endpoint<Response: Sendable, Access: Scope>: Sendable {
  /// The method.
  public var method: HTTPRequest.Method
  /// The path below the address of the service.
  public var path: Path
  /// What follows the `?`.
  public var query: QueryParameters
  /// Header fields of this endpoint; they win over those of the client.
  public var headerFields = HTTPFields()
  /// The body.
  public var body: RequestBody?
  /// The statuses that are no errors.
  public var acceptedStatus = AcceptedStatus.success
  /// The types of content that are accepted, without parameters; a reply that names none is accepted, and so is
  /// any `+json` where `application/json` is. Empty: all.
  public var acceptedContentTypes: [String]
  /// The most bytes that the body of the reply may have; `nil` for the limit of the client.
  public var bodyLimit: Int?
  /// The time allowed for the whole request, with its retries; `nil` for that of the client. A body that is read in
  /// chunks has to end within it, too.
  public var timeout: Duration?
  /// Whether the request may be sent again.
  public var idempotency = Exchange.Idempotency.byMethod
  /// What a stub answers.
  public var sample: SampleReply?
  let decode: @Sendable ([UInt8]) throws(JSONError) -> Response
  /// When there is nothing to decode, and what stands for it.
  private(set) var absence: Absence<Response>?

  /// Creates an endpoint whose body is decoded by a function.
  ///
  /// - Parameters:
  ///   - method: The method of the request.
  ///   - path: The path below the environment's address.
  ///   - query: The query's items, in their order.
  ///   - body: What is sent along.
  ///   - acceptedContentTypes: The media types that an answer may have; any, if there are none.
  ///   - decode: Gets the whole body, which may be empty.
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

  /// Creates an endpoint whose body is decoded by a mapper, whichever dialect it is of.
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
    sample = other.sample
    self.absence = absence
  }

  /// The endpoint with its response converted, as from a model of the service to one of the app.
  ///
  ///     let titles = Endpoint<[Movie], Anyone>.get("movies", as: movies.array).map { movies in movies.map(\.name) }
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

  /// The endpoint whose response is `nil` where the service answers with one of these statuses: what is asked for isn't
  /// there. The body of such a reply is not read.
  ///
  ///     let movie = try await client.send(Endpoint.movie(id: 1).orNil())   // Movie?
  ///     let draft = try await client.send(Endpoint.draft.orNil(on: [404, 410]))
  ///
  /// It is no failure: monitors are told that the request succeeded, and an answer of `Offline` is `nil`, too. What
  /// retries and an ``AuthenticationInterceptor`` do with the status comes first. The elements and lines of such an
  /// endpoint fail as those of the other one do: a stream has no response that could be `nil`.
  public func orNil(on statuses: Set<Int> = [404]) -> Endpoint<Response?, Access> {
    let decode = decode
    let absence = Absence<Response?>(statuses: statuses.union(absence?.statuses ?? [])) { nil }
    return Endpoint<Response?, Access>(self, absence: absence) { (bytes) throws(JSONError) in
      try decode(bytes)
    }
  }

  /// The endpoint for a wider scope, so that it can stand beside endpoints of that scope.
  ///
  ///     try await client.all(.profile, .orders, Endpoint.topMovies.widened())
  public func widened<Wider: Scope>(to scope: Wider.Type = Wider.self) -> Endpoint<Response, Wider>
  where Wider.Included == Access {
    Endpoint<Response, Wider>(self, absence: absence, decode: decode)
  }

  /// The endpoint with something changed.
  ///
  ///     let todos = Endpoint<[Todo], Anyone>.get("todos", as: todos.array).with { $0.timeout = .seconds(5) }
  public func with(_ change: (inout Endpoint) -> Void) -> Endpoint {
    var endpoint = self
    change(&endpoint)
    return endpoint
  }
}

/// The statuses that say that there is nothing to decode, and the response that stands for that.
struct Absence<Response>: Sendable {
  let statuses: Set<Int>
  let response: @Sendable () throws(JSONError) -> Response
}

extension Endpoint: ShownByDescription {
  /// Method and path, without secrets.
  public var description: String { "\(method) \(path)\(query.isEmpty ? "" : "?\(query)")" }
}
#endif
