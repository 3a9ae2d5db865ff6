import BenchKit
import Catalog
import CatalogStrategies
import JSONCore
import JSONMapping

extension ComparedRows {
  /// All strategies over the native backend, and Foundation's coders and casts.
  static func witnesses(catalogue: SkillCatalogue) -> [ErrorWitness] {
    CatalogStrategy.all(skills: catalogue).map(ErrorWitness.init)
      + [reference(catalogue: catalogue), FoundationPeers.casts(catalogue: catalogue)].map(ErrorWitness.init)
  }
}

extension ErrorWitness {
  fileprivate init(_ strategy: CatalogStrategy) {
    self.init(name: strategy.name) { document, all in
      let error = strategy.error(of: document, limit: all ? 100 : 1)
      return ErrorAnswer(document, strategy: strategy.name, error: error)
    }
  }

  fileprivate init(_ peer: CatalogCodecs) {
    self.init(name: peer.strategy) { document, _ in
      guard let decode = peer.decoding(document.bytes, as: document.model) else { return nil }
      do {
        try decode {}
        return ErrorAnswer(document, peer: peer.strategy, error: nil)
      } catch {
        return ErrorAnswer(document, peer: peer.strategy, error: error)
      }
    }
  }
}

extension CatalogStrategy {
  fileprivate func error(of document: MalformedDocument, limit: Int) -> JSONError? {
    switch document.model {
    case .movie: firstError(movie, document, limit)
    case .movies: firstError(movies, document, limit)
    case .user: firstError(user, document, limit)
    case .users: firstError(users, document, limit)
    case .skill: firstError(skill, document, limit)
    case .skills: firstError(skills, document, limit)
    case .todo: firstError(todo, document, limit)
    case .todos: firstError(todos, document, limit)
    default: nil
    }
  }

  private func firstError(
    _ mapping: some Mapping, _ document: MalformedDocument, _ limit: Int
  ) -> JSONError? {
    do throws(JSONError) {
      _ = try mapping.reportingAllIssues(limit: limit).decode(document.bytes)
      return nil
    } catch {
      return error
    }
  }
}
