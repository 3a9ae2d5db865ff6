import ApplicativeRunes
import JSONCore
import Testing

private func half(_ value: Int) -> Decoded<Int> {
  value % 2 == 0 ? .success(value / 2) : .customError("\(value) is odd")
}

private func half(ofAny value: Int) -> Int? { value % 2 == 0 ? value / 2 : nil }

@Suite("The kit of operators")
struct OperatorKitTests {
  let good = Decoded.success(8)
  let bad = Decoded<Int>.missingKey("a")

  @Test("Of two results one is kept, the errors of both are joined")
  func sequencing() {
    #expect((good <* pure("x")) == good)
    #expect((pure("x") *> good) == good)
    #expect((good <* bad) == bad)
    #expect((bad *> good) == bad)
    #expect((bad <* bad) == .failure(.multiple([.missingKey("a"), .missingKey("a")])))
    #expect((bad *> bad) == .failure(.multiple([.missingKey("a"), .missingKey("a")])))
  }

  @Test("Functions that may fail are joined")
  func composing() {
    let quarter: (Int) -> Decoded<Int> = half >-> half
    #expect(quarter(8) == .success(2))
    #expect(quarter(6) == .customError("3 is odd"))
    let same: (Int) -> Decoded<Int> = half <-< half
    #expect(same(12) == .success(3))
    let optional: (Int) -> Int? = half(ofAny:) >-> half(ofAny:)
    #expect(optional(8) == 2 && optional(6) == nil)
    let reversed: (Int) -> Int? = half(ofAny:) <-< half(ofAny:)
    #expect(reversed(4) == 1)
  }

  @Test("Optionals and arrays have the operators of Runes")
  func runes() {
    let some: Int? = 8
    let none: Int? = nil
    let half = half(ofAny:)
    #expect(({ $0 + 1 } <^> some) == 9)
    #expect(({ $0 + 1 } <^> none) == nil)
    #expect((some >>- half) == 4)
    #expect((half -<< some) == 4)
    #expect((none <|> some) == 8)
    #expect((some <* none) == nil)
    #expect((some *> "x") == "x")
    let function: ((Int) -> Int)? = { $0 * 2 }
    #expect((function <*> some) == 16)
    #expect(({ $0 + 1 } <^> [1, 2]) == [2, 3])
    #expect(([1, 2] >>- { [$0, $0] }) == [1, 1, 2, 2])
    #expect(({ [$0, $0] } -<< [1, 2]) == [1, 1, 2, 2])
    let functions: [(Int) -> Int] = [{ $0 + 1 }, { $0 * 10 }]
    #expect((functions <*> [1, 2]) == [2, 3, 10, 20])
    #expect(([1] <|> [2]) == [1, 2])
    let one: Int? = pure(1)
    let list: [Int] = pure(1)
    #expect(one == 1 && list == [1])
  }

  @Test("What holds no value is dropped, or ends a reduction")
  func collections() {
    #expect(catDecoded([good, bad, .success(1)]) == [8, 1])
    #expect(catDecoded(["x": good, "y": bad]) == ["x": 8])
    #expect(flatReduce([1, 1], initial: 8) { value, _ in half(value) } == .success(2))
    #expect(flatReduce([1, 1, 1], initial: 6) { value, _ in half(value) } == .customError("3 is odd"))
  }

  @Test("Curried functions are called, mapped and applied")
  func currying() {
    let add = curry { (a: Int, b: Int) in a - b }
    #expect(add(5)(3) == 2)
    #expect([1, 2].map { add(5)($0) } == [4, 3])
    #expect(pure(3).apply(good.map(add)) == .success(5))
    #expect(bad.apply(bad.map(add)) == .failure(.multiple([.missingKey("a"), .missingKey("a")])))
    let closures: (Int) -> (Int) -> Int = { a in { b in a - b } }
    #expect((closures <^> good <*> pure(3)) == .success(5))
  }

  @Test("A failure is nil, wherever the type is known from")
  func optional() {
    let known: Decoded<Int?> = .optional(good)
    #expect(known == .success(8))
    #expect(Decoded.optional(bad) == .success(nil))
    let custom: Decoded<Int?> = .optional(Decoded<Int>.customError("c"))
    #expect(custom == .success(nil))
    let unwrapped: Decoded<Int> = .fromOptional(nil)
    #expect(unwrapped == .typeMismatch(expected: ".Some(Int)", actual: ".None"))
  }

  @Test(
    "Errors print as Argo prints them",
    arguments: [
      (
        DecodeError.typeMismatch(expected: "Int", actual: "String(a)"),
        "TypeMismatch(Expected Int, got String(a))"
      ),
      (.missingKey("id"), "MissingKey(id)"),
      (.custom("no"), "Custom(no)"),
      (.missingKey("id") + .custom("no"), "Multiple(MissingKey(id), Custom(no))"),
      ((.missingKey("a") + .custom("b")) + .custom("c"), "Multiple(MissingKey(a), Custom(b), Custom(c))"),
    ])
  func texts(error: DecodeError, text: String) {
    #expect(error.description == text)
    #expect(Decoded<Int>.failure(error).description == "Failure(\(text))")
  }

  @Test("The errors of all elements are collected, and the mapper says where the first is")
  func elements() throws {
    let text = #"{"list":[{"id":1,"info":{"name":"a"}},{"id":"x","info":{"name":null}},{"id":3,"info":[]}]}"#
    let document = try Document(parsing: text)
    let decoded: Decoded<[Contributor]> = document.root <|| "list"
    #expect(
      decoded.description == "Failure(Multiple(TypeMismatch(Expected Int, got String(x)), MissingKey(name), "
        + "TypeMismatch(Expected Object, got Array([])), TypeMismatch(Expected Object, got Array([]))))")
    let mapper = ApplicativeMapper<[Contributor]>().at("list")
    let error = #expect(throws: JSONError.self) { try mapper.decode(text) }
    #expect(
      error?.description
        == #"$.list[1].id: expected Int for Contributor.id, found string "x" (line 1, column 45) [type-mismatch]"#
    )
  }
}
