import ApplicativeMapping
import CodableMapping
import JSONCore
import JSONMapping
import ManualMapping
import MappableMapping
import Synchronization
import ThrowingMapping

/// A model that counts its decodes, and contains models of the same type.
struct Ticket: Sendable {
  var number = 0
  var title = ""
  var parts: [Ticket]?

  /// A number, whose decodes are counted for each value of a document.
  struct Number: Mapping {
    private static let counts = Mutex<[DocumentPosition: Int]>([:])

    /// The number of decodes of each number during a call.
    static func reads(during body: () -> Void) -> [Int] {
      counts.withLock { $0 = [:] }
      body()
      return counts.withLock { Array($0.values) }
    }

    func decode(_ json: JSONValue) throws(JSONError) -> Int {
      let position = json.position
      if !json.isEmptyObject { Number.counts.withLock { $0[position, default: 0] += 1 } }
      return try json.int()
    }

    func encode(_ model: Int, into writer: inout JSONWriter) throws(JSONError) { writer.write(model) }
  }

  /// Each strategy's mapper of a list.
  static let lists: [(name: String, list: any JSONMapping.Decoding<[Ticket]>)] = [
    ("manual", ManualMapper<[Ticket]>()), ("mappable", MappableMapper<[Ticket]>()),
    ("applicative", ApplicativeMapper<[Ticket]>()), ("throwing", ThrowingMapper<[Ticket]>()),
    ("codable", CodableMapper<[Ticket]>()), ("manual, by its array", ManualMapper<Ticket>().array),
  ]

  static let dictionaries: [(name: String, dictionary: any JSONMapping.Decoding<[String: Ticket]>)] = [
    ("manual", ManualMapper<Ticket>().dictionary), ("mappable", MappableMapper<Ticket>().dictionary),
    ("codable", CodableMapper<[String: Ticket]>()),
  ]
}

extension Ticket: ManualDecodable {
  init(json: JSONObject) throws(JSONError) {
    self.init(number: try json["number", as: Number()], title: try json["title"], parts: try json["parts"])
  }
}

extension Ticket: Mappable {
  init?(map: Map) { self.init() }

  mutating func mapping(map: Map) {
    number <- (map["number"], Number())
    title <- map["title"]
    parts <- map["parts"]
  }
}

extension Ticket: ApplicativeMapping.Decodable {
  static func decode(_ json: ApplicativeMapping.JSON) -> Decoded<Ticket> {
    curry(Ticket.init(number:title:parts:))
      <^> json["number", as: Number()]
      <*> json <| "title"
      <*> json <||? "parts"
  }
}

extension Ticket: ThrowingMapping.Decodable {
  static func decode(_ json: ThrowingMapping.JSON) throws -> Ticket {
    try Ticket(number: json["number", as: Number()], title: json => "title", parts: json =>? "parts")
  }
}

extension Ticket: Swift.Decodable {
  private enum CodingKeys: CodingKey { case number, title, parts }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    number = try container.decode(with: Number(), forKey: .number)
    title = try container.decode(String.self, forKey: .title)
    parts = try container.decodeIfPresent([Ticket].self, forKey: .parts)
  }
}
