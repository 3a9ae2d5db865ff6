import ApplicativeMapping
import Catalog
import CatalogStrategies
import CodableMapping
import JSONCore
import JSONMapping
import ManualMapping
import MappableMapping
import MappingTestSupport
import Testing
import ThrowingMapping

@Suite("Lossy arrays")
struct LossyArrayTests {
  private static let text = """
    [{"userId":1,"id":1,"title":"a","completed":true},
     {"userId":"2","id":2,"title":"b","completed":true},
     7,
     {"userId":4,"title":"d","completed":false},
     {"userId":5,"id":5}]
    """

  private static let dropped: [(index: Int, text: String)] = [
    (1, #"$[1].userId: expected Int for Todo.userId, found string "2" (line 2, column 12) [type-mismatch]"#),
    (2, "$[2]: expected an object for Todo, found 7 (line 3, column 2) [type-mismatch]"),
    (4, #"$[4]: missing key "title" required by Todo (String) (line 5, column 2) [missing-key]"#),
  ]

  @Test("Every strategy skips the same elements for the same reasons", arguments: Fixture.strategies)
  func sameReport(strategy: CatalogStrategy) throws {
    let lossy = try strategy.todo.lossy.decode(Self.text)
    #expect(lossy.map(\.userId) == [1, 4] && lossy.dropped.map(\.index) == Self.dropped.map(\.index))
    #expect(lossy.dropped.map(\.error.description) == Self.dropped.map(\.text))
  }

  @Test("Each argument of the initializer has a default")
  func empty() throws {
    #expect(LossyArray<Todo>() == [])
    let lost = DroppedElement(index: 1, error: JSONError(.custom("x")))
    #expect(LossyArray<Int>([1], dropped: [lost]).dropped == [lost])
    #expect(LossyArray<Int>(dropped: [lost]).isEmpty)
  }

  @Test(
    "A value that isn't an array is an error, and decoded elements are encoded",
    arguments: Fixture.strategies)
  func wholes(strategy: CatalogStrategy) throws {
    let error = #expect(throws: JSONError.self) { try strategy.todo.lossy.decode("{}") }
    #expect(
      error?.description == "$: expected an array, found an object (line 1, column 1) [type-mismatch]",
      "\(strategy.name)")
    let lossy = try strategy.skill.lossy.decode(Self.text)
    #expect(lossy.isEmpty && lossy.dropped.count == 5)
    let todos = try strategy.todo.lossy.decode(Self.text)
    #expect(try strategy.todo.lossy.encodeToString(todos) == strategy.todos.encodeToString(todos.elements))
  }

  @Test("Keys of skipped elements aren't unknown, those of the others are", arguments: Fixture.strategies)
  func unknownKeys(strategy: CatalogStrategy) throws {
    let good =
      #"[{"userId":"x","id":1,"title":"a","completed":true},{"userId":1,"title":"b","completed":true}]"#
    let strict = DecodingRules(rejectsUnknownKeys: true)
    let bad = #"[{"userId":"x","a":1},{"userId":1,"title":"b","completed":true,"c":2}]"#
    #expect(try strategy.todo.lossy.decode(good, by: strict).map(\.title) == ["b"])
    let error = #expect(throws: JSONError.self) { try strategy.todo.lossy.decode(bad, by: strict) }
    #expect(
      error?.description == #"$[1].c: unknown key "c" for Todo (line 1, column 64) [unknown-key]"#,
      "\(strategy.name)")
  }

  @Test("Each of many bad elements has its location, on several lines and in one", arguments: ["\n", ""])
  func manyElements(separator: String) throws {
    let text = "[" + (0..<200).map { "\($0 % 3 == 0 ? "{}" : "5")" }.joined(separator: "," + separator) + "]"
    for strategy in Fixture.strategies {
      let lossy = try strategy.todo.lossy.decode(text)
      #expect(lossy.dropped.map(\.index) == Array(0..<200), "\(strategy.name)")
      for element in lossy.dropped {
        let issue = element.error.issue
        #expect(issue.path.description == "$[\(element.index)]")
        let offset = try #require(issue.location).offset
        let line = separator.isEmpty ? 1 : element.index + 1
        let counted = text.utf8.prefix(offset).split(separator: 10, omittingEmptySubsequences: false)
        #expect(issue.location?.line == counted.count && counted.count == line)
        #expect(issue.location?.column == counted[counted.count - 1].count + 1)
      }
    }
  }

  /// A model whose parts have errors at every level.
  struct Branch: Swift.Decodable, ManualDecodable, Mappable, ApplicativeMapping.Decodable,
    ThrowingMapping.Decodable
  {
    var parts: LossyArray<Branch> = []

    init(_ parts: LossyArray<Branch>) { self.parts = parts }
    init(json: JSONObject) throws(JSONError) { parts = try json["parts"] }
    init?(map: Map) {}

    mutating func mapping(map: Map) { parts <- map["parts"] }

    static func decode(_ json: ApplicativeMapping.JSON) -> Decoded<Branch> {
      Branch.init(_:) <^> json <| "parts"
    }

    static func decode(_ json: ThrowingMapping.JSON) throws -> Branch { try Branch(json => "parts") }
  }

  @Test("The errors of nested arrays have their locations", arguments: [1, 5, 30], [1, 3, 70])
  func nested(depth: Int, count: Int) throws {
    let bad = String(repeating: ",0", count: count)
    let text =
      String(repeating: #"{"parts":["#, count: depth) + #"{"parts":[]}"#
      + String(repeating: "\(bad)]}", count: depth)
    let offsets = text.utf8.enumerated().filter { $0.element == UInt8(ascii: "0") }.map(\.offset)
    for (name, mapping) in mappers(of: Branch.self) {
      _ = try mapping.decode(text, by: DecodingRules(issueLimit: 20))
      let error = thrown { try mapping.decode(#"{"parts":{}}"#) }
      #expect(error?.issue.path.description == "$.parts" && error?.issue.code == .typeMismatch, "\(name)")
      var branches = [try mapping.decode(text)]
      var found: [Int] = []
      while let branch = branches.popLast() {
        // The innermost errors come first in the text.
        found.insert(contentsOf: branch.parts.dropped.compactMap { $0.error.issue.location?.offset }, at: 0)
        for element in branch.parts.dropped {
          #expect(element.error.issue.path.components.last == .index(element.index))
        }
        branches += branch.parts
      }
      #expect(found == offsets, "\(name)")
    }
  }
}

extension Mapping { fileprivate var lossy: any Mapping<LossyArray<Model>> { lossyArray } }
