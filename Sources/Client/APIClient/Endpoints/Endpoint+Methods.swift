#if Client
internal import HTTPTypes
public import JSONMapping

extension Endpoint {
  /// Sends GET and decodes a model.
  public static func get(
    _ path: Path, query: QueryParameters = [:], as decoding: any Decoding<Response>
  ) -> Endpoint {
    Endpoint(.get, path, query: query, as: decoding)
  }

  /// Sends DELETE and decodes a model.
  public static func delete(
    _ path: Path, query: QueryParameters = [:], as decoding: any Decoding<Response>
  ) -> Endpoint {
    Endpoint(.delete, path, query: query, as: decoding)
  }

  /// Sends a model with POST and decodes a model.
  public static func post<Body: Sendable>(
    _ path: Path, _ body: Body, with encoding: any Encoding<Body>, as decoding: any Decoding<Response>
  ) -> Endpoint {
    Endpoint(.post, path, body: .json(body, with: encoding), as: decoding)
  }

  /// Sends a model with PUT and decodes a model.
  public static func put<Body: Sendable>(
    _ path: Path, _ body: Body, with encoding: any Encoding<Body>, as decoding: any Decoding<Response>
  ) -> Endpoint {
    Endpoint(.put, path, body: .json(body, with: encoding), as: decoding)
  }

  /// Sends a model with PATCH and decodes a model.
  public static func patch<Body: Sendable>(
    _ path: Path, _ body: Body, with encoding: any Encoding<Body>, as decoding: any Decoding<Response>
  ) -> Endpoint {
    Endpoint(.patch, path, body: .json(body, with: encoding), as: decoding)
  }

  /// Sends any body with POST, such as form data, and decodes a model.
  public static func post(
    _ path: Path, body: RequestBody? = nil, as decoding: any Decoding<Response>
  ) -> Endpoint {
    Endpoint(.post, path, body: body, as: decoding)
  }
}

extension Endpoint where Response == Void {
  /// Sends GET and ignores the body of the response: only the status counts.
  public static func get(_ path: Path, query: QueryParameters = [:]) -> Endpoint {
    Endpoint(.get, path, query: query) { _ in }
  }

  /// Sends DELETE.
  public static func delete(_ path: Path, query: QueryParameters = [:]) -> Endpoint {
    Endpoint(.delete, path, query: query) { _ in }
  }

  /// Sends a model with POST.
  public static func post<Body: Sendable>(
    _ path: Path, _ body: Body, with encoding: any Encoding<Body>
  ) -> Endpoint {
    Endpoint(.post, path, body: .json(body, with: encoding)) { _ in }
  }

  /// Sends a model with PUT.
  public static func put<Body: Sendable>(
    _ path: Path, _ body: Body, with encoding: any Encoding<Body>
  ) -> Endpoint {
    Endpoint(.put, path, body: .json(body, with: encoding)) { _ in }
  }

  /// Sends a model with PATCH.
  public static func patch<Body: Sendable>(
    _ path: Path, _ body: Body, with encoding: any Encoding<Body>
  ) -> Endpoint {
    Endpoint(.patch, path, body: .json(body, with: encoding)) { _ in }
  }

  /// Sends any body with POST.
  public static func post(_ path: Path, body: RequestBody? = nil) -> Endpoint {
    Endpoint(.post, path, body: body) { _ in }
  }
}

extension Endpoint where Response == [UInt8] {
  /// Sends GET and returns the bytes of the body.
  public static func bytes(_ path: Path, query: QueryParameters = [:]) -> Endpoint {
    Endpoint(.get, path, query: query) { $0 }
  }
}
#endif
