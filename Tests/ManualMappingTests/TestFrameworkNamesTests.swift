import ManualMapping
import Testing

/// `Issue` and `SourceLocation` are those of Swift Testing, although JSONCore has types with these names.
@Suite("The names of Swift Testing")
struct TestFrameworkNamesTests {
  @Test func `The names of Swift Testing are available beside an import of this module`() {
    let place: SourceLocation = #_sourceLocation
    #expect(place.fileName == "TestFrameworkNamesTests.swift")
    withKnownIssue {
      Issue.record("as expected", sourceLocation: place)
    } matching: { (issue: Issue) in
      issue.sourceLocation == place
    }
  }
}
