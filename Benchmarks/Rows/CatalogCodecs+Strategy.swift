import BenchKit
import CatalogStrategies
import JSONCore
import MappedRows

extension CatalogCodecs {
  /// Creates the row of a strategy over a backend.
  init(_ strategy: CatalogStrategy, over backend: any JSONBackend.Type, named name: BackendName) {
    self.init(
      strategy: strategy.name,
      writer: Self.writer(of: strategy.name),
      backend: name)
    movie = MappingCodec(strategy.movie, over: backend)
    movies = MappingCodec(strategy.movies, over: backend)
    user = MappingCodec(strategy.user, over: backend)
    users = MappingCodec(strategy.users, over: backend)
    skill = MappingCodec(strategy.skill, over: backend)
    skills = MappingCodec(strategy.skills, over: backend)
    todo = MappingCodec(strategy.todo, over: backend)
    todos = MappingCodec(strategy.todos, over: backend)
  }
}
