import ApplicativeRunes
import Testing

private func append(_ text: String) -> String { text + "b" }
private func pureAppend(_ text: String) -> String? { text + "b" }
private func twice(_ text: String) -> [String] { [text, text] }
private func add(_ a: Int, _ b: Int) -> Int { a + b }
private func list(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> [Int] { [a, b, c, d] }

/// The laws of functors, applicatives and monads, and curried functions, as values of function types.
@Suite("Unchanged code of Runes and Curry")
struct UnchangedRunesTests {
  @Test("Operators of unchanged code map and apply optionals")
  func optionals() {
    let some: String? = "a"
    let none: String? = nil
    #expect((append <^> some) == "ab" && ({ $0 + "x" } <^> none) == nil)
    let identity: (String) -> String = { $0 }
    #expect((identity <^> some) == some)
    #expect((pure(identity) <*> some) == some)
    let function: ((String) -> String)? = append
    #expect((function <*> some) == "ab" && (function <*> none) == nil)
    #expect((some >>- pureAppend) == "ab" && (pureAppend -<< some) == "ab" && (pureAppend -<< none) == nil)
    #expect((pureAppend >-> pureAppend)("a") == "abb" && (pureAppend <-< pureAppend)("a") == "abb")
    #expect((some <* none) == nil && (some *> Optional(1)) == 1)
    #expect((none <|> some) == "a" && (some <|> pure("z")) == "a")
    let nothing: String? = empty()
    #expect(nothing == nil && (empty() <|> some) == "a")
    #expect((curry(add) <^> Optional(1) <*> Optional(2)) == 3)
    let without: [Int]? = curry(list) <^> Optional(1) <*> Optional(2) <*> pure(3) <*> nil
    #expect(without == nil)
    let chained: Int? = pure("1") >>- { Int($0) }
    #expect(chained == 1 && (some >>- pure) == some)
  }

  @Test("Operators of unchanged code map and apply arrays")
  func arrays() {
    #expect(({ $0 + "b" } <^> ["a", "c"]) == ["ab", "cb"])
    let functions = [append, { $0 + "x" }]
    #expect((functions <*> ["a", "c"]) == ["ab", "cb", "ax", "cx"])
    #expect((pure(append) <*> ["a"]) == ["ab"])
    #expect((["a", "c"] >>- twice) == ["a", "a", "c", "c"] && (twice -<< ["a"]) == ["a", "a"])
    #expect((twice >-> twice)("a") == ["a", "a", "a", "a"] && (twice <-< twice)("a").count == 4)
    #expect(([1, 2] <* ["x", "y"]) == [1, 1, 2, 2] && ([1, 2] *> ["x", "y"]) == ["x", "y", "x", "y"])
    #expect(([1] <|> [2]) == [1, 2] && ([1, 2] >>- pure) == [1, 2])
    let nothing: [Int] = empty()
    #expect(nothing == [] && ([1] <|> empty()) == [1])
    #expect((curry(add) <^> [1, 2] <*> [10, 20]) == [11, 21, 12, 22])
  }

  @Test("Curried functions of unchanged code are functions of one argument each")
  func currying() {
    #expect(curry(add)(1)(2) == 3 && curry(list)(1)(2)(3)(4) == [1, 2, 3, 4])
    let function: (Int) -> (Int) -> Int = curry(add)
    #expect(function(1)(2) == 3)
    #expect([1, 2].map(curry(add)(3)) == [4, 5])
    #expect([1, 2].map(curry(list)(1)(2)(3)) == [[1, 2, 3, 1], [1, 2, 3, 2]])
    let four: (Int) -> (Int) -> (Int) -> (Int) -> [Int] = curry(list)
    #expect(four(1)(2)(3)(4) == [1, 2, 3, 4])
    let adders: [(Int) -> Int] = [1, 2].map(curry(add))
    #expect(adders.map { $0(10) } == [11, 12])
    let decoded: Decoded<Int> = pure(curry(add)) <*> pure(1) <*> pure(2)
    #expect(decoded == .success(3))
    let mapped: Decoded<Int> = pure(1).map(curry(add)(2))
    #expect(mapped == .success(3))
    let one: (Int) -> String = curry { (a: Int) in "\(a)" }
    #expect(one(1) == "1")
  }
}
