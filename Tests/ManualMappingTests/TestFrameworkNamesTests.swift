import ManualMapping
import Testing

/// `Issue` and `SourceLocation` are those of Swift Testing, although JSONCore has types with these names.
@Test func `The module adds no names that conflict with Swift Testing`() {
  let place: SourceLocation = #_sourceLocation
  withKnownIssue {
    Issue.record("as expected", sourceLocation: place)
  } matching: { (issue: Issue) in
    issue.sourceLocation == place
  }
}
