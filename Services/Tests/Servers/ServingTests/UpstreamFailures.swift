import APIClient
import Hummingbird
import Logging

/// Converts the errors of a client to responses.
struct UpstreamFailures<Context: RequestContext>: RouterMiddleware {
  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    do {
      return try await next(request, context)
    } catch let error as ClientError {
      context.logger.error("\(error)")
      throw HTTPError(error.gatewayStatus, message: error.gatewayStatus.reasonPhrase)
    }
  }
}

extension ClientError {
  var gatewayStatus: HTTPResponse.Status {
    switch kind {
    case .status where status == .notFound: .notFound
    case .deadline: .gatewayTimeout
    case .transport(let error):
      if case .timedOut = error.kind { .gatewayTimeout } else { .badGateway }
    case .invalidRequest, .encoding, .file, .cancelled: .internalServerError
    case .status, .decoding, .bodyTooLarge, .unauthenticated: .badGateway
    }
  }
}
