import Testing

@testable import JSONCore

@Suite("Texts of errors that depend on types")
struct TypeTextsTests {
  private let types: [Any.Type] = [
    Bool.self, Int.self, Int8.self, Int16.self, Int32.self, Int64.self, UInt.self, UInt8.self, UInt16.self,
    UInt32.self, UInt64.self, Double.self, Float.self, String.self, Character.self, [Int].self,
    [String].self, [Int?].self, [String: Int].self, Int?.self, String?.self, Bool?.self,
  ]

  @Test("Each type has its own text in each variant, even if types share slots")
  func ownTexts() {
    let texts = TypeTexts()
    for round in 1...3 {
      for type in types {
        for variant in UInt8(0)..<6 {
          #expect(texts.text(of: type, variant) { "\($0) \(variant)" } == "\(type) \(variant)", "\(round)")
        }
      }
    }
  }

  private enum Key: Equatable { case only }
  private enum Letter: CaseIterable { case a, b, c }
  private struct Word: Hashable { var text: String }

  @Test("Each value has its own text, which is created once if a byte identifies it")
  func valuesTexts() {
    let texts = TypeTexts()
    var made: [String] = []
    func text<Value>(_ value: Value) -> String {
      texts.text(of: value) {
        made.append("\($0)")
        return "the \($0)"
      }
    }
    for _ in 1...2 {
      for letter in Letter.allCases { #expect(text(letter) == "the \(letter)") }
      #expect(text(Key.only) == "the only")
      #expect(text(Word(text: "x")) == #"the Word(text: "x")"#)
      #expect(text(Word(text: "y")) == #"the Word(text: "y")"#)
    }
    #expect(made.filter { $0.count == 1 } == ["a", "b", "c"])
    #expect(made.count { $0 == "only" } == 1)
    #expect(made.count { $0.hasPrefix("Word") } == 4)
  }

  @Test("Texts are correct in concurrent accesses")
  func threads() async {
    let texts = TypeTexts()
    let wrong = await withTaskGroup(of: Int.self) { group in
      for _ in 1...4 {
        group.addTask {
          (0..<1000).count { _ in types.contains { type in texts.text(of: type) { "\($0)" } != "\(type)" } }
        }
      }
      return await group.reduce(0, +)
    }
    #expect(wrong == 0)
  }
}
