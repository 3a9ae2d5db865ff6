#if Store
import Foundation
import GRDB
import JSONCore
import Testing

/// JSON columns by a mapper, as on the page on plugging the package in.
@Suite("Columns by any mapper")
struct MappedColumnTests {
  private static let premiere = Premiere(city: "Roma", date: Date(timeIntervalSince1970: 0))
  private static let text = #"{"city":"Roma","date":"1970-01-01"}"#

  private func database() throws -> DatabaseQueue {
    let queue = try DatabaseQueue()
    try queue.write { database in
      try database.execute(sql: "CREATE TABLE show (id INTEGER PRIMARY KEY, premiere TEXT NOT NULL)")
      try database.execute(sql: "CREATE TABLE tour (id INTEGER PRIMARY KEY, premieres TEXT NOT NULL)")
    }
    return queue
  }

  @Test("A column is encoded and decoded by the mapper of its type, and queries compare with it")
  func column() throws {
    try database().write { database in
      try Show(id: 1, premiere: Self.premiere).insert(database)
      #expect(try String.fetchOne(database, sql: "SELECT premiere FROM show") == Self.text)
      #expect(try Show.fetchAll(database).map(\.premiere) == [Self.premiere])
      #expect(try Show.filter(Column("premiere") == Self.premiere).fetchCount(database) == 1)
    }
  }

  @Test("A text that the mapper doesn't decode is an error, and a value that it doesn't encode isn't stored")
  func misfits() throws {
    try database().write { database in
      try database.execute(sql: #"INSERT INTO show VALUES (1, '{"city":1}')"#)
      #expect(throws: RowDecodingError.self) { try Show.fetchAll(database) }
      #expect(throws: DatabaseError.self) {
        let premiere = Premiere(city: "", date: Date(timeIntervalSince1970: .infinity))
        try Show(id: 2, premiere: premiere).insert(database)
      }
    }
  }

  @Test("A record that calls the mapper throws its errors")
  func record() throws {
    let tour = Tour(id: 1, premieres: [Self.premiere])
    try database().write { database in
      try tour.insert(database)
      #expect(try String.fetchOne(database, sql: "SELECT premieres FROM tour") == "[\(Self.text)]")
      #expect(try Tour.fetchAll(database) == [tour])
      try database.execute(sql: #"UPDATE tour SET premieres = '[{"city":1}]'"#)
      let error = #expect(throws: JSONError.self) { try Tour.fetchAll(database) }
      #expect(
        error?.description
          == "$[0].city: expected String for Premiere.city, found 1 (line 1, column 10) [type-mismatch]")
    }
  }
}
#endif
