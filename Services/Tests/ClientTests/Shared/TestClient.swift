import APIClient
import Catalog
import CatalogCodable
import CodableMapping
import Foundation

/// A client of a server on this machine.
func client(
  at address: String, _ transport: any Transport = Tested.transport(),
  interceptors: [any Interceptor] = [], monitors: [any EventMonitor] = [],
  _ change: (inout ClientOptions) -> Void = { _ in }
) -> Client<Anyone> {
  var options = ClientOptions()
  // Long, because the machine may be busy with other tests. Tests of timeouts and deadlines set shorter ones.
  options.timeout = .seconds(3600)
  options.idleTimeout = .seconds(3600)
  change(&options)
  return Client(
    APIEnvironment("test", address), transport: transport, interceptors: interceptors, monitors: monitors,
    options: options)
}

/// The error that an expression throws.
func failure<Result>(_ value: @autoclosure () async throws(ClientError) -> Result) async -> ClientError? {
  do {
    _ = try await value()
    return nil
  } catch { return error }
}

extension RetryInterceptor {
  /// Retries without a delay.
  static func immediate(limit: Int = 2) -> RetryInterceptor {
    var policy = RetryPolicy()
    (policy.limit, policy.delay) = (limit, .zero)
    return RetryInterceptor(policy)
  }
}

extension AuthenticationInterceptor<BearerToken> {
  /// Sends the token `1` of Ada, and renews it as `2`.
  static func ada() -> AuthenticationInterceptor {
    AuthenticationInterceptor(
      Authenticator(store: MemoryCredentialStore(BearerToken(account: "ada", accessToken: "1"))) { _ in
        BearerToken(account: "ada", accessToken: "2")
      })
  }
}

extension ClientError {
  /// The error in one line, without the port and the platform's text.
  func text(at port: Int) -> String {
    var text = description
    if let port = text.range(of: ":\(port)") { text.removeSubrange(port) }
    guard let reason = transportError?.reason, let words = text.range(of: " (\(reason))") else { return text }
    text.removeSubrange(words)
    return text
  }
}

extension Endpoint where Access == Anyone, Response == Todo {
  static func todo(id: Int) -> Endpoint { .get("todos/\(id)", as: CodableMapper<Todo>()) }
}
