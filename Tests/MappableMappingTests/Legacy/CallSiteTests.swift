import Foundation
import MappableMapping
import Testing

/// Keys of a user's own type.
private enum Key: String, DynamicKey {
  case name, size
  var keyText: String { rawValue }
}

extension Map {
  /// Extensions that a user's code can have.
  fileprivate func text(_ key: String) -> String { self[key].currentValue as? String ?? "" }
  fileprivate func any<Value>(_ key: String) -> Value? { self[key].value() }
}

/// Forms of a mapping other than one line for each property.
private final class Written: Mappable {
  var counts: [String: Int] = [:]
  var list: [String] = []
  var name: String?
  var size, either, held: Int?
  var twice = ""
  var observed = 0 { didSet { changes += 1 } }
  private(set) var changes = 0
  var pair = (first: 0, second: "")
  var slots = [0, 0]
  var nested = [[0]]
  var tables: [String: [String: Int]] = [:]
  var dictionaries: [[String: Any]] = []
  var options: Options = []
  var size2: CGFloat?
  let constant = "constant"

  init() {}

  init?(map: Map) {
    if map.JSON["refused"] != nil { return nil }
    guard map["refused, too"].currentValue == nil else { return nil }
  }

  func mapping(map: Map) {
    ["x", "y"].forEach { key in counts[key] <- map["counts." + key] }
    for key in ["z"] { counts[key] <- map["counts.\(key)"] }
    if map.mappingType == .fromJSON { list = ["p", "q"].compactMap { map[$0].value() } }
    func mapNames() {
      name <- map[Key.name]
      size <- map[Key.size.rawValue]
    }
    mapNames()
    either <- map[map.mappingType == .fromJSON ? "in" : "out"]
    let held = map["held"]
    if map.mappingType == .toJSON || held.isKeyPresent { self.held <- held }
    switch map.mappingType {
    case .fromJSON: twice = map.text("p") + (map.any("q") ?? "")
    case .toJSON: twice >>> map["twice"]
    }
    observed <- map["observed"]
    pair.first <- map["first"]
    pair.second <- map["second"]
    slots[1] <- map["slot"]
    nested <- map["nested"]
    tables <- map["tables"]
    dictionaries <- map["dictionaries"]
    options <- map["options"]
    size2 <- map["size2"]
    constant >>> map["constant"]
    5 >>> map["literal"]
    ["a": [1.5]] >>> map["literals"]
  }
}

private struct Options: OptionSet { let rawValue: Int }

/// Two properties that share a key.
private struct Doubled: Mappable {
  var first = 1
  var second = 2
  var text = ""
  var date: Date?
  var flag = true

  init() {}
  init?(map: Map) {}

  mutating func mapping(map: Map) {
    first <- map["n"]
    second <- map["n"]
    text <- map["date"]
    date <- (map["date"], DateTransform())
    flag <- map["flag"]
  }
}

/// Requests that nil is encoded as null, for itself and nested models.
private final class Asking: Mappable {
  var asks = false
  var value: Int?
  var below: Asking?

  init(asks: Bool, below: Asking? = nil) { (self.asks, self.below) = (asks, below) }
  init?(map: Map) {}

  func mapping(map: Map) {
    if asks { map.shouldIncludeNilValues = true }
    value <- map["value"]
    below <- map["below"]
  }
}

/// Generic functions, as in libraries that use ObjectMapper.
private func response<Model: BaseMappable>(
  _ object: Any?, onto model: Model? = nil, context: (any MapContext)? = nil
) -> Model? {
  let mapper = Mapper<Model>(context: context, shouldIncludeNilValues: false)
  guard let model else { return mapper.map(JSONObject: object) }
  return mapper.map(JSONObject: object, toObject: model)
}

private func constantResponse<Model: ImmutableMappable>(_ object: Any) -> Model? {
  try? Mapper<Model>(context: nil).map(JSONObject: object) as Model
}

private func responses<Model>(_ text: String) -> [Model] where Model: Mappable {
  Mapper<Model>().mapArray(JSONString: text) ?? []
}

@Suite("Call sites of the legacy strategy")
struct CallSiteTests {
  static let text = #"""
    {"counts":{"x":1,"y":2,"z":3},"p":"P","q":"Q","name":"n","size":4,"in":5,"held":6,"observed":7,"first":8,\#
    "second":"s","slot":9,"nested":[[1],[2,3]],"tables":{"a":{"b":1}},"dictionaries":[{"a":1}],"options":3,\#
    "size2":1.5}
    """#

  @Test("A mapping can use loops, branches, functions and closures, and a variable for a member's map")
  func mapping() throws {
    let written = try #require(Written(JSONString: Self.text))
    #expect(written.counts == ["x": 1, "y": 2, "z": 3] && written.list == ["P", "Q"])
    #expect(written.name == "n" && written.size == 4 && written.either == 5 && written.held == 6)
    #expect(written.twice == "PQ" && written.observed == 7 && written.changes == 1)
    #expect(written.pair == (8, "s") && written.slots == [0, 9] && written.nested == [[1], [2, 3]])
    #expect(written.tables == ["a": ["b": 1]] && written.dictionaries.first?["a"] as? Int == 1)
    #expect(written.options == Options(rawValue: 3) && written.size2 == 1.5)
    let json = written.toJSON()
    #expect(json["counts"] as? [String: Int] == ["x": 1, "y": 2, "z": 3] && json["out"] as? Int == 5)
    #expect(json["nested"] as? [[Int]] == [[1], [2, 3]] && json["options"] as? Int == 3)
    #expect(json["constant"] as? String == "constant" && json["literal"] as? Int == 5)
    #expect((json["literals"] as? [String: [Double]])?["a"] == [1.5] && json["twice"] as? String == "PQ")
    #expect(json["size2"] as? Double == 1.5 && json["held"] as? Int == 6)
    #expect(Written(JSON: ["refused": 1]) == nil && Written(JSON: ["refused, too": 1]) == nil)
  }

  @Test("Properties that share a key are all decoded, and the last one is encoded")
  func shared() {
    let read = Doubled(JSON: ["n": 5, "date": "7"])
    #expect(read?.first == 5 && read?.second == 5)
    #expect(read?.text == "7" && read?.date == Date(timeIntervalSince1970: 7))
    var doubled = Doubled()
    doubled.date = Date(timeIntervalSince1970: 9)
    #expect(doubled.toJSON()["n"] as? Int == 2 && doubled.toJSON()["date"] as? Double == 9)
    let map = Map(mappingType: .toJSON, JSON: ["n": 0])
    doubled.mapping(map: map)
    #expect(map.JSON["n"] as? Int == 2)
    let text = doubled.toJSONString() ?? ""
    #expect(Mapper<Doubled>.parseJSONStringIntoDictionary(JSONString: text)?["n"] as? Int == 2)
  }

  @Test("A mapping can request that nil is encoded as null")
  func asking() {
    let below = Asking(asks: false)
    #expect(
      Asking(asks: true, below: below).toJSONString()
        == #"{"value":null,"below":{"value":null,"below":null}}"#)
    #expect(
      Asking(asks: false, below: Asking(asks: true)).toJSONString()
        == #"{"below":{"value":null,"below":null}}"#)
    #expect(Asking(asks: true).toJSON()["value"] is NSNull && below.toJSON().isEmpty)
  }

  @Test("A boolean in the dictionary is a boolean, not a number")
  func booleans() {
    let json = Doubled().toJSON()
    #expect(json["flag"] as? Bool == true && json["flag"] as? Int == nil)
    #expect(json["flag"].map { "\($0)" } == "true")
    #expect((json["flag"] as? NSNumber)?.boolValue == true)
    let map = Map(mappingType: .toJSON, JSON: [:])
    ["a": [true, false]] >>> map["flags"]
    #expect((map.JSON["flags"] as? [String: [Bool]])?["a"] == [true, false])
    #expect(map.JSON["flags"].map { "\($0)" } == #"["a": [true, false]]"#)
  }

  @Test("Generic functions can use a mapper")
  func generics() {
    let item: Item? = response(["id": 1])
    let onto: Item? = response(["id": 2], onto: Item(7))
    let single: Single? = constantResponse(["id": 3])
    let none: Single? = constantResponse(["id": "x"])
    let items: [Item] = responses(#"[{"id":4},{"id":5}]"#)
    #expect(item == Item(1) && onto == Item(2) && single?.id == 3 && none == nil)
    #expect(items == [Item(4), Item(5)] && (response(nil) as Item?) == nil)
  }

  @Test("Only arrays and dictionaries are encoded as text")
  func fragments() {
    #expect(Mapper<Item>.toJSONString([1], prettyPrint: false) == "[1]")
    for value in [5, "a", true, NSNull()] as [Any] {
      #expect(Mapper<Item>.toJSONString(value, prettyPrint: false) == nil, "\(value)")
      #expect(Mapper<Item>.toJSONData(value, options: []) == nil, "\(value)")
    }
  }

  @Test("The error has the reason why text doesn't decode to constant models")
  func reasons() {
    let mapper = Mapper<Single>()
    let rows: [(reason: String, value: String, decode: () throws -> Any)] = [
      ("Cannot convert string into Any'", "no", { try mapper.mapArray(JSONString: "no") }),
      ("Cannot convert string into Any'", "no", { try mapper.mapDictionary(JSONString: "no") }),
      ("Cannot parse into '[String: Any]'", "no", { try mapper.map(JSONString: "no") }),
      ("Cannot parse into '[String: Any]'", "[1]", { try mapper.map(JSONString: "[1]") }),
      ("Cannot cast to '[[String: Any]]'", "[1]", { try mapper.mapArray(JSONString: "[1]") }),
      (
        "Cannot cast to '[String: [String: Any]]''", #"["a": 1]"#,
        { try mapper.mapDictionary(JSONString: #"{"a":1}"#) }
      ),
      ("Cannot cast to '[String: Any]'", "5", { try mapper.map(JSONObject: 5) }),
    ]
    for row in rows {
      let error = #expect(throws: MapError.self) { try row.decode() }
      #expect(error?.reason == row.reason && error?.currentValue.map { "\($0)" } == row.value)
    }
  }

  @Test(
    "The error of a collection of constant models is about the value that has another form",
    arguments: [
      ("5", "$: expected an array, found 5 (line 1, column 1) [type-mismatch]"),
      (#"{"id":1}"#, "$: expected an array, found an object (line 1, column 1) [type-mismatch]"),
      (#"[{"id":1}, 5]"#, "$[1]: expected an object for Single, found 5 (line 1, column 12) [type-mismatch]"),
      ("[null]", "$[0]: expected an object for Single, found null (line 1, column 2) [unexpected-null]"),
    ])
  func failedCasts(text: String, message: String) {
    let error = #expect(throws: MapError.self) { try Mapper<Single>().mapArray(JSONString: text) }
    #expect(error?.jsonError.map { "\($0)" } == message)
  }

  @Test("The error of a dictionary of constant models is about the value that has another form")
  func failedCastsOfDictionaries() {
    let text = #"{"a":{"id":1},"b":5}"#
    let error = #expect(throws: MapError.self) { try Mapper<Single>().mapDictionary(JSONString: text) }
    #expect(
      error?.jsonError.map { "\($0)" }
        == "$.b: expected an object for Single, found 5 (line 1, column 19) [type-mismatch]")
  }
}

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
