#if Client
public import HTTPTypes
internal import JSONCore
public import JSONMapping

/// A place of a service: what an `enum` of routes says about each case.
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
  /// The method; GET unless the route says otherwise.
  var method: HTTPRequest.Method { get }
  /// The path below the address of the service.
  var path: Path { get }
  /// What the route is given; nothing unless it says otherwise.
  var parameters: RouteParameters { get }
  /// Where the parameters stand; in the query for GET, HEAD and DELETE, in a JSON object for others.
  var encoding: ParameterEncoding { get }
  /// Header fields of this route.
  var headerFields: HTTPFields { get }
}

extension Route {
  /// GET.
  public var method: HTTPRequest.Method { .get }

  /// None.
  public var parameters: RouteParameters { [:] }

  /// In the query for GET, HEAD and DELETE, in a JSON object for others.
  public var encoding: ParameterEncoding { [.get, .head, .delete].contains(method) ? .query : .json }

  /// None.
  public var headerFields: HTTPFields { [:] }
}

extension Endpoint {
  /// Creates an endpoint from a route.
  ///
  /// Parameters that have no form where they are to stand are found when the endpoint is sent: it fails as
  /// `encoding`.
  public init(_ route: some Route, as decoding: any Decoding<Response>) {
    self.init(route.method, route.path, as: decoding)
    add(route)
  }

  /// Adds what a route says besides method and path.
  mutating func add(_ route: some Route) {
    headerFields = route.headerFields
    let parameters = route.parameters
    guard !parameters.isEmpty else { return }
    switch route.encoding {
    case .query:
      do { query = try parameters.query() } catch { body = .failure(error) }
    case .form:
      body = RequestBody(contentType: "application/x-www-form-urlencoded") { () throws(JSONError) in
        Array(try parameters.query().encoded.utf8)
      }
    case .json:
      body = RequestBody(contentType: "application/json") { () throws(JSONError) in try parameters.json() }
    }
  }
}

extension Endpoint where Response == Void {
  /// Creates an endpoint from a route whose answer has no content that matters.
  public init(_ route: some Route) {
    self.init(route.method, route.path) { _ in }
    add(route)
  }
}

extension Endpoint where Response == [UInt8] {
  /// Creates an endpoint from a route whose answer is taken as it is.
  public init(bytesOf route: some Route) {
    self.init(route.method, route.path) { $0 }
    add(route)
  }
}

extension RequestBody {
  /// A body that can't be written.
  static func failure(_ error: JSONError) -> RequestBody {
    RequestBody(contentType: "application/json") { () throws(JSONError) in throw error }
  }
}
#endif
