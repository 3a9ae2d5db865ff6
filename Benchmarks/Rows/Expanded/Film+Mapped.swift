import DerivedMapping
import Foundation

extension Film: JSONDecodable, JSONObjectDecodable, JSONWritable, JSONObjectWritable {
  static func readsInOnePass(_ search: inout DerivedMapping.OnePassSearch) -> Swift.Bool {
    search.reads(FilmActor.self)
  }

  static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> Film {
    var id: Int?
    var name: String?
    var year: Int?
    var releaseDate: Date?
    var grossing: Int?
    var rating: Double?
    var cast: [FilmActor]?
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
        cast = try [FilmActor].decode(from: &cursor)
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
            cast = try [FilmActor].decode(from: &cursor)
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
      let rating = rating ?? Double.missingValue, let cast = cast ?? [FilmActor].missingValue
    else { throw DerivedMapping.CursorFailure() }
    return Film(
      id: id, name: name, year: year, releaseDate: releaseDate, grossing: grossing, rating: rating, cast: cast
    )
  }

  static func decode(members json: DerivedMapping.JSONObject) throws(DerivedMapping.JSONError) -> Film {
    Film(
      id: try json["id"],
      name: try json["name"],
      year: try json["year"],
      releaseDate: try json["releaseDate", as: .yearMonthDay],
      grossing: try json["grossing"],
      rating: try json["rating"],
      cast: try json["cast"])
  }

  func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("id", id)
    try json.put("name", name)
    try json.put("year", year)
    try json.put("releaseDate", releaseDate, as: .yearMonthDay)
    try json.put("grossing", grossing)
    try json.put("rating", rating)
    try json.put("cast", cast)
  }
}

extension FilmActor: JSONDecodable, JSONObjectDecodable, JSONWritable, JSONObjectWritable {
  static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> FilmActor {
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
    return FilmActor(name: name)
  }

  static func decode(members json: DerivedMapping.JSONObject) throws(DerivedMapping.JSONError) -> FilmActor {
    FilmActor(name: try json["name"])
  }

  func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("name", name)
  }
}
