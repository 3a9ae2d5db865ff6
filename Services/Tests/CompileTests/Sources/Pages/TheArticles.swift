import APIClient
import ApplicativeMapping
import Catalog
import CatalogMappable
import CatalogServices
import CodableMapping
import Foundation
import GRDBStore
import HTTPTypes
import JSONCore
import ManualMapping
import MappableMapping
import OfflineStore
import URLSessionTransport

struct ApiMovie: Mappable, Sendable {
  var id = 0
  init?(map: Map) {}
  mutating func mapping(map: Map) { id <- map["id"] }
  func convert() -> Int { id }
}

let tickets = BearerToken.mapping.map { Ticket(account: $0.account, token: $0.accessToken) }

struct Profile: Codable, Sendable {}
struct Order: Codable, Sendable {}
struct Feedback: Codable, Sendable { var message: String }

let profiles = CodableMapper<Profile>()

extension API.Customer {
  static func orders() -> Endpoint<[Order], CustomerScope> {
    .get("customer/orders", as: CodableMapper<[Order]>())
  }
}

@Sendable func show(_ value: some Sendable) {}

func page(
  _ client: Client<Anyone>, _ signInClient: Client<Anyone>, _ customerClient: Client<CustomerScope>,
  _ production: APIEnvironment, _ users: [User],
  _ service: OfflineMovieService, _ userService: UserService, _ todos: TodoService, _ store: GRDBStore,
  _ path: String, _ skills: SkillCatalogue, _ inputs: AsyncStream<String>
) async throws {
  // statements
}
