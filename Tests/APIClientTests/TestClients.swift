#if Client
import APIClient
import Catalog
import CatalogCodable
import CodableMapping
import HTTPTypes
import JSONMapping

enum Guest: Scope { typealias Included = Anyone }
enum Customer: Scope { typealias Included = Guest }

extension APIEnvironment {
  static let test = APIEnvironment("test", "https://api.example.com/v1")
}

extension Endpoint where Response == Todo, Access == Guest {
  static func todo(id: Int) -> Endpoint {
    .get("todos/\(id)", as: CodableMapper<Todo>()).with { $0.sample = .todo }
  }
}

extension SampleReply {
  static let todo = SampleReply(#"{"userId": 1, "id": 1, "title": "delectus", "completed": false}"#)
}

/// A client over a stub, without a deadline unless options say so.
func guest(
  _ stub: any Transport = StubTransport(), interceptors: [any Interceptor] = [],
  monitors: [any EventMonitor] = [], _ change: (inout ClientOptions) -> Void = { _ in }
) -> Client<Guest> {
  var options = ClientOptions()
  change(&options)
  return Client(.test, transport: stub, interceptors: interceptors, monitors: monitors, options: options)
}

/// The error of a function that fails.
func failure<Value>(_ body: () async throws(ClientError) -> Value) async -> ClientError? {
  do {
    _ = try await body()
    return nil
  } catch {
    return error
  }
}
#endif
