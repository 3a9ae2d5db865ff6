import APIClient
import CodableMapping
import Foundation
import HTTPTypes
import JSONMapping

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

func page(
  _ client: Client<Anyone>,
  _ authenticator: Authenticator<BearerToken>, _ signInClient: Client<Anyone>
) async throws {
  // statements
}
