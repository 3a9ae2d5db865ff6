import ApplicativeMapping
import JSONCore
import MappingTestSupport
import Testing

@Suite("Argo's Decoded")
struct DecodedTests {
  let good = Decoded.success(1)
  let bad = Decoded<Int>.missingKey("a")
  let worse = Decoded<Int>.customError("b")

  @Test("The functions of Decoded transform values and preserve errors")
  func functions() {
    #expect(good.map { $0 + 1 } == .success(2))
    #expect(bad.map { $0 + 1 } == bad)
    #expect(good.flatMap { .success($0 + 1) } == .success(2))
    #expect(good.flatMap { _ in worse } == worse)
    #expect((good >>- { .success($0 + 1) }) == .success(2))
    #expect(({ .success($0 + 1) } -<< good) == .success(2))
    #expect(({ $0 + 1 } <^> good) == .success(2))
    #expect(good.apply(pure { $0 + 1 }) == .success(2))
    #expect((bad <|> good) == good)
    #expect((good <|> bad) == good)
    #expect(bad.or(worse) == worse)
    #expect(pure(1) == good)
    #expect(good.value == 1 && good.error == nil)
    #expect(bad.value == nil && bad.error == .missingKey("a"))
  }

  @Test("Applying joins errors in reading order")
  func joining() {
    let text: Decoded<(Int) -> Int> = .missingKey("f")
    #expect(bad.apply(text) == .failure(.multiple([.missingKey("f"), .missingKey("a")])))
    #expect(good.apply(text) == .missingKey("f"))
  }

  @Test("Sequences, optionals and throwing code are converted")
  func conversions() throws {
    #expect(sequence([good, pure(2)]) == .success([1, 2]))
    #expect(sequence([good, bad, worse]) == .missingKey("a"))
    #expect(sequence(["x": good]) == .success(["x": 1]))
    #expect(Decoded.fromOptional(1) == good)
    #expect(Decoded<Int>.fromOptional(nil).description == "Failure(TypeMismatch(Expected Int, got nil))")
    #expect(try good.dematerialize() == 1)
    #expect(throws: DecodeError.missingKey("a")) { try bad.dematerialize() }
    #expect(materialize(try bad.dematerialize()) == bad)
  }

  @Test("A curried function receives up to twenty arguments, in their order")
  func currying() {
    let one = curry { (a: Int) in [a] } <^> pure(1)
    #expect(one == .success([1]))
    let two = curry { (a: Int, b: String) in "\(a)\(b)" } <^> pure(1) <*> pure("x")
    #expect(two == .success("1x"))
    let halves = curry { (a: Int, b: Int, c: Int, d: Int, e: Int) in [a, b, c, d, e] }
    let some = halves <^> pure(1) <*> pure(2) <*> pure(3) <*> pure(4) <*> pure(5)
    #expect(some == .success([1, 2, 3, 4, 5]))
    let all =
      curry(listed)
      <^> pure(1) <*> pure(2) <*> pure(3) <*> pure(4) <*> pure(5) <*> pure(6) <*> pure(7)
      <*> pure(8) <*> pure(9) <*> pure(10) <*> pure(11) <*> pure(12) <*> pure(13) <*> pure(14)
      <*> pure(15) <*> pure(16) <*> pure(17) <*> pure(18) <*> pure(19) <*> pure(20)
    #expect(all == .success(Array(1...20)))
  }

  private func listed(
    a: Int, b: Int, c: Int, d: Int, e: Int, f: Int, g: Int, h: Int, i: Int, j: Int,
    k: Int, l: Int, m: Int, n: Int, o: Int, p: Int, q: Int, r: Int, s: Int, t: Int
  ) -> [Int] { [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t] }
}

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
