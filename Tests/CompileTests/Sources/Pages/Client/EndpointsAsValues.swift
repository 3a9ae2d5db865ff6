import APIClient
import CodableMapping
import URLSessionTransport

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
  _ client: Client<CustomerScope>, _ production: APIEnvironment, _ inputs: AsyncStream<String>
) async throws {
  // statements
}
