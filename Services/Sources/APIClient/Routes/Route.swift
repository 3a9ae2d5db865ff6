public import HTTPTypes
internal import JSONCore
public import JSONMapping

/// A route of a service, typically a case of an `enum`.
///
///     enum MovieRoute: Route {
///       case movie(id: Int), topGrossing(year: Int)
///       var path: Path {
///         switch self {
///         case .movie(let id): "movies/\(id)"
///         case .topGrossing(let year): "movies/topGrossing/\(year)"
///         }
///       }
///     }
///
///     let movie = try await client.send(Endpoint(MovieRoute.movie(id: 1), as: movies))
public protocol Route: Sendable {
  /// The method. Defaults to GET.
  var method: HTTPRequest.Method { get }
  /// The path, relative to the base URL of the service.
  var path: Path { get }
  /// The parameters of the request. Defaults to none.
  var parameters: RouteParameters { get }
  /// The location of the parameters. Defaults to the query for GET, HEAD and DELETE, and to a JSON object for
  /// other methods.
  var encoding: ParameterEncoding { get }
  /// Header fields of this route.
  var headerFields: HTTPFields { get }
}

extension Route {
  /// GET.
  public var method: HTTPRequest.Method { .get }

  /// No parameters.
  public var parameters: RouteParameters { [:] }

  /// The query for GET, HEAD and DELETE, a JSON object for other methods.
  public var encoding: ParameterEncoding { [.get, .head, .delete].contains(method) ? .query : .json }

  /// No header fields.
  public var headerFields: HTTPFields { [:] }
}

extension Endpoint {
  /// Creates an endpoint from a route.
  ///
  /// If a parameter can't be encoded, sending the endpoint throws a ``ClientError`` of the kind `encoding`.
  public init(_ route: some Route, as decoding: any Decoding<Response>) {
    self.init(route.method, route.path, as: decoding)
    add(route)
  }

  /// Adds the parameters and header fields of a route.
  mutating func add(_ route: some Route) {
    headerFields = route.headerFields
    let parameters = route.parameters
    guard !parameters.isEmpty else { return }
    switch route.encoding {
    case .query: query = parameters.query
    case .form: body = .form(parameters.query)
    case .json:
      body = RequestBody(contentType: "application/json") { () throws(JSONError) in try parameters.json() }
    }
  }
}

extension Endpoint where Response == Void {
  /// Creates an endpoint from a route and ignores the body of the response.
  public init(_ route: some Route) {
    self.init(route.method, route.path) { _ in }
    add(route)
  }
}

extension Endpoint where Response == [UInt8] {
  /// Creates an endpoint from a route and returns the bytes of the body.
  public init(bytesOf route: some Route) {
    self.init(route.method, route.path) { $0 }
    add(route)
  }
}
