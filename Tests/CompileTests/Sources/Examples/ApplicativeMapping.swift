import ApplicativeMapping
import Catalog
import CatalogApplicative
import Foundation

func url(_ text: String) -> Decoded<URL> { .fromOptional(URL(string: text)) }

func example(_ json: JSON, _ object: Any, _ bytes: [UInt8], _ results: [Decoded<Movie>]) throws {
  // statements
}
