import MappableMapping
import Testing

/// The page's replacement for closures that store a map.
private struct Track: ImmutableMappable {
  let title: String
  let length: Int
  let counts: [Int]
  let names: [String]

  init(map: Map) throws {
    func number(_ key: String) throws -> Int { try map.value(key) }
    func text(_ key: String) throws -> String { try map.value(key) }
    title = try text("title")
    length = try number("length")
    counts = try ["one", "two"].map { try map.value($0) }
    names = try ["x", "y"].map { try text($0) }
  }
}

/// The page's replacement for maps in an array, and for printed maps.
private struct Rates: Mappable {
  var rates: [String: Double] = [:]
  var first: Int?
  var shown = ""

  init?(map: Map) {}

  mutating func mapping(map: Map) {
    for key in ["usd", "eur"] { rates[key] <- map[key] }
    for key in ["id", "ID"] where first == nil { first <- map[key] }
    let pair = (map["usd"], map["eur"])
    if pair.0.isKeyPresent, !pair.1.isKeyPresent {
      shown = "\(map.JSON) \(map["usd"].currentKey ?? "") \(map["usd"].currentValue ?? "nil")"
    }
  }
}

@Suite("Replacements for stored maps")
struct KeptMapTests {
  @Test("A local function and a closure that doesn't escape can read a map")
  func functions() throws {
    let text = #"{"title":"T","length":3,"one":1,"two":2,"x":"X","y":"Y"}"#
    for track in [try Track(JSONString: text), try MappableMapper<Track>().decode(text)] {
      #expect(
        track.title == "T" && track.length == 3 && track.counts == [1, 2] && track.names == ["X", "Y"])
    }
    let error = #expect(throws: MapError.self) { try Track(JSONString: #"{"title":"T"}"#) }
    #expect(error?.key == "length" && error?.reason == "Cannot cast to 'Int'")
  }

  @Test("A loop maps several keys, and a map's dictionary can be printed")
  func loops() throws {
    let rates = try #require(Rates(JSONString: #"{"usd":1.5,"ID":7}"#))
    #expect(rates.rates == ["usd": 1.5] && rates.first == 7)
    #expect(rates.shown.contains(#""usd": 1.5"#) && rates.shown.hasSuffix("usd 1.5"))
    #expect(rates.toJSON() as? [String: Double] == ["usd": 1.5])
  }
}
