import DerivedMapping
import Testing

/// Needs no `nonisolated`: the code that the macro generates is nonisolated, and so is the type.
@Mapped
struct Todo: Equatable {
  var id: Int
  @Key("name") var title: String
  var state: State
}

/// The protocol is isolated to the main actor, and so are the types that conform to it.
protocol Titled { var title: String { get } }

@Mapped
struct Song: Titled, Equatable { var title: String }

/// A protocol that isolates a type, with the name of one that doesn't.
protocol Identifiable { var title: String { get } }

@Mapped
struct Mood: RawRepresentable, Identifiable {
  var rawValue: String
  var title: String { rawValue }
}

@Mapped
enum Genre: Titled, Equatable {
  case rock
  case other(String)
  var title: String { "genre" }
}

@Mapped
nonisolated struct Marked: Equatable { var id: Int }

@Mapped
enum State: String { case open, done }

@Mapped(tag: "type")
enum Event: Equatable {
  case added(Todo)
  case moved(by: Int)
}

@Mapped
final class Account: Equatable {
  let id: Int
  var names: [String]

  init(id: Int, names: [String] = []) { (self.id, self.names) = (id, names) }

  static func == (left: Account, right: Account) -> Bool { left.id == right.id && left.names == right.names }
}

/// Nonisolated, because an attribute names it, and the mapping that uses it is nonisolated.
nonisolated let counts = NumberStringField<Int>.numberString()

@Mapped
struct Slice<Item: Equatable & Sendable>: Equatable {
  var items: [Item]
  @By(counts) var total: Int
  @Inlined var marked: Marked
}

/// This module's declarations are isolated to the main actor by default.
@Suite("With the macro, where the main actor is the default")
struct DerivedIsolationTests {
  @Test("Models of all shapes are mapped off the main actor, whether they are marked as nonisolated or not")
  func shapes() async throws {
    let (todos, songs, marked, events, slice, names) = try await Task.detached {
      (
        try DerivedMapper<Todo>().array.decode(#"[{"id":1,"name":"a","state":"done"}]"#),
        try DerivedMapper<Song>().array.encodeToString([DerivedMapper<Song>().decode(#"{"title":"a"}"#)]),
        try DerivedMapper<Marked>().decode(#"{"id":1}"#),
        try DerivedMapper<[Event]>().decode(#"[{"type":"moved","by":1}]"#),
        try DerivedMapper<Slice<[String: Int]>>().decode(#"{"items":[{"a":1}],"total":"3","id":2}"#),
        try DerivedMapper<Account>().decode(#"{"id":1,"names":["a"]}"#).names
      )
    }.value
    #expect(songs == #"[{"title":"a"}]"#)
    #expect(try DerivedMapper<Genre>().decode(#"{"other":"jazz"}"#) == .other("jazz"))
    let moods = try await Task.detached { try DerivedMapper<[Mood]>().encodeToString([Mood(rawValue: "a")]) }
      .value
    #expect(try DerivedMapper<[Mood]>().decode(moods).map(\.title) == ["a"])
    #expect(todos == [Todo(id: 1, title: "a", state: .done)])
    #expect(marked == Marked(id: 1))
    #expect(events == [.moved(by: 1)])
    #expect(slice == Slice(items: [["a": 1]], total: 3, marked: Marked(id: 2)))
    #expect(names == ["a"])
    #expect(try DerivedMapper<Account>().encodeToString(Account(id: 1)) == #"{"id":1,"names":[]}"#)
  }
}
