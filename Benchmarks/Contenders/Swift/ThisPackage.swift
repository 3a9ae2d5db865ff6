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

  private static func derived(_ skills: [Skill]) -> CatalogStrategy {
    guard
      let strategy = CatalogStrategy.all(skills: SkillCatalogue(skills)).first(where: { $0.name == "derived" }
      )
    else { fatalError("The catalog has no strategy `derived`.") }
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
