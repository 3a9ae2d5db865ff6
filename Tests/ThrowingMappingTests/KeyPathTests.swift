import Testing

@testable import ThrowingMapping

@Suite("Key paths of Decodable's dialect")
struct KeyPathTests {
  @Test("Key paths are made from literals, arrays, strings and operators")
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

  @Test("Key paths tell which of their keys are required")
  func optionality() {
    let single: OptionalKeyPath = "a"
    #expect(single.keys == [OptionalKey(key: "a", isRequired: true)])
    let path: OptionalKeyPath = "a" =>? "b" =>? "c" => "d"
    #expect(path.keys.map(\.isRequired) == [true, false, false, true])
    #expect("\(path)" == "a.b?.c?.d")
    #expect("\(path.markingFirst(required: false))" == "a?.b?.c?.d")
    let array: OptionalKeyPath = ["a", "b"]
    #expect("\(array)" == "a?.b?")
    let required = OptionalKeyPath(["a", "b"] as ThrowingMapping.KeyPath)
    #expect("\(required)" == "a.b" && array != required)
    let keyPath: ThrowingMapping.KeyPath = "a" => "b"
    let joined = keyPath =>? required
    #expect("\(joined)" == "a.b.a?.b")
  }

  @Test("Key paths written as literals are kept as the compiler laid them down: no text is copied")
  func literals() throws {
    func isLiteral(_ path: ThrowingMapping.KeyPath) -> Bool { !"\(path.form)".hasPrefix("path") }
    func isLiteral(_ path: OptionalKeyPath) -> Bool { !"\(path.form)".hasPrefix("path") }
    #expect(isLiteral("a" as ThrowingMapping.KeyPath))
    #expect(isLiteral("a" as OptionalKeyPath))
    #expect(isLiteral("a" => "b" => "c" as ThrowingMapping.KeyPath))
    #expect(isLiteral("a" =>? "b" => "c" as OptionalKeyPath))
    #expect(!isLiteral("a" => "b" => "c" => "d" as ThrowingMapping.KeyPath))
    // `KeyPath("a")` is a literal of its type, and no call of `init(_: String)`.
    #expect(isLiteral(KeyPath("a")))
    #expect(!isLiteral(KeyPath(String("a"))))
  }

  @Test("Key paths can be computed at run time")
  func dynamic() throws {
    let keys = ["a", "b"]
    #expect(try outcome(#"{"a":{"b":1}}"#) { try $0 => KeyPath(keys) as Int } == "1")
    #expect(try outcome(#"{"a":{"b":1}}"#) { try $0 => KeyPath(keys[0]) as [String: Int] } == #"["b": 1]"#)
    let optional = OptionalKeyPath(KeyPath(keys[1]))
    #expect(try outcome(#"{"a":{"b":1}}"#) { try $0 =>? optional as Int? as Any } == "nil")
    #expect(try outcome(#"{"":1,"é":2}"#) { try [$0 => "" as Int, $0 => "é" as Int] } == "[1, 2]")
  }
}
