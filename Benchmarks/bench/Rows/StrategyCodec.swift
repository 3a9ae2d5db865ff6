import BenchKit
import Catalog
import CatalogStrategies
import JSONCore
import JSONMapping

/// One of our strategies over one backend.
struct StrategyCodec<Value: Equatable & Sendable>: Codec {
  let mapping: any Mapping<Value>
  let backend: any JSONBackend.Type

  func document(from bytes: [UInt8]) -> [UInt8] { bytes }

  func bytes(of document: [UInt8]) -> [UInt8] { document }

  func decode(_ document: [UInt8]) throws -> Value {
    try backend == NativeBackend.self ? mapping.decode(document) : mapping.decode(backend.parse(document))
  }

  /// Encodes with our writer; another backend then prints the document its own way.
  func encode(_ value: Value) throws -> [UInt8] {
    let bytes = try mapping.encode(value)
    guard backend != NativeBackend.self else { return bytes }
    return try JSONCore.Document(parsing: bytes).withRoot { (json) throws(JSONError) in
      try backend.serialize(json)
    }
  }
}

extension CatalogCodecs {
  /// The row of a strategy over a backend.
  init(_ strategy: CatalogStrategy, over backend: any JSONBackend.Type, named name: BackendName) {
    self.init(strategy: strategy.name, backend: name)
    movie = StrategyCodec(mapping: strategy.movie, backend: backend)
    movies = StrategyCodec(mapping: strategy.movies, backend: backend)
    user = StrategyCodec(mapping: strategy.user, backend: backend)
    users = StrategyCodec(mapping: strategy.users, backend: backend)
    skill = StrategyCodec(mapping: strategy.skill, backend: backend)
    skills = StrategyCodec(mapping: strategy.skills, backend: backend)
    todo = StrategyCodec(mapping: strategy.todo, backend: backend)
    todos = StrategyCodec(mapping: strategy.todos, backend: backend)
  }
}
