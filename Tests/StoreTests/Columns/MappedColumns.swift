#if Store
import Foundation
import GRDB
import JSONMapping
import ManualMapping

struct Premiere: Equatable {
  var city: String
  var date: Date
}

extension Premiere: ManualMappable {
  init(json: JSONObject) throws(JSONError) {
    city = try json["city"]
    date = try json["date", as: .yearMonthDay]
  }

  func writeMembers(to json: inout JSONWriter) throws(JSONError) {
    try json.put("city", city)
    try json.put("date", date, as: .yearMonthDay)
  }
}

struct Show {
  var id: Int
  var premiere: Premiere
}

extension Premiere: JSONColumn {
  static var columnMapper: any Mapping<Premiere> { ManualMapper<Premiere>() }
}

extension Show: FetchableRecord, PersistableRecord {
  init(row: Row) throws {
    id = try row.decode(forColumn: "id")
    premiere = try row.decode(forColumn: "premiere")
  }

  func encode(to container: inout PersistenceContainer) {
    container["id"] = id
    container["premiere"] = premiere
  }
}

struct Tour: Equatable {
  var id: Int
  var premieres: [Premiere]
}

extension Tour: FetchableRecord, PersistableRecord {
  static let premieres = ManualMapper<Premiere>().array

  init(row: Row) throws {
    id = try row.decode(forColumn: "id")
    premieres = try Tour.premieres.decode(row.decode(Data.self, forColumn: "premieres"))
  }

  func encode(to container: inout PersistenceContainer) throws {
    container["id"] = id
    container["premieres"] = try Tour.premieres.encodeToString(premieres)
  }
}
#endif
