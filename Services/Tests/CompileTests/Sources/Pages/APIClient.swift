import APIClient

func page(_ client: Client<Anyone>, _ answer: Endpoint<Void, Anyone>) async throws {
  // statements
}
