import Foundation
import JSONCore
import Testing
import ThrowingMapping

@Suite("Trees of unchanged code")
struct UnchangedTreeTests {
  @Test("Trees and documents are cast to any type")
  func casts() throws {
    let json: Any = ["a": Decimal(3), "b": [1, "x"]] as [String: Any]
    let members: [String: Any] = try cast(json)
    #expect(members.count == 2)
    #expect(try cast(members["a"] as Any) as Decimal == 3)
    let list: [Any] = try cast(members["b"] as Any)
    #expect(list.count == 2)
    #expect(try cast(1.5 as Any) as Double == 1.5)
    #expect(try cast(NSNull()) as Int? == nil)
    #expect(try cast(["a", "b"] as Any) == ["a", "b"])
    #expect(try outcome { try cast("x" as Any) as Int } == #"expected Int, got String at """#)
    let wrong = #expect(throws: DecodingError.self) { try cast(json) as [Any] }
    #expect(wrong?.metadata.object is [String: Any])
    let document = try Document(parsing: #"{"a":{"b":1}}"#)
    let inner: [String: Any] = try cast(document.root)
    #expect((inner["a"] as? [String: Any])?["b"] as? Int == 1)
    let member = try parse(document.root, keyPath: "a") { (json) throws -> [String: Any] in try cast(json) }
    #expect(member["b"] as? Int == 1)
    #expect(throws: DecodingError.self) { try cast(document.root) as [Any] }
    #expect(try (cast(Document(parsing: #"{"a":[1,null]}"#).root) as [String: [Int?]]) == ["a": [1, nil]])
    #expect(try outcome("[1]") { try cast($0) as String } == #"expected String, got NSArray at """#)
  }

  @Test("A function that casts can be passed as the decoder")
  func castsAsDecoders() throws {
    let json: [String: Any] = ["a": ["b": 4], "d": Decimal(5)]
    let named: Int = try parse(json, keyPath: ["a", "b"], decoder: cast)
    let closure: Int = try parse(json, keyPath: ["a", "b"], decoder: { try cast($0) })
    #expect(named == 4 && closure == 4)
    let object: [String: Any] = try parse(json, keyPath: "a", decoder: cast)
    #expect(object["b"] as? Int == 4)
    #expect(try (parse(json, keyPath: "d", decoder: { try cast($0) }) as Decimal) == 5)
  }

  @Test("Decoders of optionals, arrays and dictionaries can be passed as the decoder")
  func decoders() throws {
    let json: [String: Any] = ["a": ["b": 4], "c": [1, 2], "d": ["x": 1], "n": NSNull()]
    let number = try parse(json, keyPath: ["a", "b"], decoder: Optional.decoder(Int.decode))
    #expect(number == 4)
    #expect(try parse(json, keyPath: "n", decoder: Optional.decoder(Int.decode)) == nil)
    #expect(try parse(json, keyPath: "c", decoder: Array.decoder(Int.decode)) == [1, 2])
    let wrong = #expect(throws: DecodingError.self) {
      try parse(json, keyPath: "a", decoder: [Int].decoder(Int.decode))
    }
    #expect(wrong?.path == ["a"])
    #expect(wrong?.description == "$.a: expected an array, found an object [type-mismatch]")
    let dictionary = try parse(
      json, keyPath: "d", decoder: Dictionary.decoder(key: String.decode, value: Int.decode))
    #expect(dictionary == ["x": 1])
    let path: OptionalKeyPath = "z" =>? "b"
    #expect(try parse(json, keyPath: path.markingFirst(required: false), decoder: Int.decode) == nil)
    let document = try Document(parsing: #"{"a":{"b":4}}"#)
    let placed = try parse(document.root, keyPath: ["a", "b"], decoder: Optional.decoder(Int.decode))
    #expect(placed == 4)
  }

  @Test("A nil in a tree is null")
  func swiftNil() throws {
    #expect(try (["a": [1, nil]] => "a" as [Int?]) == [1, nil])
    let any: [String: Any?] = ["a": nil, "b": ["c": nil as Int?]]
    #expect(try (any => "a" as Int?) == nil)
    #expect(try (any => "b" => "c" as Int?) == nil)
    let numbers: [String: Int?] = ["a": nil, "b": 2]
    #expect(try (numbers =>? "a" as Int?) == nil)
    #expect(try (numbers =>? "b" as Int?) == 2)
    #expect(try (["a": numbers] => "a" as [String: Int?]) == ["a": nil, "b": 2])
    #expect(throws: DecodingError.self) { try any => "a" as Int }
  }
}
