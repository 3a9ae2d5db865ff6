import Foundation
import JSONCore
import MappingTestSupport
import Testing
import ThrowingMapping

@Suite("Key paths")
struct KeyPathTests {
  @Test("Key paths are created from literals, arrays, strings and operators")
  func creation() {
    let literal: ThrowingMapping.KeyPath = "a"
    #expect(literal.keys == ["a"])
    #expect(literal == KeyPath("a"))
    let array: ThrowingMapping.KeyPath = ["a", "b"]
    #expect(array == KeyPath(["a", "b"]))
    let composed: ThrowingMapping.KeyPath = "a" => "b" => "c"
    #expect(composed.keys == ["a", "b", "c"])
    #expect(composed != array)
    #expect("\(composed)" == "a.b.c")
    #expect("\(("a" => "b") as ThrowingMapping.KeyPath)" == "a.b")
    #expect("\((composed => array))" == "a.b.c.a.b")
  }

  @Test("Each key of a path is required or optional")
  func optionality() {
    let single: OptionalKeyPath = "a"
    #expect(single.keys == [OptionalKey(key: "a", isRequired: false)])
    let path: OptionalKeyPath = "a" =>? "b" =>? "c" => "d"
    #expect(path.keys.map(\.isRequired) == [false, false, false, true])
    #expect("\(path)" == "a?.b?.c?.d")
    #expect("\(path.markingFirst(required: true))" == "a.b?.c?.d")
    let array: OptionalKeyPath = ["a", "b"]
    #expect("\(array)" == "a?.b?")
    let required = OptionalKeyPath(["a", "b"] as ThrowingMapping.KeyPath)
    #expect("\(required)" == "a.b" && array != required)
    let keyPath: ThrowingMapping.KeyPath = "a" => "b"
    let joined = keyPath =>? required
    #expect("\(joined)" == "a.b.a?.b")
  }

  @Test("The keys of a path can be changed")
  func setting() throws {
    var keyPath: ThrowingMapping.KeyPath = "a" => "b"
    keyPath.keys[1] = "c"
    keyPath.keys.append("d")
    #expect("\(keyPath)" == "a.c.d")
    var path: OptionalKeyPath = "a" =>? "b"
    path.keys[0].isRequired = true
    path.keys[1].key = "c"
    #expect("\(path)" == "a.c?")
    #expect(try outcome("{}") { try $0 =>? path as Int? as Any } == #"missing a at """#)
    #expect(try outcome(#"{"a":{"c":1}}"#) { try $0 =>? path as Int? as Any } == "Optional(1)")
    path.keys = []
    #expect(try outcome("7") { try $0 =>? path as Int? as Any } == "Optional(7)")
  }

  private static let prepared: [(path: OptionalKeyPath, keys: String)] = [
    (KeyPath("a") =>? "b", "a.b?"), (ThrowingMapping.KeyPath(["a", "c"]) =>? "b", "a.c.b?"),
    (OptionalKeyPath(KeyPath("a")), "a"), ("a", "a?"), (OptionalKeyPath("a"), "a?"), (["a", "b"], "a?.b?"),
    ("a" =>? "b", "a?.b?"), ("a" => "b", "a?.b"),
    (OptionalKeyPath(keys: [OptionalKey(key: "a", isRequired: true)]), "a"),
    (OptionalKeyPath(keys: [OptionalKey(key: "a", isRequired: false)]), "a?"),
  ]

  @Test("`=>?` and `parse` use a path unchanged, and `=>` requires its first key")
  func prepared() throws {
    for (path, keys) in Self.prepared {
      #expect("\(path)" == keys)
      let missing = #"missing a at """#
      #expect(try outcomes(path, in: "{}") == [keys.hasPrefix("a?") ? "nil" : missing, missing], "\(keys)")
    }
  }

  private static let names = ["a", "b", "id", "é", "日本", "a b", "$", "", "x.y", "🍏"]
  private static let kinds = ["null": "NSNull", "\"t\"": "String", "1": "NSNumber", "[]": "NSArray"]

  @Test("A path of any keys finds the value as in Decodable", arguments: 0..<200 as Range<UInt64>)
  func anyPath(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    func names(_ counts: ClosedRange<Int>) -> [String] {
      (0..<Int.random(in: counts, using: &random)).map { _ in Self.names.randomElement(using: &random) ?? "" }
    }
    let first = names(0...2)
    var rest = names(1...3).map { OptionalKey(key: $0, isRequired: Bool.random(using: &random)) }
    let path: OptionalKeyPath = ThrowingMapping.KeyPath(first) =>? OptionalKeyPath(keys: rest)
    rest[0].isRequired = false
    var keys = first.map { OptionalKey(key: $0, isRequired: true) } + rest
    #expect(path.keys == keys)
    // Some of the keys lead to a value, which is an object without the next key, or isn't an object.
    let depth = Int.random(in: 0...keys.count, using: &random)
    let values = depth == keys.count ? ["7", "null"] : ["{}", "null", "\"t\"", "1", "[]"]
    let value = values.randomElement(using: &random) ?? ""
    let text = keys.prefix(depth).reversed().reduce(value) { "{\(OwnedJSON.string($1.key)):\($0)}" }
    let place = "at \"\(keys.prefix(depth).map(\.key).joined(separator: "."))\""
    func expected() -> String {
      if value == "7" { return "Optional(7)" }
      if value == "{}" { return keys[depth].isRequired ? "missing \(keys[depth].key) \(place)" : "nil" }
      if value == "null", depth == keys.count || depth > 0 && !keys[depth - 1].isRequired { return "nil" }
      return "expected NSDictionary, got \(Self.kinds[value] ?? "") \(place)"
    }
    let unchanged = expected()
    keys[0].isRequired = true
    #expect(try outcomes(path, in: text) == [unchanged, expected()], "\(path) in \(text)")
  }

  /// The outcomes of `=>?` and `=>`, which must equal those of other functions, and those for a tree.
  private func outcomes(_ path: OptionalKeyPath, in text: String) throws -> [String] {
    let tree = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
    let found = try outcome(text) { try $0 =>? path as Int? as Any }
    let required = try outcome(text) { try $0 => path as Int? as Any }
    #expect(try outcome { try tree =>? path as Int? as Any } == found)
    #expect(try outcome { try tree => path as Int? as Any } == required)
    let defaulted = ["nil": "5", "Optional(7)": "7"][found] ?? found
    #expect(try outcome(text) { try $0[path, default: 5] as Int } == defaulted)
    // A null at the end is `nil` for the operators, and a value for the function of `parse`.
    if !text.contains("null") {
      #expect(try outcome(text) { try parse($0, keyPath: path, decoder: { try $0.int() }) as Any } == found)
      #expect(try outcome { try parse(tree, keyPath: path, decoder: Int.decode) as Any } == found)
    }
    return [found, required]
  }
}
