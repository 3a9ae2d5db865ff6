import APIClient
import JSONMapping

func page(
  _ authenticator: Authenticator<BearerToken>, _ signIn: Client<Anyone>, _ tokens: any Decoding<BearerToken>
) async throws {
  // statements
}
