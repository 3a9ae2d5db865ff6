import APIClient
import ApplicativeMapping
import HTTPTypes
import URLSessionTransport

@Sendable func show(_ value: some Sendable) {}

func page(_ client: Client<Anyone>) async throws {
  // statements
}
