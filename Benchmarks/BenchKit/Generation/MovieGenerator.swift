import Catalog
import Foundation
import JSONMapping

/// Makes movies of about 330 bytes with eight actors on average.
struct MovieGenerator: ModelGenerator {
  private var random: SplitMix64
  private var lastID = 0
  private let text = TextGenerator()

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  mutating func next(appendingTo wire: inout [UInt8]) -> Movie {
    lastID += 1
    let name = text.title(using: &random)
    // From 1950-01-01 to 2025-12-31.
    let release = Date(timeIntervalSince1970: Double(random.number(in: -7305...20453)) * 86_400)
    let day = DateField.yearMonthDay.text(for: release) ?? ""
    let year = Int(day.prefix(4)) ?? 0
    let grossing = random.number(in: 1_000_000...950_000_000)
    let rating = random.number(in: 10...99)
    let cast = (0..<random.number(in: 4...12)).map { _ in text.name(using: &random) }

    let actors = cast.map { #"{"name":"\#($0.wire)"}"# }.joined(separator: ",")
    wire += #"{"id":\#(lastID),"name":"\#(name.wire)","year":\#(year),"#.utf8
    wire += #""releaseDate":"\#(day)","grossing":\#(grossing),"#.utf8
    wire += #""rating":\#(rating / 10).\#(rating % 10),"cast":[\#(actors)]}"#.utf8
    return Movie(
      id: lastID, name: name.value, year: year, releaseDate: release, grossing: grossing,
      rating: Double(rating) / 10, cast: cast.map { MovieActor(name: $0.value) }
    )
  }
}
