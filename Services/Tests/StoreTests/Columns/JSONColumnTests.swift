import CodableMapping
import Foundation
import GRDB
import Testing

/// JSON columns of GRDB, which demands Foundation's classes.
@Suite("JSON columns of GRDB")
struct JSONColumnTests {
  struct Premiere: Codable, Equatable {
    var cityName: String
    var date: Date
  }

  struct Film: Codable, Equatable, FetchableRecord, PersistableRecord {
    var id: Int
    var premieres: [Premiere]

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

  private func database() throws -> DatabaseQueue {
    let queue = try DatabaseQueue()
    try queue.write { try $0.execute(sql: "CREATE TABLE film (id INTEGER PRIMARY KEY, premieres TEXT)") }
    return queue
  }

  @Test("A column is encoded and decoded with the settings")
  func column() throws {
    let film = Film(id: 1, premieres: [Premiere(cityName: "Roma/Lido", date: Date(timeIntervalSince1970: 0))])
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
