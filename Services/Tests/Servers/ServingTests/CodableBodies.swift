import CodableMapping
import Foundation
import Hummingbird
import NIOCore

/// Decodes and encodes the Codable types of handlers that name no mapper.
struct CodableBodies: RequestDecoder, ResponseEncoder {
  func decode<Model: Decodable>(
    _ type: Model.Type, from request: Request, context: some RequestContext
  ) async throws -> Model {
    let body = try await request.body.collect(upTo: context.maxUploadSize)
    do {
      return try CodableDecoder().decode(type, from: Data(body.readableBytesView))
    } catch let error as DecodingError {
      guard let json = error.jsonError else { throw error }
      throw MalformedBody(error: json)
    }
  }

  func encode(
    _ value: some Encodable, from request: Request, context: some RequestContext
  ) throws -> Response {
    Response(json: ByteBuffer(bytes: try CodableEncoder().encode(value)))
  }
}

struct AppContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  /// The limit for a body, in bytes.
  var maxUploadSize = 1_000_000
  let requestDecoder = CodableBodies()
  let responseEncoder = CodableBodies()

  init(source: ApplicationRequestContextSource) { coreContext = CoreRequestContextStorage(source: source) }
}

/// Sets the limit for the bodies of some routes.
struct BodyLimit: RouterMiddleware {
  let bytes: Int

  func handle(
    _ request: Request, context: AppContext, next: (Request, AppContext) async throws -> Response
  ) async throws -> Response {
    var context = context
    context.maxUploadSize = bytes
    return try await next(request, context)
  }
}
