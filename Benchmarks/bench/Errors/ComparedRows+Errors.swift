import BenchKit
import BenchReports
import BenchRows
import Catalog
import CatalogStrategies
import JSONCore
import JSONMapping

extension ComparedRows {
  /// Returns all strategies over the native backend, your own rows, and Foundation's coders and casts.
  ///
  /// - Parameter source: The options for a child process to read the same documents.
  static func errorRows(
    catalogue: SkillCatalogue, documents: [MalformedDocument], source: [String]
  ) throws -> [ErrorRow] {
    try CatalogStrategy.all(skills: catalogue).map(ErrorRow.init)
      + crashingRows.map { peer in
        ErrorRow(peer, answers: try PeerAnswers.all(of: peer, to: documents, source: source), to: documents)
      }
  }

  /// The names of rows that may crash the process.
  private static var crashingRows: [String] {
    OwnRows.codecs(catalogue: SkillCatalogue([])).map(\.strategy).uniqued()
      + [PeerName.reference, PeerName.casts]
  }
}

extension ErrorRow {
  fileprivate init(_ strategy: CatalogStrategy) {
    self.init(name: strategy.name) { document, all in
      let error = strategy.error(of: document, limit: all ? 100 : 1)
      return ErrorAnswer(document, strategy: strategy.name, error: error)
    }
  }

  fileprivate init(_ peer: String, answers: [PeerAnswer?], to documents: [MalformedDocument]) {
    let byName = Dictionary(zip(documents.map(\.name), answers), uniquingKeysWith: { first, _ in first })
    self.init(name: peer) { document, _ in
      (byName[document.name] ?? nil).map { ErrorAnswer(document, peer: peer, answer: $0) }
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
