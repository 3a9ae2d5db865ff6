import MappableMapping
import Testing

/// `Issue` and `SourceLocation` are Swift Testing's, although `JSONCore` has types with these names.
@Suite("The names of Swift Testing")
struct TestFrameworkNamesTests {
  @Test func `The names of Swift Testing are free where this module is imported`() {
    let place: SourceLocation = #_sourceLocation
    #expect(place.fileName == "TestFrameworkNamesTests.swift")
    withKnownIssue {
      Issue.record("as expected", sourceLocation: place)
    } matching: { (issue: Issue) in
      issue.sourceLocation == place
    }
  }
}
