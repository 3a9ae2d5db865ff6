import APIClient
import CodableMapping
import DerivedMapping
import Foundation
import JSONStreaming
import URLSessionTransport

struct Book: Codable, Sendable {}

func page(_ text: String, _ id: Int, _ mapper: ArrayMapping<DerivedMapper<Movie>>) async throws {
  // statements
}
