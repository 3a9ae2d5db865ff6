import JSONCore
import JSONPatch
import MappingTestSupport
import Testing

@Suite struct DifferenceTests {
  @Test(
    "A difference is a patch of the changes",
    arguments: [
      ("[1,{}]", "[1,{}]", "[]"), ("1", "1.0", "[]"),
      ("1", "[]", #"[{"op":"replace","path":"","value":[]}]"#),
      (
        #"{"a":1,"b":{"c":[1],"d/":2},"e":null}"#, #"{"b":{"d/":null,"c":[1]},"f":null}"#,
        #"[{"op":"remove","path":"/a"},{"op":"replace","path":"/b/d~1","value":null},{"op":"remove","path":"/e"},{"op":"add","path":"/f","value":null}]"#
      ),
      (
        "[1,2,3,4,5]", "[1,5]",
        #"[{"op":"remove","path":"/3"},{"op":"remove","path":"/2"},{"op":"remove","path":"/1"}]"#
      ),
      ("[1,5]", "[1,2,3,5]", #"[{"op":"add","path":"/1","value":2},{"op":"add","path":"/2","value":3}]"#),
      ("[1,1]", "[1,1,1]", #"[{"op":"add","path":"/2","value":1}]"#),
      (
        #"[0,{"a":1},3]"#, #"[0,{"a":2},7,8,3]"#,
        #"[{"op":"replace","path":"/1/a","value":2},{"op":"add","path":"/2","value":7},{"op":"add","path":"/3","value":8}]"#
      ),
    ])
  func changes(_ old: String, _ new: String, _ expected: String) throws {
    let difference = try OwnedJSON(parsing: old).difference(to: OwnedJSON(parsing: new))
    #expect(difference.description == expected)
  }

  @Test("The difference of two values changes one to the other")
  func randomPairs() throws {
    var generator = DocumentGenerator(seed: 38)
    var changes = 0
    for round in 0..<Thoroughness.optimizedRounds(1000, of: 100_000) {
      let old = try OwnedJSON(parsing: generator.document())
      let new = try round % 4 == 0 ? OwnedJSON(parsing: generator.document()) : changed(old, &generator)
      let patch = old.difference(to: new)
      var patched = old
      try patched.apply(OwnedJSON(parsing: patch.description))
      if patched != new { Issue.record("\(old) isn't changed to \(new) by \(patch)") }
      if (patch == []) != (old == new) { Issue.record("\(patch) from \(old) to \(new)") }
      changes += patch.arrayValue?.count ?? 0
    }
    #expect(changes > 1000)
  }

  /// A copy of a value with some of its parts changed, removed or added.
  private func changed(_ json: OwnedJSON, _ generator: inout DocumentGenerator) -> OwnedJSON {
    switch json {
    case .array(var elements) where generator.below(8) > 0:
      for index in elements.indices where generator.below(2) == 0 {
        elements[index] = changed(elements[index], &generator)
      }
      if !elements.isEmpty, generator.below(3) == 0 { elements.remove(at: generator.below(elements.count)) }
      if generator.below(3) == 0 { elements.insert(["new"], at: generator.below(elements.count + 1)) }
      return .array(elements)
    case .object(var members) where generator.below(8) > 0:
      for (key, value) in members where generator.below(2) == 0 {
        members[key] = generator.below(3) == 0 ? nil : changed(value, &generator)
      }
      if generator.below(3) == 0 { members["~/\(generator.below(3))"] = .null }
      return .object(members)
    default: return [nil, true, 1, "a", [], [:], json][generator.below(7)]
    }
  }

  @Test("Deep values are compared and patched without recursion")
  func deep() throws {
    let depth = Thoroughness.optimizedRounds(10_000, of: 100_000)
    let options = JSONParseOptions(depthLimit: .max)
    func json(_ end: String) throws -> OwnedJSON {
      let text = String(repeating: #"[{"a":"#, count: depth) + end + String(repeating: "}]", count: depth)
      return try OwnedJSON(parsing: text, options: options)
    }
    var value = try json("1")
    let patch = try value.difference(to: json("2"))
    #expect(patch.arrayValue?.count == 1)
    try value.apply(patch)
    #expect(try value == json("2"))
  }
}
