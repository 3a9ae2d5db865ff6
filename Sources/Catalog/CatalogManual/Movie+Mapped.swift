public import Catalog
public import DerivedMapping
public import JSONCore
import JSONMapping

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension Movie {
  public static func readsInOnePass(_ search: inout DerivedMapping.OnePassSearch) -> Swift.Bool {
    search.reads(MovieActor.self)
  }

  public static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> Movie {
    var id: Int?
    var name: String?
    var year: Int?
    var releaseDate: Date?
    var grossing: Int?
    var rating: Double?
    var cast: [MovieActor]?
    members: if try cursor.beginObject() {
      if cursor.consumeKey("id") {
        id = try Int.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("name") {
        name = try String.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("year") {
        year = try Int.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("releaseDate") {
        releaseDate = try cursor.value(as: .yearMonthDay)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("grossing") {
        grossing = try Int.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("rating") {
        rating = try Double.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("cast") {
        cast = try [MovieActor].decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      repeat {
        if cursor.consumeKey("id") {
          if case nil = id {
            id = try Int.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("name") {
          if case nil = name {
            name = try String.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("year") {
          if case nil = year {
            year = try Int.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("releaseDate") {
          if case nil = releaseDate {
            releaseDate = try cursor.value(as: .yearMonthDay)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("grossing") {
          if case nil = grossing {
            grossing = try Int.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("rating") {
          if case nil = rating {
            rating = try Double.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("cast") {
          if case nil = cast {
            cast = try [MovieActor].decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else {
          try cursor.skipMember()
        }
      } while try cursor.advanceToMember()
    }
    guard let id = id ?? Int.missingValue, let name = name ?? String.missingValue,
      let year = year ?? Int.missingValue, let releaseDate, let grossing = grossing ?? Int.missingValue,
      let rating = rating ?? Double.missingValue, let cast = cast ?? [MovieActor].missingValue
    else { throw DerivedMapping.CursorFailure() }
    return Movie(
      id: id, name: name, year: year, releaseDate: releaseDate, grossing: grossing, rating: rating, cast: cast
    )
  }
}

extension MovieActor {
  public static var readsInOnePass: Swift.Bool { true }

  public static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> MovieActor {
    var name: String?
    members: if try cursor.beginObject() {
      if cursor.consumeKey("name") {
        name = try String.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      repeat {
        if cursor.consumeKey("name") {
          if case nil = name {
            name = try String.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else {
          try cursor.skipMember()
        }
      } while try cursor.advanceToMember()
    }
    guard let name = name ?? String.missingValue else { throw DerivedMapping.CursorFailure() }
    return MovieActor(name: name)
  }
}
