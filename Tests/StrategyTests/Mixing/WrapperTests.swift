public import ApplicativeMapping
import Catalog
import CatalogApplicative
import CatalogManual
import CatalogMappable
import CatalogThrowing
public import CodableMapping
import Foundation
import JSONCore
import JSONMapping
public import ManualMapping
public import MappableMapping
import Testing
public import ThrowingMapping

// One conformance serves all models of a strategy.

extension ManualMapper: CodedField {
  /// The mapper with its defaults.
  public static var mapping: Self { Self() }
}

extension MappableMapper: CodedField {
  /// The mapper with its defaults.
  public static var mapping: Self { Self() }
}

extension ApplicativeMapper: CodedField where Model: ApplicativeMapping.Decodable {
  /// The mapper with its defaults.
  public static var mapping: Self { Self() }
}

extension ThrowingMapper: CodedField where Model: ThrowingMapping.Decodable {
  /// The mapper with its defaults.
  public static var mapping: Self { Self() }
}

@Suite("Properties of other strategies in synthesized conformances")
struct WrapperTests {
  struct Board: Swift.Codable, Equatable {
    var name: String
    @CodedBy<ManualMapper<Todo>> var manual: Todo
    @CodedBy<MappableMapper<Todo>> var mappable: Todo
    @CodedBy<ApplicativeMapper<Todo>.List> var applicative: [Todo]
    @CodedBy<ThrowingMapper<Todo>.IfPresent> var throwing: Todo?
    @CodedBy<DueField> var due: Date = Date(timeIntervalSince1970: 0)
  }

  enum DueField: CodedField { static let mapping = DateField(.yearMonthDay) }

  static let todo = #"{"userId":1,"id":2,"title":"a","completed":true}"#
  static let text =
    #"{"name":"x","manual":\#(todo),"mappable":\#(todo),"applicative":[\#(todo)],"throwing":\#(todo),"due":"2016-06-17"}"#

  @Test("A wrapper decodes and encodes properties of each strategy")
  func bothDirections() throws {
    let todo = Todo(userId: 1, id: 2, title: "a", completed: true)
    let board = Board(
      name: "x", manual: todo, mappable: todo, applicative: [todo], throwing: todo,
      due: Date(timeIntervalSince1970: 1_466_121_600))
    #expect(try CodableMapper<Board>().decode(Self.text) == board)
    #expect(try CodableMapper<Board>().encodeToString(board) == Self.text)
    #expect(try CodableDecoder().decode(Board.self, from: Data(Self.text.utf8)) == board)
    #expect(try CodableEncoder().encode(board) == Data(Self.text.utf8))
  }

  static let errors = [
    (
      text.replacingOccurrences(of: #""applicative":[{"userId":1"#, with: #""applicative":[{"userId":null"#),
      "$.applicative[0].userId: expected Int for Todo.userId, found null (line 1, column 156) [unexpected-null]",
      "applicative/0/userId"
    ),
    (
      text.replacingOccurrences(of: "2016-06-17", with: "2016-06-31"),
      """
      $.due: expected a date (yyyy-MM-dd) for Board.due, found "2016-06-31" (line 1, column 262) \
      [invalid-format]
      """, "due"
    ),
    (
      text.replacingOccurrences(of: #""mappable""#, with: #""mapable""#),
      #"$: missing key "mappable" required by Board (Todo) (line 1, column 1) [missing-key]"#, ""
    ),
  ]

  @Test("Errors have the whole path", arguments: errors)
  func wrong(_ text: String, _ description: String, _ path: String) {
    let error = #expect(throws: JSONError.self) { try CodableMapper<Board>().decode(text) }
    #expect(error?.description == description)
    do {
      _ = try CodableDecoder().decode(Board.self, from: Data(text.utf8))
      Issue.record("the text was accepted")
    } catch Swift.DecodingError.dataCorrupted(let context), Swift.DecodingError.keyNotFound(_, let context) {
      let keys = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
      #expect(keys.joined(separator: "/") == path)
      #expect((context.underlyingError as? JSONError)?.description == description)
    } catch {
      Issue.record(error)
    }
  }

  @Test("An optional may be missing or null, and nil is not encoded")
  func optional() throws {
    struct Note: Swift.Codable, Equatable {
      @CodedBy<MappableMapper<Todo>.IfPresent> var todo: Todo?
    }
    for text in ["{}", #"{"todo":null}"#] {
      #expect(try CodableMapper<Note>().decode(text) == Note(todo: nil))
    }
    #expect(try CodableMapper<Note>().encodeToString(Note(todo: nil)) == "{}")
  }

  @Test("Elements of an array may be wrapped values")
  func elements() throws {
    let mapper = CodableMapper<[CodedBy<MappableMapper<Todo>>]>()
    let values = try mapper.decode("[\(Self.todo)]")
    #expect(values.map(\.wrappedValue.title) == ["a"])
    #expect(try mapper.encodeToString(values) == "[\(Self.todo)]")
  }

  @Test("The error of Foundation's coders names the required coder")
  func foundation() throws {
    let decoding = #expect(throws: Swift.DecodingError.self) {
      try JSONDecoder().decode(Board.self, from: Data(Self.text.utf8))
    }
    guard case .dataCorrupted(let context) = decoding else { return #expect(Bool(false)) }
    #expect(context.debugDescription == "a field with a mapping needs CodableMapper or CodableDecoder")
    #expect(context.codingPath.map(\.stringValue) == ["manual"])
    let board = try CodableMapper<Board>().decode(Self.text)
    let encoding = #expect(throws: EncodingError.self) { try JSONEncoder().encode(board) }
    guard case .invalidValue(_, let context) = encoding else { return #expect(Bool(false)) }
    #expect(context.debugDescription == "a field with a mapping needs CodableMapper or CodableEncoder")
  }
}
