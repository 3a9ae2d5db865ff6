import ApplicativeMapping
import DerivedMapping
import ManualMapping
import Testing
import ThrowingMapping

/// A model with an encoding by hand.
private struct Crate: JSONObjectWritable, Equatable {
  let id: Int
  let label: String?

  func writeMembers(to json: inout JSONWriter) throws(JSONError) {
    try json.put("id", id)
    try json.put("label", label)
  }
}

extension Crate: ManualDecodable {
  init(json: JSONObject) throws(JSONError) { self.init(id: try json["id"], label: try json["label"]) }
}

/// A model that is only encoded, with everything that options change.
private struct Load: JSONObjectWritable {
  var stackedOn: Set<Int> = [10, 9, 2]
  var heldLabels: Set<String> = ["b", "a"]
  var weightByLevel: [Int: Double] = [10: 0.5, 2: 1]

  func writeMembers(to json: inout JSONWriter) throws(JSONError) {
    try json.put("stackedOn", stackedOn)
    try json.put("heldLabels", heldLabels)
    try json.put("weightByLevel", weightByLevel)
  }
}

/// Models that are encoded as objects, and decoded by any strategy.
@Suite("The written form of a type")
struct WrittenFormTests {
  @Test("A model is encoded as an object wherever a value can be")
  func places() throws {
    let crate = Crate(id: 7, label: nil)
    var writer = JSONWriter()
    try writer.object { (json) throws(JSONError) in
      try json.put("one", crate)
      try json.put("none", nil as Crate?)
      try json.put("null", orNull: nil as Crate?)
      try json.put("list", [crate, nil])
      try json.put("named", ["a": [crate]])
      try json.put("key\(1)", crate)
      try json.put("field", crate, as: ManualMapper<Crate>())
    }
    let text = String(decoding: try writer.finish(), as: UTF8.self)
    let one = #"{"id":7}"#
    #expect(
      text == """
        {"one":\(one),"null":null,"list":[\(one),null],"named":{"a":[\(one)]},"key1":\(one),"field":\(one)}
        """)
    #expect(try OwnedJSON(crate) == .object(["id": 7]))
  }

  fileprivate typealias Write = @Sendable (Load, JSONWriteOptions, JSONKeyStrategy?) throws -> String

  /// The strategies, by their encoding of a load.
  private static let writers: [(strategy: String, write: Write)] = [
    ("manual", { try ManualMapper<Load>(writing: $1, keys: $2).encodeToString($0) }),
    ("applicative", { try ApplicativeMapper(encoding: Load.self, writing: $1, keys: $2).encodeToString($0) }),
    ("throwing", { try ThrowingMapper(encoding: Load.self, writing: $1, keys: $2).encodeToString($0) }),
    ("derived", { try DerivedMapper<Load>(writing: $1, keys: $2).encodeToString($0) }),
  ]

  @Test("Sets are sorted, and a strategy for keys doesn't change the keys of dictionaries")
  func options() throws {
    for (strategy, write) in Self.writers {
      #expect(
        try write(Load(), JSONWriteOptions(sortedKeys: true), .snakeCase)
          == #"{"held_labels":["a","b"],"stacked_on":[2,9,10],"weight_by_level":{"10":0.5,"2":1}}"#,
        "\(strategy)")
    }
  }

  @Test(
    "A value that can't be encoded is the same error with every strategy",
    arguments: [
      (.infinity, 512, #"$.weightByLevel["7"]: inf can't be written as a JSON number [non-finite-number]"#),
      (-.infinity, 512, #"$.weightByLevel["7"]: -inf can't be written as a JSON number [non-finite-number]"#),
      (.nan, 512, #"$.weightByLevel["7"]: nan can't be written as a JSON number [non-finite-number]"#),
      (1, 1, "$.stackedOn: nesting is deeper than the limit of 1 [depth-limit]"),
      (1, 0, "$: nesting is deeper than the limit of 0 [depth-limit]"),
    ] as [(Double, Int, String)])
  func refused(weight: Double, depthLimit: Int, message: String) {
    let load = Load(weightByLevel: [7: weight])
    for (strategy, write) in Self.writers {
      let error = #expect(throws: JSONError.self, "\(strategy)") {
        try write(load, JSONWriteOptions(depthLimit: depthLimit), nil)
      }
      #expect(error?.description == message, "\(strategy)")
    }
  }
}
