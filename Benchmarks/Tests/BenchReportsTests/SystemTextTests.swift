import Testing

@testable import BenchReports

@Suite struct SystemTextTests {
  @Test(
    arguments: [
      ("model name", ":" as Character, "Example CPU"), ("PRETTY_NAME", "=", "Debian 12"), ("model", ":", nil),
    ] as [(String, Character, String?)])
  func fieldsAreReadFromSystemFiles(key: String, separator: Character, value: String?) {
    let text = "processor\t: 0\nmodel name\t: Example CPU\nPRETTY_NAME=\"Debian 12\"\n"
    #expect(Environment.value(of: key, separator: separator, in: text) == value)
  }
}
