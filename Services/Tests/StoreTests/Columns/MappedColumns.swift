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

struct Show: Equatable {
  var id: Int
  var premiere: Premiere
  var tour: [Premiere]?
}

extension Show: FetchableRecord, PersistableRecord {
  static let mapper = ManualMapper<Premiere>()

  init(row: Row) throws {
    id = try row.decode(forColumn: "id")
    premiere = try Show.mapper.decode(row.decode(Data.self, forColumn: "premiere"))
    tour = try row.decode(Data?.self, forColumn: "tour").map { try Show.mapper.array.decode($0) }
  }

  func encode(to container: inout PersistenceContainer) throws {
    container["id"] = id
    container["premiere"] = try Show.mapper.encodeToString(premiere)
    container["tour"] = try tour.map { try Show.mapper.array.encodeToString($0) }
  }
}
