import APIClient
import CatalogServices
import HTTPTypes
import MappableMapping
import URLSessionTransport

struct ApiMovie: Mappable, Sendable {
  var id = 0
  init?(map: Map) {}
  mutating func mapping(map: Map) { id <- map["id"] }
  func convert() -> Int { id }
}

let tickets = MappableMapper<ApiTicket>().map { Ticket(account: $0.account, token: $0.token) }

struct ApiTicket: Mappable, Sendable {
  var account = ""
  var token = ""
  init?(map: Map) {}
  mutating func mapping(map: Map) {
    account <- map["account"]
    token <- map["token"]
  }
}

@Sendable func show(_ value: some Sendable) {}

func page(
  _ client: Client<Anyone>, _ signInClient: Client<Anyone>, _ service: OfflineMovieService
) async throws {
  // statements
}
