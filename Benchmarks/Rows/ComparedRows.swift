package import BenchKit
package import Catalog
import CatalogStrategies
import FoundationBackend
import JSONCore
import JSONMapping
import JSONStreaming
import JanssonBackend
import MappedRows

/// The rows of the comparison.
package enum ComparedRows {
  /// Returns the row that all others are compared with.
  package static func reference(catalogue: SkillCatalogue) -> CatalogCodecs {
    FoundationPeers.codable(catalogue: catalogue)
  }

  /// Returns all rows in the order of the report.
  package static func codecs(catalogue: SkillCatalogue) -> [CatalogCodecs] {
    strategies(catalogue: catalogue) + OwnRows.codecs(catalogue: catalogue) + [
      reference(catalogue: catalogue),
      FoundationPeers.codableWithDateFormatter(),
      FoundationPeers.casts(catalogue: catalogue),
    ]
  }

  /// Returns every strategy over every backend.
  private static func strategies(catalogue: SkillCatalogue) -> [CatalogCodecs] {
    CatalogStrategy.all(skills: catalogue).flatMap { strategy in
      [
        CatalogCodecs(strategy, over: NativeBackend.self, named: .native),
        CatalogCodecs(strategy, over: JanssonBackend.self, named: .jansson),
        CatalogCodecs(strategy, over: FoundationBackend.self, named: .foundation),
      ]
    }
  }

  /// The parse rows in the order of the report. They parse to the tree of each library, without conversion to
  /// the tape.
  package static var parsers: [DocumentParser] {
    [
      DocumentParser(backend: .native) { bytes in { blackHole(try Document(parsing: bytes)) } },
      DocumentParser(backend: .jansson) { bytes in { try JanssonBackend.parseOnly(bytes) } },
      FoundationPeers.parser,
    ]
  }

  /// The parsers of `bench conformance`: the backends as strategies use them.
  package static var backends: [DocumentParser] {
    let backends: [(BackendName, any JSONBackend.Type)] = [
      (.native, NativeBackend.self), (.jansson, JanssonBackend.self), (.foundation, FoundationBackend.self),
    ]
    return backends.map { name, backend in
      DocumentParser(backend: name, document: { try backend.parse($0) }) { bytes in
        { _ = try backend.parse(bytes) }
      }
    }
  }

  /// The names of all strategies and peers.
  package static var strategyNames: [String] { names { _ in true } }

  /// The names of the rows that show encoding. Several strategies share one of them.
  package static var writerNames: [String] { codecs(catalogue: SkillCatalogue([])).map(\.writer).uniqued() }

  /// Returns the rows of the given strategies, including those of their encoding.
  package static func rows(of strategies: [String]) -> Set<String> {
    let encoding = codecs(catalogue: SkillCatalogue([])).filter { strategies.contains($0.strategy) }
    return Set(strategies + encoding.map(\.writer))
  }

  /// The names of the peers, which `check` doesn't include.
  package static var peerNames: [String] { names(where: \.isPeer) }

  private static func names(where isIncluded: (CatalogCodecs) -> Bool) -> [String] {
    codecs(catalogue: SkillCatalogue([])).filter(isIncluded).map(\.strategy).uniqued()
  }

  /// Returns the row of a strategy over a backend; the native one by default, if the strategy has it.
  ///
  /// - Throws: ``UnknownRow``.
  package static func row(
    strategy: String, backend: BackendName?, catalogue: SkillCatalogue
  ) throws -> CatalogCodecs {
    let rows = codecs(catalogue: catalogue).filter { $0.strategy == strategy }
    guard !rows.isEmpty else {
      let names = strategyNames.joined(separator: ", ")
      throw UnknownRow(description: "there is no strategy \"\(strategy)\"; choose among \(names)")
    }
    guard let backend else { return rows.first { $0.backend == .native } ?? rows[0] }
    guard let row = rows.first(where: { $0.backend == backend }) else {
      throw UnknownRow(description: "\(strategy) does not run over \(backend.rawValue)")
    }
    return row
  }
}

/// The error for a name that no row has.
package struct UnknownRow: Error, CustomStringConvertible {
  package let description: String
}

extension CatalogCodecs {
  /// Creates the row of a strategy over a backend.
  init(_ strategy: CatalogStrategy, over backend: any JSONBackend.Type, named name: BackendName) {
    self.init(strategy: strategy.name, writer: Self.writer(of: strategy.name), backend: name)
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
