import ApplicativeMapping
import Testing

/// `Issue` and `SourceLocation` are those of Swift Testing.
@Test func `The module adds no names that conflict with Swift Testing`() {
  let place: SourceLocation = #_sourceLocation
  #expect(place.fileName == "TestFrameworkNamesTests.swift")
  withKnownIssue {
    Issue.record("as expected", sourceLocation: place)
  } matching: { (issue: Issue) in
    issue.sourceLocation == place
  }
}
