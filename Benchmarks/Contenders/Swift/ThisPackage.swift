// Decodes and encodes with this package: the catalog's models, mapped with @Mapped.

import Catalog
import CatalogStrategies
import Foundation
import JSONCore
import JSONMapping

struct MappingCodec<Model>: Codec {
  let mapping: any Mapping<Model>

  func decode(_ text: [UInt8]) throws -> Model { try mapping.decode(text) }
  func encode(_ model: Model) throws -> [UInt8] { try mapping.encode(model) }
}

@main
struct ThisPackage: Contender {
  static let name = "json-mapping"
  static let marks: [String] = []
  let strategy: CatalogStrategy

  init(skills: Data) throws {
    strategy = try Self.derived(Self.derived([]).skills.decode([UInt8](skills)))
  }

  private struct MissingStrategy: Error {}

  private static func derived(_ skills: [Skill]) throws -> CatalogStrategy {
    let strategies = CatalogStrategy.all(skills: SkillCatalogue(skills))
    guard let strategy = strategies.first(where: { $0.name == "derived" }) else { throw MissingStrategy() }
    return strategy
  }

  func codec(for model: String) -> (any Codec)? {
    switch model {
    case "movies": MappingCodec(mapping: strategy.movies)
    case "users": MappingCodec(mapping: strategy.users)
    case "todos": MappingCodec(mapping: strategy.todos)
    default: nil
    }
  }

  func location(of error: any Error) -> [String: Any] {
    guard let issue = (error as? JSONError)?.issue else { return [:] }
    var location: [String: Any] = issue.isPathKnown ? ["path": "\(issue.path)"] : [:]
    if issue.line > 0 { location.merge(["line": issue.line, "column": issue.column]) { $1 } }
    return location
  }
}
