import CodableMapping
import JSONMapping
import ManualMapping
import ThrowingMapping

/// A model that checks its members together.
struct Period: Swift.Decodable {
  var start, end: Int

  private enum CodingKeys: CodingKey { case start, end }

  init(start: Int, end: Int) throws(JSONError) {
    (self.start, self.end) = (start, end)
    if end < start { throw JSONError(.custom("the end lies before the start")) }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    try self.init(
      start: container.decode(Int.self, forKey: .start), end: container.decode(Int.self, forKey: .end))
  }
}

extension Period: ManualDecodable {
  init(json: JSONObject) throws(JSONError) { try self.init(start: json["start"], end: json["end"]) }
}

extension Period: ThrowingMapping.Decodable {
  static func decode(_ json: ThrowingMapping.JSON) throws -> Period {
    try Period(start: json => "start", end: json => "end")
  }
}

/// Two of them, followed by another member.
struct Periods: Swift.Decodable {
  var first, second: Period
  var count: Int
}

extension Periods: ManualDecodable {
  init(json: JSONObject) throws(JSONError) {
    self.init(first: try json["first"], second: try json["second"], count: try json["count"])
  }
}

extension Periods: ThrowingMapping.Decodable {
  static func decode(_ json: ThrowingMapping.JSON) throws -> Periods {
    try Periods(first: json => "first", second: json => "second", count: json => "count")
  }
}

extension Period {
  static let decodings: [(name: String, mapping: any JSONMapping.Decoding<Periods>)] = [
    ("manual", ManualMapper<Periods>()), ("throwing", ThrowingMapper<Periods>()),
    ("codable", CodableMapper<Periods>()),
  ]
}
