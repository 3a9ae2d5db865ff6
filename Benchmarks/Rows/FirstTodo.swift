import ApplicativeMapping
import BenchKit
package import Catalog
import CatalogApplicative
import CatalogCodable
import CatalogManual
import CatalogMappable
import CatalogThrowing
import CodableMapping
import DerivedMapping
import Foundation
import ManualMapping
import MappableMapping
import ThrowingMapping

/// Decodes a todo as the first value of a process, with the code that a program would use.
package enum FirstTodo {
  /// The names of the strategies and of the reference, in the order of the report.
  package static let names = [
    "manual", "mappable", "applicative", "throwing", "codable", "derived", PeerName.reference,
  ]

  /// Returns a closure that creates the mapper and decodes the text; `nil` for other strategies.
  ///
  /// No code of the strategy runs before the closure is called.
  package static func decoding(_ text: [UInt8], by strategy: String) -> (() throws -> Todo)? {
    switch strategy {
    case "manual": { try ManualMapper<Todo>().decode(text) }
    case "mappable": { try MappableMapper<Todo>().decode(text) }
    case "applicative": { try ApplicativeMapper<Todo>().decode(text) }
    case "throwing": { try ThrowingMapper<Todo>().decode(text) }
    case "codable": { try CodableMapper<Todo>().decode(text) }
    case "derived": { try DerivedMapper<Todo>().decode(text) }
    case PeerName.reference: { [data = Data(text)] in try JSONDecoder().decode(Todo.self, from: data) }
    default: nil
    }
  }
}
