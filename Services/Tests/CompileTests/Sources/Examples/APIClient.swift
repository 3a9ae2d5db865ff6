import APIClient
import Catalog
import CatalogMappable
import Foundation
import HTTPTypes
import JSONMapping
import MappableMapping
import URLSessionTransport

enum Guest: Scope { typealias Included = Anyone }

enum Customer: Scope { typealias Included = Guest }

extension APIEnvironment {
  static let production = APIEnvironment("production", "https://api.example.com/v1")
  static let test = APIEnvironment("test", "https://test.example.com/v1")
  static let gitHub = APIEnvironment("production", "https://api.github.com")
}

enum GitHub: Target {
  case user(String)
  var environment: APIEnvironment { APIEnvironment("production", "https://api.github.com") }
  var path: Path { "users" }
  var sampleReply: SampleReply { SampleReply("{}") }
}

extension Endpoint where Access == Anyone, Response == [UInt8] {
  static var version: Endpoint { .bytes("version") }
}

extension Endpoint where Access == Anyone, Response == [Movie] {
  static var topMovies: Endpoint { .get("movies/top", as: MappableMapper<Movie>().array) }
}

extension Endpoint where Access == Anyone, Response == BearerToken {
  static func refresh(_ token: String?) -> Endpoint {
    Endpoint<[UInt8], Anyone>.bytes("refresh").map { _ in BearerToken(account: "", accessToken: "") }
  }
}

extension Endpoint where Access == Guest {
  static func movie(id: Int) -> Endpoint where Response == Movie {
    .get("movies/\(id)", as: MappableMapper<Movie>())
  }

  static func topGrossingMovies(year: Int) -> Endpoint where Response == [Movie] {
    .get("movies/topGrossing/\(year)", as: MappableMapper<Movie>().array)
  }

  static func search(_ text: String) -> Endpoint where Response == [Movie] {
    .get("movies", query: ["title": text], as: MappableMapper<Movie>().array)
  }

  static func todo(id: Int) -> Endpoint where Response == Todo {
    .get("todos/\(id)", as: MappableMapper<Todo>())
  }
}

extension Endpoint where Access == Guest, Response == User {
  static var profile: Endpoint { .get("profile", as: MappableMapper<User>()) }
}

extension Endpoint where Access == Guest, Response == Todo {
  static var draft: Endpoint { .get("draft", as: MappableMapper<Todo>()) }
}

extension Endpoint where Access == Guest, Response == [Todo] {
  static var orders: Endpoint { .get("orders", as: MappableMapper<Todo>().array) }
}

/// Created for each environment.
struct Services {
  init(_ context: APIContext<BearerToken>, transport: some Transport) async {}
}

struct Logger {
  @Sendable func info(_ text: String) {}
}

final class Spinner {
  var isHidden = true
}

@Sendable func show(_ value: some Sendable) {}

func example(
  _ id: Int, _ ids: [Int], _ key: String, _ path: String, _ cursor: String?, _ link: String, _ date: Date,
  _ todo: Todo, _ note: String?,
  _ client: Client<Guest>,
  _ signInClient: Client<Anyone>, _ failure: ClientError, _ manual: ManualClock, _ tracker: ActivityTracker,
  _ spinner: Spinner, _ texts: AsyncStream<String>, _ problems: some Mapping<[String: String]>,
  _ services: Services
) async throws {
  let movies = MappableMapper<Movie>()
  let todos = MappableMapper<Todo>()
  let users = MappableMapper<User>()
  let notices = MappableMapper<Todo>()
  let logger = Logger()
  var services = services
  // statements
}
