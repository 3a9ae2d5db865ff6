import Hummingbird
import JSONCore
import JSONMapping

extension Request {
  /// Decodes the body with a mapper of any strategy.
  func decoded<Model>(by mapper: any Decoding<Model>, context: some RequestContext) async throws -> Model {
    let body = try await body.collect(upTo: context.maxUploadSize)
    do {
      return try mapper.decode(body.readableBytesView)
    } catch {
      throw MalformedBody(error: error)
    }
  }
}

/// The error of a body that doesn't decode. The response contains its form for programs.
struct MalformedBody: HTTPResponseError {
  let error: JSONError
  let status = HTTPResponse.Status.badRequest

  func response(from request: Request, context: some RequestContext) -> Response {
    Response(json: ByteBuffer(string: error.json), status: status)
  }
}

extension Response {
  /// Encodes a model with a mapper of any strategy.
  init<Model>(
    _ model: Model, by mapper: any Encoding<Model>, status: HTTPResponse.Status = .ok
  ) throws(JSONError) {
    self.init(json: ByteBuffer(bytes: try mapper.encode(model)), status: status)
  }

  init(json: ByteBuffer, status: HTTPResponse.Status = .ok) {
    self.init(
      status: status, headers: [.contentType: "application/json", .contentLength: "\(json.readableBytes)"],
      body: ResponseBody(byteBuffer: json))
  }
}
