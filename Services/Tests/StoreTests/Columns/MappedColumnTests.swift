import CodableMapping
import Foundation
import GRDB
import JSONCore
import JSONMapping
import Testing

/// JSON columns by a mapper, as on the page on plugging the package in.
@Suite("JSON columns of GRDB, by Foundation and by a mapper")
struct MappedColumnTests {
  private static let premiere = Premiere(city: "Roma", date: Date(timeIntervalSince1970: 0))
  private static let text = #"{"city":"Roma","date":"1970-01-01"}"#

  private func database() throws -> DatabaseQueue {
    let queue = try DatabaseQueue()
    try queue.write { database in
      try database.execute(sql: "CREATE TABLE show (id INTEGER PRIMARY KEY, premiere TEXT, tour TEXT)")
      try database.execute(sql: "CREATE TABLE film (id INTEGER PRIMARY KEY, premieres TEXT)")
    }
    return queue
  }

  @Test("Columns are encoded and decoded by a mapper, and queries compare with their texts")
  func columns() throws {
    let shows = [
      Show(id: 1, premiere: Self.premiere, tour: [Self.premiere]), Show(id: 2, premiere: Self.premiere),
    ]
    try database().write { database in
      for show in shows { try show.insert(database) }
      #expect(try String.fetchAll(database, sql: "SELECT premiere FROM show") == [Self.text, Self.text])
      #expect(try String?.fetchAll(database, sql: "SELECT tour FROM show") == ["[\(Self.text)]", nil])
      #expect(try Show.fetchAll(database) == shows)
      let text = try Show.mapper.encodeToString(Self.premiere)
      #expect(try Show.filter(Column("premiere") == text).fetchCount(database) == 2)
    }
  }

  @Test("A text that the mapper doesn't decode throws its error, and so does a value that it doesn't encode")
  func misfits() throws {
    try database().write { database in
      try database.execute(
        sql: "INSERT INTO show VALUES (1, ?, ?)", arguments: [Self.text, #"[{"city":1}]"#])
      let decoding = #expect(throws: JSONError.self) { try Show.fetchAll(database) }
      #expect(
        decoding?.description
          == "$[0].city: expected String for Premiere.city, found 1 (line 1, column 10) [type-mismatch]")
      let endless = Premiere(city: "", date: Date(timeIntervalSince1970: .infinity))
      for show in [Show(id: 2, premiere: endless), Show(id: 3, premiere: Self.premiere, tour: [endless])] {
        let encoding = #expect(throws: JSONError.self) { try show.insert(database) }
        #expect(encoding?.issue.path.components.last == .key("date"))
      }
      #expect(try Show.fetchCount(database) == 1)
    }
  }

  struct Showing: Codable, Equatable {
    var cityName: String
    var date: Date
  }

  struct Film: Codable, Equatable, FetchableRecord, PersistableRecord {
    var id: Int
    var premieres: [Showing]

    static func databaseJSONDecoder(for column: String) -> JSONDecoder {
      let decoder = FoundationDecoder()
      decoder.keyDecodingStrategy = .convertFromSnakeCase
      decoder.dateDecodingStrategy = .iso8601
      return decoder
    }

    static func databaseJSONEncoder(for column: String) -> JSONEncoder {
      let encoder = FoundationEncoder()
      encoder.keyEncodingStrategy = .convertToSnakeCase
      encoder.dateEncodingStrategy = .iso8601
      encoder.outputFormatting = .withoutEscapingSlashes
      return encoder
    }
  }

  @Test("A column is encoded and decoded with the settings")
  func column() throws {
    let film = Film(id: 1, premieres: [Showing(cityName: "Roma/Lido", date: Date(timeIntervalSince1970: 0))])
    let (text, fetched) = try database().write { database in
      try film.insert(database)
      return (try String.fetchOne(database, sql: "SELECT premieres FROM film"), try Film.fetchAll(database))
    }
    #expect(text == #"[{"city_name":"Roma/Lido","date":"1970-01-01T00:00:00Z"}]"#)
    #expect(fetched == [film])
  }

  @Test("The error of a column has the location in its text")
  func error() throws {
    let error = #expect(throws: DecodingError.self) {
      try database().write { database in
        try database.execute(
          sql: "INSERT INTO film VALUES (1, ?)", arguments: [#"[{"city_name":"Roma","date":"soon"}]"#])
        return try Film.fetchAll(database)
      }
    }
    #expect(error?.jsonError?.issue.path.description == "$[0].date")
    #expect(error?.jsonError?.issue.column == 29)
  }
}
