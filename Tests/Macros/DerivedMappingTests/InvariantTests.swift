import DerivedMapping
import JSONCore
import JSONStreaming
import Testing

struct BadPeriod: Error, Equatable { var end: Int }

@Mapped
struct Period: Equatable {
  var start: Int
  @Default(9) var end: Int

  init(start: Int, end: Int) throws(BadPeriod) {
    if end < start { throw BadPeriod(end: end) }
    (self.start, self.end) = (start, end)
  }
}

@Mapped
final class Interval {
  let start, end: Int

  init?(start: Int, end: Int) {
    if end < start { return nil }
    (self.start, self.end) = (start, end)
  }
}

@Mapped
struct Place<Value: Comparable> {
  var start, end: Value
  @Key(path: "note.text") var note: String?

  init(start: Value, end: Value, note: String?) throws(JSONError) {
    if end < start { throw JSONError(.invalidValue("ends too early")) }
    (self.start, self.end, self.note) = (start, end, note)
  }
}

@Suite("Models with rules")
struct InvariantTests {
  @Test("The error of an initializer is an issue at the object, and its cause")
  func initializers() async throws {
    func error<Model: JSONDecodable>(_ text: String, _: Model.Type) -> JSONError? {
      #expect(throws: JSONError.self) { try DerivedMapper<Model>().array.decode("[\n\(text)]") }
    }
    try BothWays.expect(#"{"start":1,"end":2}"#, is: Period(start: 1, end: 2))
    #expect(BothWays.onePass(#"{"start":3,"end":2}"#, as: Period.self) == nil)
    #expect(BothWays.onePass(#"{"start":2,"end":3}"#, as: Interval.self) != nil)
    let wrong = #"{"start":5,"end":3}"#
    let thrown = error(wrong, Period.self)
    #expect(thrown?.description == "$[0]: BadPeriod(end: 3) (line 2, column 1) [invalid-value]")
    #expect(thrown?.underlyingError as? BadPeriod == BadPeriod(end: 3))
    #expect(
      error(wrong, Interval.self)?.description
        == "$[0]: Interval can't be created from these values (line 2, column 1) [invalid-value]")
    #expect(
      error(wrong, Place<Int>.self)?.description == "$[0]: ends too early (line 2, column 1) [invalid-value]")
    // A member that doesn't decode has its own location.
    #expect(
      error(#"{"start":"a"}"#, Period.self)?.description
        == #"$[0].start: expected Int for Period.start, found string "a" (line 2, column 10) [type-mismatch]"#
    )
  }
}
