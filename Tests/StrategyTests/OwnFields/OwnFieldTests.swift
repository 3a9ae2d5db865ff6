import Catalog
import CodableMapping
import Foundation
import JSONCore
import JSONMapping
import JSONStreaming
import ManualMapping
import MappableMapping
import Testing
import ThrowingMapping

@Suite("Custom fields")
struct OwnFieldTests {
  /// A field that fails with the error that the value names.
  private struct Failing: Mapping {
    func decode(_ json: JSONValue) throws(JSONError) -> Todo {
      guard !json.isObject else {
        return Todo(userId: try json.value(at: "count").int(), id: nil, title: "", completed: false)
      }
      switch try json.string() {
      case "custom": throw json.error(.custom("that is no todo"))
      case "without a place": throw JSONError(.custom("That is no todo."))
      case "transform": throw json.error(.transformFailed("the todo is gone"))
      case "mismatch": throw json.mismatch(expected: "a short todo")
      case "format": throw json.error(.invalidFormat(expected: "a short todo", reason: "in one word"))
      default: throw json.error(.numberOutOfRange(type: "Int8", range: ""))
      }
    }

    func encode(_ model: Todo, into writer: inout JSONWriter) throws(JSONError) {
      throw writer.error(.custom("todos are not written"))
    }
  }

  private func error(_ todo: String, _ mapping: some JSONMapping.Decoding<Folder>) -> JSONError? {
    InnerMapping.$chosen.withValue(Failing()) {
      #expect(throws: JSONError.self) { try mapping.decode(#"{"todo":\#(todo),"more":[],"named":{}}"#) }
    }
  }

  @Test(
    "An error of a custom field names the model and the property, with every strategy",
    arguments: [
      #""custom""#: "$.todo: that is no todo (required by Folder.todo) (line 1, column 9) [custom]",
      #""without a place""#: "$.todo: That is no todo. (required by Folder.todo) (line 1, column 9) [custom]",
      #""transform""#:
        "$.todo: the todo is gone (required by Folder.todo) (line 1, column 9) [transform-failed]",
      #""mismatch""#:
        #"$.todo: expected a short todo for Folder.todo, found string "mismatch" (line 1, column 9) [type-mismatch]"#,
      #""format""#:
        #"$.todo: expected a short todo for Folder.todo, found "format" (line 1, column 9) [invalid-format]"#,
      #""range""#:
        #"$.todo: "range" does not fit in Int8 for Folder.todo (line 1, column 9) [number-out-of-range]"#,
      "5": "$.todo: expected String for Folder.todo, found 5 (line 1, column 9) [type-mismatch]",
      #"{"count":"x"}"#:
        #"$.todo.count: expected Int for Folder.todo.count, found string "x" (line 1, column 18) [type-mismatch]"#,
      "{}": #"$.todo: missing key "count" required by Folder (a value) (line 1, column 9) [missing-key]"#,
    ])
  func decoding(_ todo: String, _ text: String) {
    for (name, mapping) in mappers(of: Folder.self) {
      let error = error(todo, mapping)
      #expect(error?.description == text, "\(name)")
      #expect(error?.issue.model == "Folder", "\(name)")
    }
  }

  @Test("Hiding values hides the message, and preserves model and property")
  func hidden() throws {
    #expect(
      error(#""custom""#, ManualMapper<Folder>())?.withoutValues.description
        == "$.todo: ••• (required by Folder.todo) (line 1, column 9) [custom]")
  }

  @Test("Encoding doesn't depend on whether a key is required")
  func writing() {
    let todo = Todo(userId: 1, id: nil, title: "", completed: false)
    let error = InnerMapping.$chosen.withValue(Failing()) {
      #expect(throws: JSONError.self) {
        try ManualMapper<Folder>().encode(Folder(todo: todo, more: [], named: [:]))
      }
    }
    #expect(error?.description == "$.todo: todos are not written [custom]")
  }
}

private struct LocalizedRefusal: LocalizedError { var errorDescription: String? { "It is sold out." } }

private struct CustomRefusal: CustomNSError {
  var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: "It is sold out."] }
}

private enum PlainRefusal: Error { case soldOut }

/// A model whose mapping fails with the error that the value selects.
private struct Refused: ImmutableMappable, ThrowingMapping.Decodable, Swift.Decodable {
  static let errors: [any Error] = [
    NSError(domain: "X", code: 7, userInfo: [NSLocalizedDescriptionKey: "It is sold out."]),
    LocalizedRefusal(), CustomRefusal(), PlainRefusal.soldOut,
  ]

  init(failing index: Int) throws { throw Refused.errors[index] }

  init(map: Map) throws { try self.init(failing: map.value("index")) }

  init(from decoder: any Decoder) throws {
    try self.init(failing: [String: Int](from: decoder)["index"] ?? 0)
  }

  static func decode(_ json: ThrowingMapping.JSON) throws -> Refused { try Refused(failing: json => "index") }
}

/// A model with a member that fails.
private struct Shelf: ThrowingMapping.Decodable {
  let refused: Refused

  static func decode(_ json: ThrowingMapping.JSON) throws -> Shelf { try Shelf(refused: json => "item") }
}

@Suite("Errors of models' own code")
struct ErrorTextTests {
  private static let mappers: [(name: String, mapper: any JSONMapping.Decoding<Refused>)] = [
    ("codable", CodableMapper<Refused>()), ("mappable", MappableMapper<Refused>()),
    ("throwing", ThrowingMapper<Refused>()),
  ]

  @Test("A reported error has its own text", arguments: Refused.errors.indices, [1, 100])
  func text(index: Int, issueLimit: Int) throws {
    let text = index == 3 ? "soldOut" : "It is sold out."
    let shelf = #expect(throws: JSONError.self) {
      try ThrowingMapper<Shelf>().decode(
        #"{"item":{"index":\#(index)}}"#, by: DecodingRules(issueLimit: issueLimit))
    }
    #expect(shelf?.issues.map(\.message) == [text])
    for (name, mapper) in Self.mappers {
      let error = #expect(throws: JSONError.self, "\(name)") {
        try mapper.decode(#"{"index":\#(index)}"#, by: DecodingRules(issueLimit: issueLimit))
      }
      #expect(error?.issues.map(\.message) == [text], "\(name)")
    }
  }
}

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

  @Test("A mapping with a check has its issues at the same places in every strategy")
  func checks() throws {
    try InnerMapping.$chosen.withValue(ManualMapper<Todo>().check({ $0.userId > 0 }, "has no user")) {
      for (name, mapping) in mappers(of: Folder.self) {
        let issues = try issues(mapping)
        #expect(Set(issues[..<3]) == [issues[3]], "\(name)")
        #expect(
          issues[3...] == [
            "invalid-value $[999].todo (1000, 9)", "invalid-value $[999].more[1] (1000, 99)",
          ], "\(name)")
      }
    }
  }

  /// The issues in the last of a thousand folders: of a list, a stream and a partial document, and all issues.
  private func issues(_ mapping: some JSONMapping.Decoding<Folder>) throws -> [String] {
    func folder(_ user: Int) -> String {
      let todos = [user, 1, user, 2].map { #"{"userId":\#($0),"title":"","completed":true}"# }
      return #"{"todo":\#(todos[0]),"more":[\#(todos[1]),\#(todos[2])],"named":{"a":\#(todos[3])}}"#
    }
    let text = "[" + String(repeating: folder(1) + ",\n", count: 999) + folder(0) + "]"
    var folders = mapping.elements(in: Array(text.utf8))
    let partial = mapping.array.partial()
    // An incomplete value isn't checked.
    try partial.append(String(text.prefix { $0 != "0" } + "0"))
    #expect(try partial.value()?.count == 999)
    let errors = [
      #expect(throws: JSONError.self) { try mapping.array.decode(text) },
      #expect(throws: JSONError.self) { while try folders.next() != nil {} },
      #expect(throws: JSONError.self) {
        try partial.append(String(text.drop { $0 != "0" }.dropFirst()))
        _ = try partial.value()
      },
      #expect(throws: JSONError.self) { try mapping.array.reportingAllIssues().decode(text) },
    ]
    return errors.flatMap { $0?.issues ?? [] }.map { issue in
      "\(issue.code) \(issue.path) (\(issue.location?.line ?? 0), \(issue.location?.column ?? 0))"
    }
  }
}
