import APIClient
import APIClientObservability
import CodableMapping
import Logging
import URLSessionTransport

struct Todo: Codable {
  var id: Int
  var title: String
}

let client = Client<Anyone>(
  APIEnvironment("production", "https://jsonplaceholder.typicode.com"), transport: URLSessionTransport(),
  interceptors: [RetryInterceptor(), TracingInterceptor()],
  monitors: [RequestReporter(logger: Logger(label: "todos"))])

/// Sends the request of the page; compiled, but not called.
func sendRequest() async throws {
  let id = 7
  let todo = try await client.send(.get("todos/\(id)", as: CodableMapper<Todo>()))
  _ = todo
}
