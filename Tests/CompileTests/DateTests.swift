import TestSupport
import Testing

/// What the compiler says of a date whose form nothing names.
@Suite("Dates without a form")
struct DateTests {
  @Test(
    "The compiler says how a form is named, and takes that, and one form for all dates",
    arguments: ["Manual", "ManualWithForms", "ManualOfOwnForm"])
  func sources(name: String) throws {
    #expect(try SwiftCompiler().differences(in: CompileCase.file("Dates/\(name).swift")) == [])
  }
}
