#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A movie with its box office figures and its cast.
public struct Movie: Sendable, Hashable, Codable {
  /// The id of the movie.
  public var id: Int
  /// The title.
  public var name: String
  /// The calendar year of the release.
  public var year: Int
  /// The day of the first release, a calendar day in UTC.
  public var releaseDate: Date
  /// Domestic gross in whole US dollars.
  public var grossing: Int
  /// The average rating, 0 to 10.
  public var rating: Double
  /// The principal actors, in billing order.
  public var cast: [MovieActor]

  /// Creates a movie from its parts.
  public init(
    id: Int, name: String, year: Int, releaseDate: Date, grossing: Int, rating: Double, cast: [MovieActor]
  ) {
    self.id = id
    self.name = name
    self.year = year
    self.releaseDate = releaseDate
    self.grossing = grossing
    self.rating = rating
    self.cast = cast
  }
}

/// A member of a movie's cast.
public struct MovieActor: Sendable, Hashable, Codable {
  /// The credited name.
  public var name: String

  /// Creates a member of a cast.
  public init(name: String) { self.name = name }
}
