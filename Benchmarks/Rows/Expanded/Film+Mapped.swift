import DerivedMapping
import Foundation

extension Film: DerivedMapping.JSONDecodable, DerivedMapping.JSONObjectDecodable, DerivedMapping.JSONWritable,
  DerivedMapping.JSONObjectWritable
{
  nonisolated static func readsInOnePass(_ search: inout DerivedMapping.OnePassSearch) -> Swift.Bool {
    search.reads(nil as FilmActor?)
  }

  nonisolated static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> Self {
    var id: Int?
    var name: String?
    var year: Int?
    var releaseDate: Date?
    var grossing: Int?
    var rating: Double?
    var cast: [FilmActor]?
    members: if try cursor.beginObject() {
      if cursor.consumeKey("id") {
        id = try .decode(from: &cursor) as Int
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("name") {
        name = try .decode(from: &cursor) as String
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("year") {
        year = try .decode(from: &cursor) as Int
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("releaseDate") {
        releaseDate = try cursor.value(as: .yearMonthDay)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("grossing") {
        grossing = try .decode(from: &cursor) as Int
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("rating") {
        rating = try .decode(from: &cursor) as Double
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("cast") {
        cast = try .decode(from: &cursor) as [FilmActor]
        guard try cursor.advanceToMember() else { break members }
      }
      repeat {
        if cursor.consumeKey("id") {
          if case nil = id {
            id = try .decode(from: &cursor) as Int
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("name") {
          if case nil = name {
            name = try .decode(from: &cursor) as String
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("year") {
          if case nil = year {
            year = try .decode(from: &cursor) as Int
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
            grossing = try .decode(from: &cursor) as Int
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("rating") {
          if case nil = rating {
            rating = try .decode(from: &cursor) as Double
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("cast") {
          if case nil = cast {
            cast = try .decode(from: &cursor) as [FilmActor]
          } else {
            try cursor.skipValue()
          }
        } else {
          try cursor.skipMember()
        }
      } while try cursor.advanceToMember()
    }
    guard let id = cursor.orMissingValue(id), let name = cursor.orMissingValue(name),
      let year = cursor.orMissingValue(year), let releaseDate, let grossing = cursor.orMissingValue(grossing),
      let rating = cursor.orMissingValue(rating), let cast = cursor.orMissingValue(cast)
    else { throw .init() }
    return Self(
      id: id, name: name, year: year, releaseDate: releaseDate, grossing: grossing, rating: rating, cast: cast
    )
  }

  nonisolated static func decode(
    members json: DerivedMapping.JSONObject
  ) throws(DerivedMapping.JSONError) -> Self {
    Self(
      id: try json["id"] as Int,
      name: try json["name"] as String,
      year: try json["year"] as Int,
      releaseDate: try json["releaseDate", as: .yearMonthDay] as Date,
      grossing: try json["grossing"] as Int,
      rating: try json["rating"] as Double,
      cast: try json["cast"] as [FilmActor])
  }

  nonisolated func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("id", self.id)
    try json.put("name", self.name)
    try json.put("year", self.year)
    try json.put("releaseDate", self.releaseDate, as: .yearMonthDay)
    try json.put("grossing", self.grossing)
    try json.put("rating", self.rating)
    try json.put("cast", self.cast)
  }
}

extension FilmActor: DerivedMapping.JSONDecodable, DerivedMapping.JSONObjectDecodable,
  DerivedMapping.JSONWritable, DerivedMapping.JSONObjectWritable
{
  nonisolated static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> Self {
    var name: String?
    members: if try cursor.beginObject() {
      if cursor.consumeKey("name") {
        name = try .decode(from: &cursor) as String
        guard try cursor.advanceToMember() else { break members }
      }
      repeat {
        if cursor.consumeKey("name") {
          if case nil = name {
            name = try .decode(from: &cursor) as String
          } else {
            try cursor.skipValue()
          }
        } else {
          try cursor.skipMember()
        }
      } while try cursor.advanceToMember()
    }
    guard let name = cursor.orMissingValue(name) else { throw .init() }
    return Self(name: name)
  }

  nonisolated static func decode(
    members json: DerivedMapping.JSONObject
  ) throws(DerivedMapping.JSONError) -> Self {
    Self(name: try json["name"] as String)
  }

  nonisolated func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("name", self.name)
  }
}
