import APIClient
import ApplicativeMapping
import Catalog
import CatalogMappable
import CatalogServices
import MappableMapping
import URLSessionTransport

struct ApiMovie: Mappable, Sendable {
  var id = 0
  init?(map: Map) {}
  mutating func mapping(map: Map) { id <- map["id"] }
  func convert() -> Int { id }
}

enum CustomerScope: Scope { typealias Included = Anyone }

struct Profile: Mappable, Sendable {
  init?(map: Map) {}
  mutating func mapping(map: Map) {}
}

struct Order: Mappable, Sendable {
  init?(map: Map) {}
  mutating func mapping(map: Map) {}
}

let profiles = MappableMapper<Profile>()

extension API.Customer {
  static func orders() -> Endpoint<[Order], CustomerScope> {
    .get("customer/orders", as: MappableMapper<Order>().array)
  }
}

enum UserTarget: Target {
  case allUsers
  var environment: APIEnvironment { APIEnvironment("production", "https://api.example.com") }
  var path: Path { "users" }
}

@Sendable func show(_ value: some Sendable) {}

func page(
  _ client: Client<CustomerScope>, _ service: OfflineMovieService, _ todos: TodoService,
  _ skills: SkillCatalogue
) async throws {
  // statements
}
