import Catalog

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
    let release = CalendarDay(daysSinceEpoch: random.number(in: -7305...20453))
    let grossing = random.number(in: 1_000_000...950_000_000)
    let rating = random.number(in: 10...99)
    let cast = (0..<random.number(in: 4...12)).map { _ in text.name(using: &random) }

    let actors = cast.map { #"{"name":"\#($0.wire)"}"# }.joined(separator: ",")
    wire += #"{"id":\#(lastID),"name":"\#(name.wire)","year":\#(release.year),"#.utf8
    wire += #""releaseDate":"\#(release.text)","grossing":\#(grossing),"#.utf8
    wire += #""rating":\#(rating / 10).\#(rating % 10),"cast":[\#(actors)]}"#.utf8
    return Movie(
      id: lastID, name: name.value, year: release.year, releaseDate: release.date, grossing: grossing,
      rating: Double(rating) / 10, cast: cast.map { MovieActor(name: $0.value) }
    )
  }
}
