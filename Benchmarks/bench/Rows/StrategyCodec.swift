import BenchKit
import Catalog
import CatalogStrategies
import JSONCore
import JSONMapping

/// One of our strategies over the native engine.
struct StrategyCodec<Value: Equatable & Sendable>: Codec {
  let mapping: any Mapping<Value>

  func document(from bytes: [UInt8]) -> [UInt8] { bytes }

  func bytes(of document: [UInt8]) -> [UInt8] { document }

  func decode(_ document: [UInt8]) throws -> Value { try mapping.decode(document) }

  func encode(_ value: Value) throws -> [UInt8] { try mapping.encode(value) }
}

extension StrategyCodec {
  /// The rows of all strategies.
  static func rows(catalogue: SkillCatalogue) -> [CatalogCodecs] where Value == Movie {
    CatalogStrategy.all(skills: catalogue).map { strategy in
      var row = CatalogCodecs(strategy: strategy.name, backend: .native)
      row.movie = StrategyCodec<Movie>(mapping: strategy.movie)
      row.movies = StrategyCodec<[Movie]>(mapping: strategy.movies)
      row.user = StrategyCodec<User>(mapping: strategy.user)
      row.users = StrategyCodec<[User]>(mapping: strategy.users)
      row.skill = StrategyCodec<Skill>(mapping: strategy.skill)
      row.skills = StrategyCodec<[Skill]>(mapping: strategy.skills)
      row.todo = StrategyCodec<Todo>(mapping: strategy.todo)
      row.todos = StrategyCodec<[Todo]>(mapping: strategy.todos)
      return row
    }
  }
}
