public import HTTPTypes
public import JSONCore
public import JSONMapping
public import JSONStreaming

// The compiler would report that a metatype isn't a mapper, or that a model isn't `Void`. It considers these
// forms only for calls that don't compile otherwise, so they cost nothing and make no call ambiguous.

private var never: Never { fatalError() }

@available(*, unavailable, message: "pass a mapper as 'as:', such as 'CodableMapper<Model>()'")
extension Endpoint {
  /// Unavailable: the response needs a mapper.
  public init(
    _: HTTPRequest.Method, _: Path, query: QueryParameters = [:], body: RequestBody? = nil,
    as: Response.Type? = nil
  ) { never }

  /// Unavailable: the response needs a mapper.
  public init(_: some Route, as: Response.Type? = nil) { never }

  /// Unavailable: the response needs a mapper.
  public static func get(_: Path, query: QueryParameters = [:], as: Response.Type? = nil) -> Self { never }

  /// Unavailable: the response needs a mapper.
  public static func delete(_: Path, query: QueryParameters = [:], as: Response.Type? = nil) -> Self { never }

  /// Unavailable: the response needs a mapper.
  public static func post(_: Path, body: RequestBody? = nil, as: Response.Type? = nil) -> Self { never }

  /// Unavailable: the response needs a mapper.
  public static func post<Body>(
    _: Path, _: Body, with: any Encoding<Body>, as: Response.Type? = nil
  ) -> Self { never }

  /// Unavailable: the response needs a mapper.
  public static func put<Body>(
    _: Path, _: Body, with: any Encoding<Body>, as: Response.Type? = nil
  ) -> Self { never }

  /// Unavailable: the response needs a mapper.
  public static func patch<Body>(
    _: Path, _: Body, with: any Encoding<Body>, as: Response.Type? = nil
  ) -> Self { never }
}

@available(*, unavailable, message: "pass a mapper as 'with:', such as 'CodableMapper<Model>()'")
extension Endpoint {
  /// Unavailable: the body needs a mapper.
  public static func post(
    _: Path, _: Any, with: Any.Type? = nil, as: any Decoding<Response>
  ) -> Self { never }

  /// Unavailable: the body needs a mapper.
  public static func put(_: Path, _: Any, with: Any.Type? = nil, as: any Decoding<Response>) -> Self { never }

  /// Unavailable: the body needs a mapper.
  public static func patch(
    _: Path, _: Any, with: Any.Type? = nil, as: any Decoding<Response>
  ) -> Self { never }

  /// Unavailable: the body needs a mapper.
  public static func post(_: Path, _: Any, with: Any.Type? = nil) -> Self where Response == Void { never }

  /// Unavailable: the body needs a mapper.
  public static func put(_: Path, _: Any, with: Any.Type? = nil) -> Self where Response == Void { never }

  /// Unavailable: the body needs a mapper.
  public static func patch(_: Path, _: Any, with: Any.Type? = nil) -> Self where Response == Void { never }
}

@available(*, unavailable, message: "pass mappers as 'with:' and 'as:', such as 'CodableMapper<Model>()'")
extension Endpoint {
  /// Unavailable: the body and the response need mappers.
  public static func post(_: Path, _: Any, with: Any.Type? = nil, as: Response.Type? = nil) -> Self { never }

  /// Unavailable: the body and the response need mappers.
  public static func put(_: Path, _: Any, with: Any.Type? = nil, as: Response.Type? = nil) -> Self { never }

  /// Unavailable: the body and the response need mappers.
  public static func patch(_: Path, _: Any, with: Any.Type? = nil, as: Response.Type? = nil) -> Self { never }
}

@available(*, unavailable, message: "pass the mapper to the endpoint: 'send(.get(path, as: mapper))'")
extension Client {
  /// Unavailable: the endpoint has the mapper.
  ///
  /// - Throws: What `send(_:)` throws.
  public func send<Whole, Model>(
    _: Endpoint<Whole, Granted>, as: Model.Type
  ) async throws(ClientError) -> Model { never }

  /// Unavailable: the endpoint has the mapper.
  ///
  /// - Throws: What `send(_:)` throws.
  public func send<Whole, Model>(
    _: Endpoint<Whole, Granted>, as: any Decoding<Model>
  ) async throws(ClientError) -> Model { never }
}

@available(*, unavailable, message: "pass a mapper as 'as:', such as 'CodableMapper<Model>()'")
extension Client {
  /// Unavailable: the elements need a mapper.
  public func elements<Whole, Model>(
    of: Endpoint<Whole, Granted>, at: JSONKeyPath = [], as: Model.Type, options: StreamOptions? = nil
  ) -> ElementSequence<Model> { never }

  /// Unavailable: the lines need a mapper.
  public func lines<Whole, Model>(
    of: Endpoint<Whole, Granted>, as: Model.Type, options: StreamOptions? = nil
  ) -> ElementSequence<Model> { never }

  /// Unavailable: the data of the events needs a mapper.
  public func events<Whole, Value>(
    of: Endpoint<Whole, Granted>, as: Value.Type, options: StreamOptions? = nil,
    reconnectionDelay: Duration? = nil, idleTimeout: Duration? = nil
  ) -> ServerSentEvents<Value> { never }
}

@available(*, unavailable, message: "pass a mapper as 'as:', such as 'CodableMapper<Model>()'")
extension StatusError {
  /// Unavailable: the body needs a mapper.
  ///
  /// - Throws: What `decoded(as:)` throws with a mapper.
  public func decoded<Model>(as: Model.Type) throws(JSONError) -> Model { never }
}

@available(*, unavailable, message: "pass a mapper as 'as:', such as 'CodableMapper<Model>()'")
extension TargetReply {
  /// Unavailable: the body needs a mapper.
  ///
  /// - Throws: What `decoded(as:)` throws with a mapper.
  public func decoded<Model>(as: Model.Type) throws(ClientError) -> Model { never }
}

@available(*, unavailable, message: "pass a mapper as 'as:', such as 'CodableMapper<Model>()'")
extension Provider {
  /// Unavailable: the response needs a mapper.
  ///
  /// - Throws: What `request(_:as:)` throws with a mapper.
  public func request<Model>(_: Requested, as: Model.Type) async throws(ClientError) -> Model { never }
}
