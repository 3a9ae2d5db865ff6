import Testing

@testable import ThrowingMapping

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

  private static let prepared: [(path: OptionalKeyPath, name: String)] = [
    (KeyPath("a") =>? "b", "KeyPath =>? literal"),
    (ThrowingMapping.KeyPath(["a", "c"]) =>? "b", "KeyPath of two =>? literal"),
    (OptionalKeyPath(KeyPath("a")), "OptionalKeyPath of a KeyPath"),
    ("a", "literal"), (OptionalKeyPath("a"), "OptionalKeyPath of a text"),
    (["a", "b"], "array"), ("a" =>? "b", "literal =>? literal"), ("a" => "b", "literal => literal"),
    (OptionalKeyPath(keys: [OptionalKey(key: "a", isRequired: true)]), "required key"),
    (OptionalKeyPath(keys: [OptionalKey(key: "a", isRequired: false)]), "optional key"),
  ]

  @Test("`=>?` and `parse` use a path unchanged, and `=>` requires its first key")
  func prepared() throws {
    let missing = #"missing a at """#
    let tree: Any = [String: Any]()
    let results = try Self.prepared.map { (path, name) -> String in
      let read = try outcome("{}") { try $0 =>? path as Int? as Any }
      let parsed = try outcome("{}") { try parse($0, keyPath: path, decoder: { try $0.int() }) as Any }
      let ofTree = try outcome { try tree =>? path as Int? as Any }
      let parsedTree = try outcome { try parse(tree, keyPath: path, decoder: Int.decode) as Any }
      let whole = try outcome("{}") { try $0 =>? path as [String: Any]? as Any }
      let defaulted = try outcome("{}") { try $0[path, default: 5] as Int }
      #expect(Set([read, parsed, ofTree, parsedTree, whole]).count == 1, "\(name)")
      #expect(defaulted == (read == "nil" ? "5" : read), "\(name)")
      #expect(try outcome("{}") { try $0 => path as Int? as Any } == missing, "\(name)")
      #expect(try outcome { try tree => path as Int? as Any } == missing, "\(name)")
      return read
    }
    #expect(results == [missing, missing, missing, "nil", "nil", "nil", "nil", "nil", missing, "nil"])
  }

  @Test("Key paths of literals refer to the literals' static bytes")
  func literals() throws {
    func isLiteral(_ path: ThrowingMapping.KeyPath) -> Bool { !"\(path.form)".hasPrefix("path") }
    func isLiteral(_ path: OptionalKeyPath) -> Bool { !"\(path.form)".hasPrefix("path") }
    #expect(isLiteral("a" as ThrowingMapping.KeyPath))
    #expect(isLiteral("a" as OptionalKeyPath))
    #expect(isLiteral("a" => "b" => "c" as ThrowingMapping.KeyPath))
    #expect(isLiteral("a" =>? "b" => "c" as OptionalKeyPath))
    #expect(!isLiteral("a" => "b" => "c" => "d" as ThrowingMapping.KeyPath))
    // `KeyPath("a")` is a literal of its type, and doesn't call `init(_: String)`.
    #expect(isLiteral(KeyPath("a")))
    #expect(!isLiteral(KeyPath(String("a"))))
  }

  @Test("Key paths can be computed at run time")
  func dynamic() throws {
    let keys = ["a", "b"]
    #expect(try outcome(#"{"a":{"b":1}}"#) { try $0 => KeyPath(keys) as Int } == "1")
    #expect(try outcome(#"{"a":{"b":1}}"#) { try $0 => KeyPath(keys[0]) as [String: Int] } == #"["b": 1]"#)
    let optional = OptionalKeyPath(KeyPath(keys[1]))
    #expect(try outcome(#"{"a":{"b":1}}"#) { try $0 =>? optional as Int? as Any } == #"missing b at """#)
    #expect(
      try outcome(#"{"a":{"b":1}}"#) { try $0 =>? OptionalKeyPath(keys[1]) as Int? as Any } == "nil")
    #expect(try outcome(#"{"":1,"é":2}"#) { try [$0 => "" as Int, $0 => "é" as Int] } == "[1, 2]")
  }
}
