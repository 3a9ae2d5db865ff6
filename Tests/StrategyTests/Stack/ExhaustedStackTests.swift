import CodableMapping
import ManualMapping
import MappableMapping
import MappingTestSupport
import Testing

/// Members in a document that is so deep that models check the stack.
private let text =
  #"{"count":1,"list":[2,3],"models":{"a":{"id":4}},"table":{"x":5},"deep":"#
  + "\(String(repeating: "[", count: 40))\(String(repeating: "]", count: 40))}"

private struct Coded: Swift.Decodable {
  var isThere: Bool
  var count: Int?
  var keys: Set<String>
  var issue: IssueCode?

  private enum Key: String, CodingKey { case count, list, models, table, deep }

  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    (isThere, count, keys) = try onExhaustedStack {
      (
        container.contains(.count), try container.decodeIfPresent(Int.self, forKey: .count),
        Set(container.allKeys.map(\.rawValue))
      )
    }
    do {
      _ = try onExhaustedStack { try container.decode([String: Int].self, forKey: .table) }
    } catch Swift.DecodingError.dataCorrupted(let context) {
      issue = (context.underlyingError as? JSONError)?.code
    }
  }
}

private struct Model: ImmutableMappable {
  var id: Int

  init(map: Map) throws { id = try map.value("id") }
}

private struct NestedKeys: Mappable {
  var literal, element, atRunTime: Int?

  init?(map: Map) {}

  mutating func mapping(map: Map) {
    onExhaustedStack {
      literal <- map["table.x"]
      element <- map["list.1"]
      let key = "models.a.id"
      atRunTime <- map[key]
    }
  }
}

private struct Lenient: Mappable {
  var models: [String: Model]?
  var table = ["old": 0]

  init?(map: Map) {}

  mutating func mapping(map: Map) {
    onExhaustedStack { models <- map["models"] }
    table <- map["table"]
  }
}

private struct Halved: TransformType {
  func transformFromJSON(_ value: Any?) -> Double? { (value as? Double).map { $0 / 2 } }
  func transformToJSON(_ value: Double?) -> Double? { value.map { $0 * 2 } }
}

private struct TransformedValues: ImmutableMappable {
  var list: [Double]
  var table: [String: Double]

  init(map: Map) throws {
    (list, table) = try onExhaustedStack {
      (try map.value("list", using: Halved()), try map.value("table", using: Halved()))
    }
  }
}

private struct Paths: ManualDecodable {
  var hasValue: Bool
  var missing: Int

  init(json: JSONObject) throws(JSONError) {
    hasValue = onExhaustedStack { json.value.hasValue(at: "models.a.id") }
    missing = try json[at: "models.b.id", default: 7]
  }
}

private struct Stopped: Swift.Codable {
  init() {}

  init(from decoder: any Swift.Decoder) throws {
    _ = try onExhaustedStack { try decoder.container(keyedBy: Key.self) }
  }

  func encode(to encoder: any Swift.Encoder) throws {}

  private enum Key: CodingKey {}
}

private struct StoppedField: CodedField, Mapping {
  static let mapping = StoppedField()

  func decode(_ json: JSONValue) throws(JSONError) -> Int {
    try onExhaustedStack { () throws(JSONError) in try json.object().count }
  }

  func encode(_ model: Int, into writer: inout JSONWriter) throws(JSONError) { writer.write(model) }
}

private enum ToStopped: DefaultValue { static var value: Stopped { Stopped() } }

private struct WithDefault: Swift.Codable {
  @Defaulted<ToStopped.EvenIfWrong> var models: Stopped
}

private struct WithCodedDefault: Swift.Codable {
  @CodedBy<StoppedField.Defaulted<ToZero<Int>.EvenIfWrong>> var models: Int
}

/// If the stack is exhausted, existing values are decoded or the limit is reported; no value counts as
/// missing.
@Suite("Members on an exhausted stack")
struct ExhaustedStackTests {
  @Test("Containers of coders have their members; nested values report the limit")
  func coders() async throws {
    let model = try await StackTests.onSmallStack { try CodableMapper<Coded>().decode(text) }
    #expect(model.isThere && model.count == 1)
    #expect(model.keys == ["count", "list", "models", "table", "deep"])
    #expect(model.issue == .depthLimit)
  }

  @Test("Nested keys lead to their members")
  func nestedKeys() async throws {
    let model = try await StackTests.onSmallStack { try MappableMapper<NestedKeys>().decode(text) }
    #expect(model.literal == 5 && model.element == 3)
    #expect(model.atRunTime == 4)
  }

  @Test("ObjectMapper's calls ignore models that the stack has no room for, and report them")
  func swallowed() async throws {
    let (models, table, codes) = try await StackTests.onSmallStack {
      let (model, errors) = Mapper<Lenient>().reporting { $0.map(JSONString: text) }
      return (model?.models?.count, model?.table, errors?.issues.map(\.code))
    }
    #expect(models == nil)
    #expect(table == ["x": 5])
    #expect(codes == [.depthLimit])
  }

  @Test("Transforms receive the elements")
  func transforms() async throws {
    let model = try await StackTests.onSmallStack { try MappableMapper<TransformedValues>().decode(text) }
    #expect(model.list == [1, 1.5] && model.table == ["x": 2.5])
  }

  @Test("Key paths lead to their values")
  func paths() async throws {
    let model = try await StackTests.onSmallStack { try ManualMapper<Paths>().decode(text) }
    #expect(model.hasValue && model.missing == 7)
  }

  @Test("A default that replaces wrong values doesn't replace the limit")
  func defaults() async throws {
    #expect(try await code { _ = try CodableMapper<WithDefault>().decode(text) } == .depthLimit)
    #expect(try await code { _ = try CodableMapper<WithCodedDefault>().decode(text) } == .depthLimit)
  }

  @Test("ObjectMapper's calls for collections report the limit")
  func collections() async throws {
    let model = #"{"id":1,"deep":\#(String(repeating: "[", count: 40))\#(String(repeating: "]", count: 40))}"#
    let array = try await code {
      try onExhaustedStack { _ = try Mapper<Model>().mapArray(JSONString: "[\(model)]") }
    }
    let dictionary = try await code {
      try onExhaustedStack { _ = try Mapper<Model>().mapDictionary(JSONString: #"{"a":\#(model)}"#) }
    }
    #expect(array == .depthLimit && dictionary == .depthLimit)
  }

  /// The code of the error that `body` throws.
  private func code(of body: @escaping @Sendable () throws -> Void) async throws -> IssueCode? {
    try await StackTests.onSmallStack {
      do {
        try body()
        return nil
      } catch let error as JSONError {
        return error.code
      } catch let error as MapError {
        return error.jsonError?.code
      }
    }
  }
}
