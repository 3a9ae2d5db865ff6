import CodableMapping
import Testing

/// `Issue` and `SourceLocation` are those of Swift Testing, although JSONCore has types with these names.
@Suite struct TestFrameworkNamesTests {
  @Test func `The module adds no names that conflict with Swift Testing`() {
    let place: SourceLocation = #_sourceLocation
    let isThere = { @Sendable (issue: Issue) in issue.sourceLocation == place }
    withKnownIssue(nil, { Issue.record(sourceLocation: place) }, matching: isThere)
  }
}
