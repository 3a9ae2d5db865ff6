import Testing

@testable import JSONCore

@Suite("What was expected")
struct IssueExpectationTests {
  static let texts: [(IssueExpectation, String)] = [
    (.type("Int"), "Int"), (.object, "an object"), (.array, "an array"),
    (.date(format: "yyyy-MM-dd"), "a date (yyyy-MM-dd)"), (.duration, "a duration (ISO 8601)"),
    (.uuid, "a UUID"), (.numberInString, "a number in a string"), (.words("a point"), "a point"),
    ("a point", "a point"), ("\(2) points", "2 points"),
  ]

  @Test(
    "Each has its words in messages and in the machine form, and is read back as an equal", arguments: texts)
  func words(expected: IssueExpectation, text: String) throws {
    #expect(expected.description == text)
    let kind = IssueKind.typeMismatch(expected: expected)
    #expect(kind.message == "expected " + text)
    #expect(kind.machineForm["expected"]?.stringValue == text)
    #expect(try IssueKind(machineForm: kind.machineForm) == kind)
  }

  @Test(
    "Containers are read back from the machine form as containers",
    arguments: [IssueExpectation.object, .array])
  func containers(expected: IssueExpectation) throws {
    let kind = IssueKind.unexpectedNull(expected: expected)
    #expect(try IssueKind(machineForm: kind.machineForm).expected?.container == expected.container)
    #expect(expected.container != nil)
  }

  static let advice: [(IssueExpectation, [String])] = [
    (.object, ["help: the string holds JSON itself; parse what it holds"]), ("an object", []),
    (.type("Int"), []),
  ]

  @Test("Advice follows from what was expected, whatever its words are", arguments: advice)
  func wordsDecideNothing(expected: IssueExpectation, advice: [String]) throws {
    let document = try Document(parsing: #""{}""#)
    let error = document.root.mismatch(expected: expected).resolved(at: document.root)
    #expect(error.issue.advice == advice)
  }
}
