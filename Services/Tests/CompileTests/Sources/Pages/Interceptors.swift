import APIClient
import CodableMapping
import Foundation
import HTTPTypes
import JSONMapping

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

struct Todo: Codable {
  var id: Int
}

func page(
  _ client: Client<Anyone>, _ environment: APIEnvironment, _ transport: any Transport,
  _ authenticator: Authenticator<BearerToken>, _ signInClient: Client<Anyone>
) async throws {
  // statements
}
