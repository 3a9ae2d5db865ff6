import BenchKit
import CatalogStrategies
import JSONCore
import JSONMapping
import JSONStreaming
import MappedRows

extension CatalogCodecs {
  /// Creates the row of a strategy over a backend.
  init(_ strategy: CatalogStrategy, over backend: any JSONBackend.Type, named name: BackendName) {
    self.init(
      strategy: strategy.name,
      writer: Self.writer(of: strategy.name),
      backend: name)
    movie = MappingCodec(strategy.movie, over: backend)
    movies = Self.list(strategy.movies, over: backend)
    user = MappingCodec(strategy.user, over: backend)
    users = MappingCodec(strategy.users, over: backend)
    skill = MappingCodec(strategy.skill, over: backend)
    skills = MappingCodec(strategy.skills, over: backend)
    todo = MappingCodec(strategy.todo, over: backend)
    todos = Self.list(strategy.todos, over: backend)
  }

  /// Only the native backend decodes a list that is still arriving.
  private static func list<Model: Equatable & Sendable>(
    _ mapping: some Mapping<[Model]>, over backend: any JSONBackend.Type
  ) -> MappingCodec<[Model]> {
    guard backend == NativeBackend.self else { return MappingCodec(mapping, over: backend) }
    return MappingCodec(mapping, over: backend) { chunks, decodesEach in
      let partial = mapping.partial()
      for chunk in chunks {
        try partial.append(chunk)
        if decodesEach { blackHole(try partial.value()) }
      }
      return try partial.finish()
    }
  }
}
