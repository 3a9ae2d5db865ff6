import JSONPatch
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

/// The cost of a change is the number of entries that it moves or copies. None is copied if the array or object
/// stays the same one, and at most those of a chunk are moved.
@Suite("A change of a large value takes no time in proportion to it")
struct OwnedJSONGrowthTests {
  /// The nightly sizes would take hours if the time of a change were proportional to the size.
  static let sizes = Thoroughness.isNightly ? [10, 129, 200_000] : [10, 129, 1_000]

  enum Place: CaseIterable {
    case first, last, any

    func index(below count: Int, _ random: inout SeededGenerator) -> Int {
      switch self {
      case .first: 0
      case .last: count - 1
      case .any: Int.random(in: 0..<count, using: &random)
      }
    }
  }

  private func entryCounts(_ json: OwnedJSON) -> [Int] { json.contents?.chunks?.chunks.map(\.count) ?? [] }

  private func number(_ value: Int) -> OwnedJSON { .number(JSONNumber(value)) }

  @Test("Elements", arguments: sizes, Place.allCases)
  func elements(size: Int, place: Place) throws {
    var random = SeededGenerator(seed: UInt64(size))
    var expected = Array(0..<size)
    var json = OwnedJSON.array(OwnedJSON.Elements(expected.map(number)))
    let contents = json.contents.map(ObjectIdentifier.init)
    for step in 0..<size {
      let (from, to) = (place.index(below: size, &random), place.index(below: size, &random))
      switch step % 3 {
      case 0:
        json[from] = nil
        expected.remove(at: from)
        json.put(number(-step), at: [.index(to)], inserts: true)
        expected.insert(-step, at: to)
      case 1:
        try json.set(number(step), at: JSONKeyPath(["\(from)"]))
        expected[from] = step
      default:
        json[size] = number(step)
        expected.append(step)
        try json.set(nil, at: JSONKeyPath(["\(to)"]))
        expected.remove(at: to)
      }
    }
    #expect(json.contents.map(ObjectIdentifier.init) == contents)
    #expect(entryCounts(json).allSatisfy { 1...2 * OwnedChunks.capacity ~= $0 })
    #expect(place == .last || (size > OwnedChunks.capacity) == !entryCounts(json).isEmpty)
    #expect(json.arrayValue?.compactMap(\.intValue) == expected)
    #expect(json == .array(OwnedJSON.Elements(expected.map(number))))
    #expect(json.description == "[\(expected.map(String.init).joined(separator: ","))]")
  }

  @Test("Members", arguments: sizes, Place.allCases)
  func members(size: Int, place: Place) throws {
    var random = SeededGenerator(seed: UInt64(size))
    var expected = Array(0..<size)
    var json = OwnedJSON.object(OwnedJSON.Members(expected.map { ("k\($0)", number($0)) }))
    let contents = json.contents.map(ObjectIdentifier.init)
    for step in 0..<size {
      let index = place.index(below: size, &random)
      let key = "k\(expected[index])"
      if step.isMultiple(of: 2) {
        let isKept = json[key] != nil
        try json.set(nil, at: JSONKeyPath([key]))
        #expect(isKept && json[key] == nil)
        try json.set(number(size + step), at: JSONKeyPath(["k\(size + step)"]))
        expected.append(size + step)
        expected.remove(at: index)
      } else {
        json[key] = json[key]
      }
    }
    #expect(json.contents.map(ObjectIdentifier.init) == contents)
    #expect(entryCounts(json).allSatisfy { 1...2 * OwnedChunks.capacity ~= $0 })
    #expect(json.objectValue?.keys == expected.map { "k\($0)" })
    #expect(json.objectValue?.values.compactMap(\.intValue) == expected)
    var copy = json
    let rest = expected.removeLast()
    for key in expected { copy["k\(key)"] = nil }
    #expect(copy == ["k\(rest)": number(rest)] && json["k\(expected[0])"] == number(expected[0]))
    copy["k\(rest)"] = nil
    copy["new"] = 1
    #expect(copy == ["new": 1] && copy.description == #"{"new":1}"#)
  }

  @Test("A nested value is changed in place by subscripts")
  func nested() {
    var json: OwnedJSON = [
      "a": .array(OwnedJSON.Elements((0..<200).map(number))), "o": ["k": ["m0": 0]], "n": 1,
    ]
    func contents() -> [ObjectIdentifier] {
      [json, json["a"], json["o"], json["o"]?["k"]].compactMap { $0?.contents.map(ObjectIdentifier.init) }
    }
    let before = contents()
    for step in 0..<50 {
      json["a"]?[0] = nil
      json["o"]?["k"]?["m\(step)"] = number(step)
      json["n"]?["x"] = 1
      json["none"]?[0] = 1
      json["o"]?["k"]?["none"]?[1] = 1
    }
    #expect(contents() == before && before.count == 4)
    #expect(json["a"]?.arrayValue?.compactMap(\.intValue) == Array(50..<200))
    #expect(json["o"]?["k"]?.objectValue?.count == 50 && json["n"] == 1)
    #expect(json.objectValue?.keys == ["a", "o", "n"])
    json["o"]?["k"] = nil
    #expect(json["o"] == [:])
  }

  /// The paths of the operations on the members or elements, by their number.
  static let operations: [(name: String, operation: @Sendable (Int, Int) -> OwnedJSON)] = [
    ("remove first member", { ["op": "remove", "path": .string("/o/k\($1)")] }),
    ("remove last member", { ["op": "remove", "path": .string("/o/k\($0 - 1 - $1)")] }),
    ("remove first element", { _, _ in ["op": "remove", "path": "/a/0"] }),
    ("remove middle element", { ["op": "remove", "path": .string("/a/\(($0 - $1) / 2)")] }),
    ("add first element", { ["op": "add", "path": "/a/0", "value": .number(JSONNumber($1))] }),
    ("add member", { ["op": "add", "path": .string("/o/n\($1)"), "value": nil] }),
    ("replace", { ["op": "replace", "path": .string("/a/\($1)"), "value": [1]] }),
    ("move elements", { ["op": "move", "from": .string("/a/\($0 - 1)"), "path": .string("/a/\($1 / 2)")] }),
    ("move members", { ["op": "move", "from": .string("/o/k\($1)"), "path": .string("/o/m\($1)")] }),
    ("move across", { ["op": "move", "from": .string("/o/k\($1)"), "path": "/a/0"] }),
    ("copy", { ["op": "copy", "from": .string("/o/k\($1)"), "path": "/a/0"] }),
    ("test", { ["op": "test", "path": .string("/o/k\($1)"), "value": .number(JSONNumber($1))] }),
  ]

  @Test("Patches", arguments: sizes, operations.indices)
  func patches(size: Int, row: Int) throws {
    let numbers = (0..<size).map { ("k\($0)", number($0)) }
    let original: OwnedJSON = [
      "a": .array(OwnedJSON.Elements(numbers.map(\.1))), "o": .object(OwnedJSON.Members(numbers)),
    ]
    let steps = (0..<size).map { Self.operations[row].operation(size, $0) }
    var (json, expected) = (original, original)
    try json.apply(.array(OwnedJSON.Elements(steps)))
    // One by one, on copies of small values that have no chunks.
    if size <= OwnedChunks.capacity {
      for step in steps { try expected.apply([step]) }
      #expect(json == expected && json.description == expected.description, "\(Self.operations[row].name)")
    }
    let name = Self.operations[row].name
    let removed = name.hasPrefix("remove") ? size : 0
    let added = name.hasPrefix("add") || name == "copy" ? size : 0
    let count = (json["a"]?.arrayValue?.count ?? 0) + (json["o"]?.objectValue?.count ?? 0)
    #expect(count == 2 * size - removed + added, "\(name)")
    var merged = original
    merged.merge(["o": .object(OwnedJSON.Members(numbers.map { ($0.0, .null) }))])
    #expect(merged["o"] == [:] && merged["a"] == original["a"])
  }
}
