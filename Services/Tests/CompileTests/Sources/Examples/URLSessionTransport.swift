import APIClient
import URLSessionTransport

enum Guest: Scope { typealias Included = Anyone }

extension APIEnvironment {
  static let production = APIEnvironment("production", "https://api.example.com/v1")
}

func example(_ path: String) throws {
  // statements
}
