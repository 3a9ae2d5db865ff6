import Testing

@testable import JSONCore

@Suite("Expectations of issues")
struct IssueExpectationTests {
  static let texts: [(IssueExpectation, String)] = [
    (.type("Int"), "Int"), (.object, "an object"), (.array, "an array"),
    (.date(format: "yyyy-MM-dd"), "a date (yyyy-MM-dd)"), (.duration, "a duration (ISO 8601)"),
    (.uuid, "a UUID"), (.numberInString, "a number in a string"), (.words("a point"), "a point"),
    ("a point", "a point"), ("\(2) points", "2 points"),
  ]

  @Test("Each has a text in messages and in the machine form", arguments: texts)
  func words(expected: IssueExpectation, text: String) throws {
    #expect(expected.description == text)
    let kind = IssueKind.typeMismatch(expected: expected)
    #expect(kind.message == "expected " + text)
    #expect(kind.machineForm["expected"]?.stringValue == text)
  }

  @Test("A custom text isn't equal to another expectation with the same text", arguments: texts.dropLast(3))
  func wordsAreWords(expected: IssueExpectation, text: String) { #expect(expected != .words(text)) }

  @Test("The machine forms of expectations with equal texts differ")
  func forms() {
    let kinds = Self.texts.dropLast(2).map { IssueKind.typeMismatch(expected: $0.0).machineForm }
    let words = Self.texts.dropLast(3).map { IssueKind.typeMismatch(expected: .words($0.1)).machineForm }
    #expect(Set(kinds + words).count == kinds.count + words.count)
  }

  static let advice: [(IssueExpectation, [String])] = [
    (.object, ["help: the string contains JSON; decode it with `.jsonText`"]),
    (.array, ["help: the string contains JSON; decode it with `.jsonText`"]), ("an object", []),
    (.type("Int"), []),
  ]

  @Test("Advice depends on the expectation, not on its text", arguments: advice)
  func wordsDecideNothing(expected: IssueExpectation, advice: [String]) throws {
    let document = try Document(parsing: #""{}""#)
    let error = document.root.mismatch(expected: expected).resolved(at: document.root)
    #expect(error.issue.advice == advice)
  }
}
