import ApplicativeMapping
import CodableMapping
import JSONMapping
import JSONStreaming
import ManualMapping
import MappableMapping
import Testing
import ThrowingMapping

/// A text or an image, of which the first alternative that can be decoded counts.
private enum Content: Swift.Decodable, Equatable {
  case image(url: String)
  case text(String)

  private struct Image: Swift.Decodable { var url: String }

  init(from decoder: any Decoder) throws {
    if let image = try? Image(from: decoder) {
      self = .image(url: image.url)
    } else {
      self = .text(try String(from: decoder))
    }
  }
}

/// Members that are optional or have defaults, as of a model that is decoded while its text arrives.
private struct Forecast: Equatable, Sendable {
  var city: String?
  var days: Int = 1
  var places: [String]?
}

extension Forecast: ManualDecodable {
  init(json: JSONObject) throws(JSONError) {
    self.init(city: try json["city"], days: try json["days"] ?? 1, places: try json["places"])
  }
}

extension Forecast: Mappable {
  init?(map: Map) { self.init() }

  mutating func mapping(map: Map) {
    city <- map["city"]
    days <- (map["days"], default: 1)
    places <- map["places"]
  }
}

extension Forecast: ApplicativeMapping.Decodable {
  static func decode(_ json: ApplicativeMapping.JSON) -> Decoded<Forecast> {
    let days: Decoded<Int?> = json <|? "days"
    return curry(Forecast.init(city:days:places:)) <^> json <|? "city" <*> days.map { $0 ?? 1 }
      <*> json <||? "places"
  }
}

extension Forecast: ThrowingMapping.Decodable {
  static func decode(_ json: ThrowingMapping.JSON) throws -> Forecast {
    try Forecast(city: json =>? "city", days: json =>? "days" ?? 1, places: json =>? "places")
  }
}

extension Forecast: Swift.Decodable {
  private enum CodingKeys: CodingKey { case city, days, places }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    city = try container.decodeIfPresent(String.self, forKey: .city)
    days = try container.decodeIfPresent(Int.self, forKey: .days) ?? 1
    places = try container.decodeIfPresent([String].self, forKey: .places)
  }
}

/// A model with identity.
private final class Display: Mappable {
  var city = "Lund"
  var days = 3
  var places = ["park"]

  init() {}
  init?(map: Map) {}

  func mapping(map: Map) {
    city <- map["city"]
    days <- map["days"]
    places <- map["places"]
  }
}

@Suite("Models of documents that are still arriving")
struct PartialModelTests {
  static let chunks = [#"{"city":"Upp"#, #"sala","days":1"#, #"2,"places":["sta"#, #"tion"]}"#]

  @Test("Members that haven't arrived are nil or have their defaults", arguments: 0..<5)
  func members(strategy: Int) throws {
    let partial = mappers(of: Forecast.self)[strategy].mapper.partial()
    let models = try Self.chunks.map { chunk in
      try partial.append(chunk)
      return try partial.value()
    }
    #expect(
      models == [
        Forecast(city: "Upp"), Forecast(city: "Uppsala"),
        Forecast(city: "Uppsala", days: 12, places: ["sta"]),
        Forecast(city: "Uppsala", days: 12, places: ["station"]),
      ])
    #expect(try partial.finish() == models.last)
  }

  @Test("A list of any mapper has the elements so far, with the error of a complete one in the whole text")
  func lists() throws {
    let lists: [any JSONMapping.Decoding<[Forecast]>] = [
      ManualMapper<Forecast>().array, ManualMapper<[Forecast]>(), MappableMapper<Forecast>().array,
      MappableMapper<[Forecast]>(), ApplicativeMapper<Forecast>().array, ApplicativeMapper<[Forecast]>(),
      ThrowingMapper<Forecast>().array, ThrowingMapper<[Forecast]>(), CodableMapper<Forecast>().array,
      CodableMapper<[Forecast]>(),
    ]
    for list in lists {
      let partial = list.partial()
      try partial.append("[\n{\"days\":2},\n{\"days\":")
      #expect(try partial.value()?.map(\.days) == [2, 1], "\(list)")
      try partial.append("3},\n{\"days\":\"4\"},{")
      for _ in 0..<2 {
        let error = #expect(throws: JSONError.self) { try partial.value() }
        #expect(
          error?.description
            == "$[2].days: expected Int for Forecast.days, found string \"4\" (line 4, column 9) [type-mismatch]",
          "\(list)")
      }
    }
  }

  @Test("ObjectMapper's mapping changes the same object")
  func sameObject() throws {
    var display = Display()
    let first = display
    let partial = MappableMapper<Display>().partial()
    var shown: [String] = []
    for chunk in Self.chunks {
      try partial.append(chunk)
      guard let document = try partial.document() else { continue }
      try display.remap(from: document.root, options: MapOptions(mode: .lenient))
      shown.append("\(display.city) \(display.days) \(display.places)")
    }
    #expect(
      shown == [
        #"Upp 3 ["park"]"#, #"Uppsala 3 ["park"]"#, #"Uppsala 12 ["sta"]"#, #"Uppsala 12 ["station"]"#,
      ])
    #expect(display === first)
  }

  @Test("An incomplete value that is one of several alternatives has no error yet")
  func alternatives() throws {
    let all = #"[{"url":"a"},"b",{"url":"c"}]"#
    let lists: [(list: any JSONMapping.Decoding<[Content]>, text: String)] = [
      (CodableMapper<[Content]>(), all),
      (CodableMapper<[String: [Content]]>().map { $0["all"] ?? [] }, #"{"all":\#(all)}"#),
    ]
    for (list, text) in lists {
      let partial = list.partial()
      var shown: [Int] = []
      for character in text {
        try partial.append(String(character))
        if let count = try partial.value()?.count, count != shown.last { shown.append(count) }
      }
      #expect(try partial.finish() == [.image(url: "a"), .text("b"), .image(url: "c")])
      #expect(shown == [0, 1, 2, 3])
    }
  }
}
