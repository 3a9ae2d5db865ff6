import MappingTestSupport
import Testing

@testable import JSONCore

@Suite struct OwnedJSONEditingTests {
  @Test("Members and elements are changed in place, and copies stay unchanged")
  func membersAndElements() {
    var json: OwnedJSON = ["a": 1, "b": [1, 2]]
    let before = json
    json["a"] = "x"
    json["c"] = .null
    json["b"]?[2] = 3
    json["b"]?[0] = nil
    #expect(json.description == #"{"a":"x","b":[2,3],"c":null}"#)
    json["a"] = nil
    #expect(json.description == #"{"b":[2,3],"c":null}"#)
    #expect(before.description == #"{"a":1,"b":[1,2]}"#)
  }

  @Test func impossibleAssignmentsChangeNothing() {
    var json: OwnedJSON = [1]
    json["a"] = 1
    json[5] = 1
    json[-1] = 1
    json[0]?["x"] = 1
    #expect(json == [1])
    var null: OwnedJSON = nil
    null["a"] = nil as OwnedJSON?
    #expect(null == .null)
    null["a"] = 1
    #expect(null == ["a": 1])
  }

  @Test(
    "Setting a value at a path creates missing objects",
    arguments: [
      ("a.b.c", #"{"a":{"b":{"c":9}},"list":[{"x":1},2]}"#), ("list[0].x", #"{"a":{},"list":[{"x":9},2]}"#),
      ("list[0].y.z", #"{"a":{},"list":[{"x":1,"y":{"z":9}},2]}"#),
      ("list[2]", #"{"a":{},"list":[{"x":1},2,9]}"#),
      ("list.1", #"{"a":{},"list":[{"x":1},9]}"#), ("a.0", #"{"a":{"0":9},"list":[{"x":1},2]}"#), ("$", "9"),
    ])
  func settingAtAPath(_ path: String, _ expected: String) throws {
    let original: OwnedJSON = ["a": [:], "list": [["x": 1], 2]]
    var json = original
    try json.set(9, at: JSONKeyPath(path))
    #expect(json.description == expected)
    #expect(json[at: JSONKeyPath(path)] == 9)
    #expect(original == ["a": [:], "list": [["x": 1], 2]])
  }

  @Test(
    "Removing a value at a path doesn't change the rest",
    arguments: [
      ("a", #"{"list":[1,2]}"#), ("list[0]", #"{"a":{"b":1},"list":[2]}"#),
      ("a.b", #"{"a":{},"list":[1,2]}"#),
      ("a.x.y", #"{"a":{"b":1},"list":[1,2]}"#), ("list[7]", #"{"a":{"b":1},"list":[1,2]}"#),
    ])
  func removingAtAPath(_ path: String, _ expected: String) throws {
    var json: OwnedJSON = ["a": ["b": 1], "list": [1, 2]]
    json[at: JSONKeyPath(path)] = nil
    #expect(json.description == expected)
  }

  @Test(
    "Setting a value at a path that can't be followed is an error and changes nothing",
    arguments: [
      ("a.b", "$.a: expected an object, found 1 [type-mismatch]"),
      ("list[5].x", "$.list: no element 5 in an array of 1 [index-out-of-bounds]"),
      ("list.x", "$.list: expected an object, found an array [type-mismatch]"),
      ("list.+0", "$.list: expected an object, found an array [type-mismatch]"),
      ("list.-0", "$.list: expected an object, found an array [type-mismatch]"),
    ])
  func settingWhereThereIsNoWay(_ path: String, _ expected: String) {
    var json: OwnedJSON = ["a": 1, "list": [1]]
    #expect(thrown { try json.set(9, at: JSONKeyPath(path)) }?.description == expected)
    #expect(json == ["a": 1, "list": [1]])
  }

  @Test func elementsAreACollection() {
    var elements: OwnedJSON.Elements = [3, 1]
    let copy = elements
    elements.append(nil)
    elements[0] = "x"
    elements.removeLast()
    elements.insert(contentsOf: [true, false], at: 1)
    #expect(elements == ["x", true, false, 1])
    #expect(copy == [3, 1])
    #expect(elements.description == #"["x",true,false,1]"#)
    var members: OwnedJSON.Members = ["a": 1, "b": 2]
    #expect(members.removeValue(forKey: "a") == 1 && members.removeValue(forKey: "a") == nil)
    #expect(members.keys == ["b"])
  }
}
