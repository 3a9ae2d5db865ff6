import CodableMapping
import JSONMapping
import ManualMapping
import MappableMapping
import Testing
import ThrowingMapping

/// A model that checks its value with code that knows nothing about JSON.
private struct Size: Equatable {
  struct TooSmall: Error, Equatable { var width: Int }

  var width: Int

  init(width: Int) throws {
    guard width > 0 else { throw TooSmall(width: width) }
    self.width = width
  }
}

extension Size: Swift.Decodable {
  private enum CodingKeys: CodingKey { case width }

  init(from decoder: any Decoder) throws {
    try self.init(width: decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .width))
  }
}

extension Size: ManualDecodable {
  init(json: JSONObject) throws(JSONError) {
    self = try json.validating { try Size(width: try json["width"]) }
  }
}

extension Size: ThrowingMapping.Decodable {
  static func decode(_ json: ThrowingMapping.JSON) throws -> Size { try Size(width: json => "width") }
}

extension Size: ImmutableMappable {
  init(map: Map) throws { try self.init(width: map.value("width")) }

  func mapping(map: Map) {}
}

@Suite("Errors of a model's own code")
struct ThrownErrorTests {
  private static let mappings: [(name: String, mapping: any JSONMapping.Decoding<Size>)] = [
    ("manual", ManualMapper<Size>()), ("throwing", ThrowingMapper<Size>()),
    ("codable", CodableMapper<Size>()), ("mappable", MappableMapper<Size>()),
  ]

  @Test("An error that isn't a JSONError has a location, and is the underlying error", arguments: [0, 999])
  func thrown(index: Int) {
    func error(_ mapping: some JSONMapping.Decoding<Size>, _ text: String) -> JSONError? {
      #expect(throws: JSONError.self) { try mapping.array.at("list").decode(text) }
    }
    let elements = (0..<1000).map { #"{"width":\#($0 == index ? 0 : 7)}"# }
    let text = "{\"list\":[\n" + elements.joined(separator: ",\n") + "]}"
    for (name, mapping) in Self.mappings {
      let error = error(mapping, text)
      #expect(error?.issue.path.description == "$.list[\(index)]", "\(name)")
      #expect(error?.line == index + 2, "\(name)")
      #expect(error?.underlyingError as? Size.TooSmall == Size.TooSmall(width: 0), "\(name)")
      #expect(error?.issue.code == (name == "manual" ? .invalidValue : .custom), "\(name)")
      #expect(error?.issue.message == "TooSmall(width: 0)", "\(name)")
      #expect(error?.withoutValues.underlyingError == nil, "\(name)")
    }
  }

  @Test("An error about a value that doesn't decode isn't followed by one of the initializer")
  func standIns() {
    let mapping = ManualMapper<Size>().array.reportingAllIssues()
    let error = #expect(throws: JSONError.self) {
      try mapping.decode(#"[{"width":"a"},{"width":0},{"width":1},{"width":-1}]"#)
    }
    #expect(
      error?.issues.map(\.description) == [
        #"$[0].width: expected Int for Size.width, found string "a" (line 1, column 11) [type-mismatch]"#,
        "$[1]: TooSmall(width: 0) (line 1, column 16) [invalid-value]",
        "$[3]: TooSmall(width: -1) (line 1, column 40) [invalid-value]",
      ])
  }

  @Test("Codable's dataCorrupted keeps its text and location")
  func dataCorrupted() {
    struct Colour: Swift.Decodable {
      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        throw Swift.DecodingError.dataCorruptedError(in: container, debugDescription: "no such colour")
      }
    }
    let error = #expect(throws: JSONError.self) { try CodableMapper<[Colour]>().decode("\n[3]") }
    #expect(error?.description == "$[0]: no such colour (line 2, column 2) [custom]")
  }
}
