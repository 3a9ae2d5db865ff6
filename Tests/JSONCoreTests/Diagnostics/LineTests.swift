import JSONCore
import Testing

@Suite("Line and column of an error")
struct LineTests {
  @Test("Line and column of an error are those of its first issue")
  func place() {
    do {
      _ = try Document(parsing: "[1,\n  2,\n  x]")
      Issue.record("nothing was thrown")
    } catch {
      #expect(error.line == 3)
      #expect(error.column == 3)
      #expect(error.issue.line == 3)
      #expect(error.issue.column == 3)
    }
  }

  @Test("Line and column of an error without a text are 0")
  func withoutText() {
    let error = JSONError(.custom("no place"))
    #expect(error.line == 0)
    #expect(error.column == 0)
  }

  @Test("A module with its own type Issue can use another name")
  func names() {
    let error = JSONError(.custom("no place"))
    let issue: JSONError.Issue = error.issue
    let location: JSONError.Location? = issue.location
    #expect(location == nil)
  }
}
