// No file of these tests imports HTTPTypes, because APIClient exports the names that its API uses.
import APIClient
import Catalog
import CodableMapping
import JSONCore

enum Guest: Scope { typealias Included = Anyone }
enum Customer: Scope { typealias Included = Guest }

extension APIEnvironment {
  static let test = APIEnvironment("test", "https://api.example.com/v1")
}

extension Endpoint where Response == Todo, Access == Guest {
  static func todo(id: Int) -> Endpoint { .get("todos/\(id)", as: CodableMapper<Todo>()) }
}

/// The request for the first todo, as errors and events show it.
let getTodo = "GET https://api.example.com/v1/todos/1"

extension SampleReply {
  static let todo = SampleReply(#"{"userId": 1, "id": 1, "title": "delectus", "completed": false}"#)
}

extension StubTransport.Answer {
  /// A response without a body.
  static func status(_ status: HTTPResponse.Status, _ fields: HTTPFields = [:]) -> StubTransport.Answer {
    .reply(SampleReply("", status: status, headerFields: fields))
  }

  static func moved(_ status: HTTPResponse.Status = .found, to location: String) -> StubTransport.Answer {
    .status(status, [.location: location])
  }
}

extension StubTransport {
  /// A stub with scripted responses for the first todo. Its response to every other request for a todo is the
  /// sample.
  static func todos(_ script: Answer...) -> StubTransport {
    let stub = StubTransport { exchange in
      exchange.request.path?.contains("/todos/") == true ? .reply(.todo) : nil
    }
    for answer in script { stub.on(.get, "/v1/todos/1", answer) }
    return stub
  }
}

/// A client that uses a stub, with the default options, which the closure can change.
func guest(
  _ stub: any Transport = StubTransport.todos(), interceptors: [any Interceptor] = [],
  monitors: [any EventMonitor] = [], _ change: (inout ClientOptions) -> Void = { _ in }
) -> Client<Guest> {
  var options = ClientOptions()
  change(&options)
  return Client(.test, transport: stub, interceptors: interceptors, monitors: monitors, options: options)
}

extension BearerToken {
  /// One of Ada's tokens, with its number as the text.
  static func ada(_ number: Int, expiry: Double? = nil) -> BearerToken {
    BearerToken(account: "ada", accessToken: "\(number)", expiry: expiry)
  }
}

extension RetryInterceptor {
  /// Retries without a delay.
  static var immediate: RetryInterceptor {
    var policy = RetryPolicy()
    policy.delay = .zero
    return RetryInterceptor(policy)
  }
}

/// Stores the events of requests.
final class EventRecorder: EventMonitor {
  private let recorded = Shared<[RequestEvent]>([])
  var events: [RequestEvent] { recorded.value }
  /// The events as lines, without the numbers of requests, which depend on the other tests.
  var lines: [String] { events.map { String("\($0)".drop { $0 != " " }.dropFirst()) } }
  /// The metrics of the last event, if it is the end of a request.
  var metrics: RequestMetrics? {
    switch events.last?.kind {
    case .succeeded(let metrics), .failed(_, let metrics): metrics
    default: nil
    }
  }
  func record(_ event: RequestEvent) { recorded.update { $0.append(event) } }
}

/// Records the calls of a plugin, and changes a field of requests.
struct PluginRecorder: ProviderPlugin {
  let lines = Shared<[String]>([])

  func prepare(_ exchange: inout Exchange, for target: any Target) throws(ClientError) {
    exchange.request.headerFields[.userAgent] = "tests"
  }

  func willSend(_ exchange: Exchange, for target: any Target) {
    lines.update { $0.append("sending \(exchange)") }
  }

  func didReceive(_ result: Result<TargetReply, ClientError>, for target: any Target) {
    lines.update { $0.append("received \((try? result.get())?.statusCode ?? 0)") }
  }

  func process(
    _ result: Result<TargetReply, ClientError>, for target: any Target
  ) -> Result<TargetReply, ClientError> {
    lines.update { $0.append("processing") }
    return result
  }
}

/// The error that an expression throws.
func failure<Value>(_ value: @autoclosure () async throws(ClientError) -> Value) async -> ClientError? {
  await clientError(of: value)
}

/// The error that a closure throws.
func clientError<Value>(of body: () async throws(ClientError) -> Value) async -> ClientError? {
  do {
    _ = try await body()
    return nil
  } catch {
    return error
  }
}

/// A value that counts how often it is converted to text.
struct Counted: JSONWritable {
  let text: String
  let count: Shared<Int>

  func write(to writer: inout JSONWriter) {
    count.update { $0 += 1 }
    writer.write(text)
  }
}
