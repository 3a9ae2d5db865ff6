import APIClient
import CodableMapping
import JSONMapping

func page(
  _ client: Client<Anyone>,
  _ authenticator: Authenticator<BearerToken>, _ signInClient: Client<Anyone>
) async throws {
  // statements
}
