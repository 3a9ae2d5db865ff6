import CodableMapping
import Foundation
import JSONCore
import JSONMapping
import ManualMapping
import MappingTestSupport
import Testing

/// What a model doesn't know is encoded as it was decoded, with each strategy.
@Suite("Members that the model doesn't have")
struct RestTests {
  @Test("Every member that isn't changed survives a round trip", arguments: SettingsStrategy.all)
  func roundTrips(strategy: SettingsStrategy) throws {
    for seed in 0..<(Thoroughness.isNightly ? 100_000 : 1_000) as Range<UInt64> {
      var random = DocumentGenerator(seed: seed)
      let text = Self.settings(&random, depth: 3)
      let written = try strategy.recode(text, nil) { theme, _ in theme = "b" }
      let expected = try Self.ordered(OwnedJSON(parsing: text), theme: #""b""#)
      #expect(try OwnedJSON(parsing: written).description == expected, Comment(rawValue: text))
    }
  }

  /// A random text of settings, nested up to a depth.
  private static func settings(_ random: inout DocumentGenerator, depth: Int) -> String {
    // A few scalars are stored as text, and equal keys are one member.
    let areScalars = random.below(2) == 0
    var members = (0..<random.below(8)).map { place in
      let key = ["others", "Theme", "font_size", "é", #"\u0022"#, ""][random.below(6)]
      let value =
        areScalars ? ["1.50", #""a/\n\u00e9""#, "true", "null", "-0"][random.below(5)] : random.document()
      return #""\#(key)\#(random.below(4) == 0 ? 0 : place)" : "# + value
    }
    var known = [#""theme":"a""#]
    if random.below(4) == 0 { known.append(#""others":"# + random.document()) }
    if random.below(2) == 0 { known.append(#""fontSize":1.5"#) }
    if depth > 0, random.below(2) == 0 {
      let parts = (0..<random.below(3)).map { _ in settings(&random, depth: depth - 1) }
      known.append(#""parts":[\#(parts.joined(separator: ","))]"#)
    }
    for member in known { members.insert(member, at: random.below(members.count + 1)) }
    return "{\(members.joined(separator: ","))}"
  }

  /// The text of settings: the properties' members in their order, then the others in theirs.
  private static func ordered(_ settings: OwnedJSON, theme: String) throws -> String {
    let members = try #require(settings.objectValue)
    let parts = try members["parts"]?.arrayValue?.map { try ordered($0, theme: #""a""#) }
    let known: KeyValuePairs = [
      "theme": theme, "fontSize": members["fontSize"]?.description,
      "parts": parts.map { "[\($0.joined(separator: ","))]" },
    ]
    let others = members.filter { member in !known.contains { $0.key == member.key } }
    let texts =
      known.compactMap { key, value in value.map { #""\#(key)":\#($0)"# } }
      + others.map { "\(OwnedJSON.string($0.key)):\($0.value)" }
    return "{\(texts.joined(separator: ","))}"
  }

  @Test("A key of the model is never encoded from the rest", arguments: SettingsStrategy.all)
  func known(strategy: SettingsStrategy) throws {
    let written = try strategy.recode(#"{"x":1,"theme":"a"}"#, nil) { _, others in
      others["theme"] = "b"
      others["fontSize"] = 2
      others["y"] = nil
      others["z"] = [1e0]
    }
    #expect(written == #"{"theme":"a","x":1,"z":[1]}"#)
  }

  @Test("A strategy for keys converts only those of the model", arguments: SettingsStrategy.all)
  func convertedKeys(strategy: SettingsStrategy) throws {
    let text = #"{"theme":"a","font_size":1.5,"line_height":2,"lineWidth":3}"#
    #expect(try strategy.recode(text, .snakeCase) { _, others in others["font_size"] = 4 } == text)
  }

  @Test("Other coders lose no members: the decoder requires an object of them")
  func otherCoders() throws {
    let (encoder, decoder) = (JSONEncoder(), JSONDecoder())
    #expect(throws: DecodingError.self) {
      try decoder.decode(CodableSettings.self, from: Data(#"{"theme":"a"}"#.utf8))
    }
    for text in [#"{"theme":"a"}"#, #"{"theme":"a","x":[1]}"#] {
      let settings = try CodableMapper<CodableSettings>().decode(text)
      let decoded = try decoder.decode(CodableSettings.self, from: encoder.encode(settings))
      #expect(decoded.others == settings.others)
    }
  }

  @Test("The tag of a union is decoded into the rest, and encoded once")
  func tag() throws {
    let union = TaggedMapping<Settings>.tagged(
      by: "kind", ["s": .case(ManualMapper<Settings>(), { $0 }, { $0 })])
    let text = #"{"kind":"s","theme":"a","x":1}"#
    let model = try union.decode(text)
    #expect(model.others == ["kind": "s", "x": 1])
    #expect(try union.encodeToString(model) == text)
    let nested = TaggedMapping<Settings>.tagged(by: "type", ["t": .case(union, { $0 }, { $0 })])
    let both = #"{"type":"t","kind":"s","theme":"a","x":1}"#
    #expect(try nested.encodeToString(nested.decode(both)) == both)
  }
}
