internal import HTTPTypes
public import JSONMapping

extension Endpoint {
  /// Creates a GET endpoint that decodes a model.
  public static func get(
    _ path: Path, query: QueryParameters = [:], as decoding: any Decoding<Response>
  ) -> Endpoint { Endpoint(.get, path, query: query, as: decoding) }

  /// Creates a DELETE endpoint that decodes a model.
  public static func delete(
    _ path: Path, query: QueryParameters = [:], as decoding: any Decoding<Response>
  ) -> Endpoint { Endpoint(.delete, path, query: query, as: decoding) }

  /// Creates a POST endpoint that sends a model and decodes a model.
  public static func post<Body: Sendable>(
    _ path: Path, _ body: Body, with encoding: any Encoding<Body>, as decoding: any Decoding<Response>
  ) -> Endpoint { Endpoint(.post, path, body: .json(body, with: encoding), as: decoding) }

  /// Creates a PUT endpoint that sends a model and decodes a model.
  public static func put<Body: Sendable>(
    _ path: Path, _ body: Body, with encoding: any Encoding<Body>, as decoding: any Decoding<Response>
  ) -> Endpoint { Endpoint(.put, path, body: .json(body, with: encoding), as: decoding) }

  /// Creates a PATCH endpoint that sends a model and decodes a model.
  public static func patch<Body: Sendable>(
    _ path: Path, _ body: Body, with encoding: any Encoding<Body>, as decoding: any Decoding<Response>
  ) -> Endpoint { Endpoint(.patch, path, body: .json(body, with: encoding), as: decoding) }

  /// Creates a POST endpoint that sends any body, such as form data, and decodes a model.
  public static func post(
    _ path: Path, body: RequestBody? = nil, as decoding: any Decoding<Response>
  ) -> Endpoint { Endpoint(.post, path, body: body, as: decoding) }
}

extension Endpoint where Response == Void {
  /// Creates a GET endpoint that ignores the body of the response: only the status counts.
  public static func get(_ path: Path, query: QueryParameters = [:]) -> Endpoint {
    Endpoint(.get, path, query: query) { _ in }
  }

  /// Creates a DELETE endpoint that ignores the body of the response.
  public static func delete(_ path: Path, query: QueryParameters = [:]) -> Endpoint {
    Endpoint(.delete, path, query: query) { _ in }
  }

  /// Creates a POST endpoint that sends a model and ignores the body of the response.
  public static func post<Body: Sendable>(
    _ path: Path, _ body: Body, with encoding: any Encoding<Body>
  ) -> Endpoint { Endpoint(.post, path, body: .json(body, with: encoding)) { _ in } }

  /// Creates a PUT endpoint that sends a model and ignores the body of the response.
  public static func put<Body: Sendable>(
    _ path: Path, _ body: Body, with encoding: any Encoding<Body>
  ) -> Endpoint { Endpoint(.put, path, body: .json(body, with: encoding)) { _ in } }

  /// Creates a PATCH endpoint that sends a model and ignores the body of the response.
  public static func patch<Body: Sendable>(
    _ path: Path, _ body: Body, with encoding: any Encoding<Body>
  ) -> Endpoint { Endpoint(.patch, path, body: .json(body, with: encoding)) { _ in } }

  /// Creates a POST endpoint that sends any body and ignores the body of the response.
  public static func post(_ path: Path, body: RequestBody? = nil) -> Endpoint {
    Endpoint(.post, path, body: body) { _ in }
  }
}

extension Endpoint where Response == [UInt8] {
  /// Creates a GET endpoint that returns the bytes of the body.
  public static func bytes(_ path: Path, query: QueryParameters = [:]) -> Endpoint {
    Endpoint(.get, path, query: query) { $0 }
  }
}
