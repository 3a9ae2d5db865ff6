import ApplicativeMapping
import JSONCore
import MappingTestSupport
import Testing

private func half(_ value: Int) -> Decoded<Int> {
  value % 2 == 0 ? .success(value / 2) : .customError("\(value) is odd")
}

@Suite("Operators on decoded values")
struct OperatorKitTests {
  let good = Decoded.success(8)
  let bad = Decoded<Int>.missingKey("a")

  @Test("Sequencing keeps one of two results, and joins the errors of both")
  func sequencing() {
    #expect((good <* pure("x")) == good)
    #expect((pure("x") *> good) == good)
    #expect((good <* bad) == bad)
    #expect((bad *> good) == bad)
    #expect((bad <* bad) == .failure(.multiple([.missingKey("a"), .missingKey("a")])))
    #expect((bad *> bad) == .failure(.multiple([.missingKey("a"), .missingKey("a")])))
  }

  @Test("Functions that can fail are composed")
  func composing() {
    let quarter: (Int) -> Decoded<Int> = half >-> half
    #expect(quarter(8) == .success(2))
    #expect(quarter(6) == .customError("3 is odd"))
    let same: (Int) -> Decoded<Int> = half <-< half
    #expect(same(12) == .success(3))
  }

  @Test("Failures are skipped in collections, and end a reduction")
  func collections() {
    #expect(catDecoded([good, bad, .success(1)]) == [8, 1])
    #expect(catDecoded(["x": good, "y": bad]) == ["x": 8])
    #expect(flatReduce([1, 1], initial: 8) { value, _ in half(value) } == .success(2))
    #expect(flatReduce([1, 1, 1], initial: 6) { value, _ in half(value) } == .customError("3 is odd"))
  }

  @Test(
    "Errors print as Argo prints them",
    arguments: [
      (.typeMismatch(expected: "Int", actual: "a"), "TypeMismatch(Expected Int, got a)"),
      (.missingKey("id"), "MissingKey(id)"),
      (.custom("no"), "Custom(no)"),
      (.missingKey("id") + .custom("no"), "Multiple(MissingKey(id), Custom(no))"),
      ((.missingKey("a") + .custom("b")) + .custom("c"), "Multiple(MissingKey(a), Custom(b), Custom(c))"),
      (.missingKey("a") + (.custom("b") + .custom("c")), "Multiple(MissingKey(a), Custom(b), Custom(c))"),
      (
        (.missingKey("a") + .custom("b")) + (.custom("b") + .custom("c")),
        "Multiple(MissingKey(a), Custom(b), Custom(b), Custom(c))"
      ),
    ] as [(DecodeError, String)])
  func texts(error: DecodeError, text: String) {
    #expect(error.description == text)
    #expect(Decoded<Int>.failure(error).description == "Failure(\(text))")
    #expect(Set([error, error, .custom("another")]).count == 2)
  }
}
