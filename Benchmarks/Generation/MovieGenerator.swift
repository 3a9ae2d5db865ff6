public import Catalog
import JSONMapping

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Generates movies of about 330 bytes with eight actors on average.
public struct MovieGenerator: ModelGenerator {
  /// Creates a generator.
  public init() {}

  /// Returns the movie with the id `number`.
  public func model(_ number: Int, using random: inout SplitMix64, into wire: inout [UInt8]) -> Movie {
    let name = text.title(using: &random)
    // From 1950-01-01 to 2025-12-31.
    let release = Date(timeIntervalSince1970: Double(random.number(in: -7305...20453)) * 86_400)
    let day = DateField.yearMonthDay.text(for: release) ?? ""
    let year = Int(day.prefix(4)) ?? 0
    let grossing = random.number(in: 1_000_000...950_000_000)
    let rating = random.number(in: 10...99)
    let cast = (0..<random.number(in: 4...12)).map { _ in text.name(using: &random) }

    let actors = cast.map { #"{"name":"\#($0.wire)"}"# }.joined(separator: ",")
    wire += #"{"id":\#(number),"name":"\#(name.wire)","year":\#(year),"#.utf8
    wire += #""releaseDate":"\#(day)","grossing":\#(grossing),"#.utf8
    wire += #""rating":\#(rating / 10).\#(rating % 10),"cast":[\#(actors)]}"#.utf8
    return Movie(
      id: number, name: name.value, year: year, releaseDate: release, grossing: grossing,
      rating: Double(rating) / 10, cast: cast.map { MovieActor(name: $0.value) }
    )
  }
}
