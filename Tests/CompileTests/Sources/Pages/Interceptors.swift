import APIClient

func page(_ authenticator: Authenticator<BearerToken>) async throws {
  // statements
}
