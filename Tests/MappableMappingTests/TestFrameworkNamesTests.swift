import MappableMapping
import Testing

/// `Issue` and `SourceLocation` are Swift Testing's, whatever this dialect's own errors are made of.
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
