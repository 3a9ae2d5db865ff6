import APIClient
import CodableMapping
import DerivedMapping
import Foundation
import JSONStreaming
import URLSessionTransport

func page(_ text: String, _ mapper: ArrayMapping<DerivedMapper<Movie>>) async throws {
  // statements
}
