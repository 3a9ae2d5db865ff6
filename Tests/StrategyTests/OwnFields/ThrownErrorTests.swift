import Catalog
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
      let code = name == "manual" ? "invalid-value" : "custom"
      #expect(
        error?.description
          == "$.list[\(index)]: TooSmall(width: 0) (line \(index + 2), column 1) [\(code)]", "\(name)")
      #expect(error?.underlyingError as? Size.TooSmall == Size.TooSmall(width: 0), "\(name)")
      #expect(error?.withoutValues.underlyingError == nil, "\(name)")
    }
  }

  @Test("A mapping with a check has the same issues in every strategy")
  func checks() {
    InnerMapping.$chosen.withValue(ManualMapper<Todo>().check({ $0.userId > 0 }, "has no user")) {
      for (name, mapping) in mappers(of: Folder.self) {
        #expect(issues(mapping) == ["invalid-value $.todo", "invalid-value $.more[1]"], "\(name)")
      }
    }
  }

  private func issues(_ mapping: some JSONMapping.Decoding<Folder>) -> [String]? {
    func todo(_ user: Int) -> String { #"{"userId":\#(user),"title":"","completed":true}"# }
    let text = #"{"todo":\#(todo(0)),"more":[\#(todo(1)),\#(todo(0))],"named":{"a":\#(todo(2))}}"#
    let error = #expect(throws: JSONError.self) { try mapping.reportingAllIssues().decode(text) }
    return error?.issues.map { "\($0.code) \($0.path)" }
  }
}
