import Catalog
import CatalogStrategies
import Foundation
import GRDBStore
import Generation
import JSONMapping
import OfflineStore

/// Measures reading and saving 10 000 movies in a file, compared with decoding their array.
struct StoreSection {
  private static let count = 10_000
  private static let rounds = 15
  private static let lookups = 200

  private static let id = StoredColumn("id", \Movie.id)
  private static let year = StoredColumn("year", \Movie.year)
  private static let grossing = StoredColumn("grossing", \Movie.grossing)
  private static let rating = StoredColumn("rating", \Movie.rating)

  /// The measured operations, in the order of the table.
  private enum Step: String, CaseIterable {
    case decode = "decode the array"
    case all = "read all"
    case year = "top grossing of a year (500)"
    case model = "read one by id"
    case same = "save all as they are"
    case save = "save all, all changed"

    /// The operation to compare with, and the maximum ratio of the times.
    var limit: (step: Step, ratio: Double)? {
      switch self {
      case .decode: nil
      case .all: (.decode, 2.5)
      // The movies of a year are scattered over the table. SQLite alone takes 0.11 of the time of reading all
      // movies to look them up directly after that, and 0.05 in a program that does nothing else.
      case .year: (.all, 0.2)
      case .model: (.all, 0.0015)
      // SQLite looks each row up by its id and compares the texts. The ratio is larger for mappers that
      // decode fast.
      case .same: (.all, 2.5)
      // SQLite takes the same time to write for all mappers, so the ratio is larger for mappers that decode
      // fast.
      case .save: (.all, 5)
      }
    }
  }

  /// Measures all strategies and prints a table of each.
  func run(_ limits: inout Limits) async throws {
    let models = MovieGenerator.fiveMegabytes()
    for strategy in CatalogStrategy.all(skills: SkillCatalogue([])) {
      let samples = try await measure(strategy.movie, strategy.movies, models)
      report(strategy.name, samples, &limits)
    }
  }

  private func measure(
    _ mapping: any Mapping<Movie>, _ list: any Mapping<[Movie]>, _ models: [Movie]
  ) async throws -> [Step: [Double]] {
    let folder = URL.temporaryDirectory.appending(path: "client-bench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }

    let movies = StoredModel(
      "movies", id: Self.id, columns: Self.year, Self.grossing, Self.rating,
      indexes: [["year", "grossing"], ["year", "rating"]], mapping: mapping)
    let store = try await GRDBStore.open(
      at: folder.appending(path: "store.sqlite").path, migrations: [StoreMigration("1", .define(movies))])
    var wanted = (0..<Self.count).map { (number) in
      var movie = models[number % models.count]
      (movie.id, movie.year) = (number, 2000 + number % 20)
      return movie
    }
    try await store.save(wanted, in: movies)
    let bytes = try list.encode(wanted)
    let topGrossing = movies.where(Self.year == 2016).sorted(by: .descending(Self.grossing))

    var samples: [Step: [Double]] = [:]
    for round in 0...Self.rounds {
      var times: [Step: Double] = [:]
      times[.decode] = try await time { () async throws in try list.decode(bytes) }
      times[.all] = try await time { () async throws in try await store.models(movies.all) }
      times[.year] = try await time { () async throws in try await store.models(topGrossing) }
      times[.model] =
        try await time { () async throws in
          for lookup in 0..<Self.lookups { blackHole(try await store.model(lookup * 37, in: movies)) }
        } / Double(Self.lookups)
      let same = wanted
      times[.same] = try await time { () async throws in try await store.save(same, in: movies) }
      for index in wanted.indices { wanted[index].grossing += 1 }
      let changed = wanted
      times[.save] = try await time { () async throws in try await store.save(changed, in: movies) }
      guard try await store.models(topGrossing).count == Self.count / 20 else {
        throw CocoaError(.fileReadCorruptFile)
      }
      // The first round fills caches.
      if round > 0 { for (step, time) in times { samples[step, default: []].append(time) } }
    }
    return samples
  }

  /// Returns the processor time of all threads in nanoseconds, which excludes that of other programs.
  private func time<Value>(_ body: () async throws -> Value) async throws -> Double {
    let begin = ProcessClock.now()
    let value = try await body()
    let end = ProcessClock.now()
    blackHole(value)
    return Double(end - begin)
  }

  private func report(_ name: String, _ samples: [Step: [Double]], _ limits: inout Limits) {
    print("\n\(name): \(Self.count) movies, medians of \(Self.rounds) rounds, time on a processor")
    for step in Step.allCases {
      let times = samples[step] ?? []
      let text = String(format: "%10.3f ms  ", median(times) / 1_000_000)
      guard let (other, limit) = step.limit, let others = samples[other] else {
        print(text + step.rawValue)
        continue
      }
      let ratio = median(zip(times, others).map { $0 / $1 })
      print(
        text + step.rawValue + String(format: ": %.5f of ", ratio) + other.rawValue + ", at most \(limit)"
          + limits.verdict(ratio <= limit))
    }
  }
}

extension MovieGenerator {
  /// Returns movies whose array has about 5 MB (10⁶ bytes each).
  static func fiveMegabytes() -> [Movie] {
    MovieGenerator().listDataSet(seed: 2016) { _, bytes in bytes >= 5_000_000 }.value
  }
}
