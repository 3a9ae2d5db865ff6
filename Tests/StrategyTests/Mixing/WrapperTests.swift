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

  @Test("Elements of an array may be wrapped values")
  func elements() throws {
    let mapper = CodableMapper<[CodedBy<MappableMapper<Todo>>]>()
    let values = try mapper.decode("[\(Self.todo)]")
    #expect(values.map(\.wrappedValue.title) == ["a"])
    #expect(try mapper.encodeToString(values) == "[\(Self.todo)]")
  }
}
