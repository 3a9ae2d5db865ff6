import APIClient
import CodableMapping
import DerivedMapping
import Foundation
import JSONStreaming
import URLSessionTransport

struct Book: Codable, Sendable {}

func page(
  _ text: String, _ id: Int, _ name: String, _ password: String, _ mapper: ArrayMapping<DerivedMapper<Movie>>
) async throws {
  // statements
}
