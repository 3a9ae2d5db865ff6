import JSONCore
import JSONMapping
import ManualMapping
import MappingTestSupport
import Testing

/// What a model doesn't know is encoded as it was decoded, with each strategy.
@Suite("Members that the model doesn't have")
struct RestTests {
  private static let known = ["theme", "fontSize"]

  @Test("Every member that isn't changed survives a round trip", arguments: SettingsStrategy.all)
  func roundTrips(strategy: SettingsStrategy) throws {
    for seed in 0..<(Thoroughness.isNightly ? 100_000 : 1_000) as Range<UInt64> {
      var random = DocumentGenerator(seed: seed)
      // A few scalars are stored as text, and equal keys are one member.
      let areScalars = random.below(2) == 0
      var members = (0..<random.below(12)).map { place in
        let key = ["others", "Theme", "font_size", "é", #"\u0022"#, ""][random.below(6)]
        let value =
          areScalars ? ["1.50", #""a/\n\u00e9""#, "true", "null", "-0"][random.below(5)] : random.document()
        return #""\#(key)\#(random.below(4) == 0 ? 0 : place)" : "# + value
      }
      if random.below(4) == 0 { members.append(#""others":"# + random.document()) }
      if random.below(2) == 0 { members.insert(#""fontSize":1.50"#, at: random.below(members.count + 1)) }
      members.insert(#""theme":"a""#, at: random.below(members.count + 1))
      let text = "{\(members.joined(separator: ","))}"
      let written = try strategy.recode(text, nil) { theme, _ in theme = "b" }
      let (before, after) = (try rest(of: text), try rest(of: written))
      #expect(before == after, Comment(rawValue: text))
      #expect(written.hasPrefix(#"{"theme":"b""#))
    }
  }

  /// The members besides those of the model, in order, with the spelling of numbers.
  private func rest(of text: String) throws -> [String] {
    try #require(OwnedJSON(parsing: text).objectValue).filter { !Self.known.contains($0.key) }
      .map { "\($0.key): \($0.value)" }
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
