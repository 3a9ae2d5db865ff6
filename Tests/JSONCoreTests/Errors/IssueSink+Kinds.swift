import JSONCore

extension IssueSink {
  /// The kinds noted so far, in the order in which they were noted.
  var kinds: [Issue.Kind] { (0..<count).map { error(at: $0).kind } }
}

extension JSONValue {
  /// Notes an issue about this value in the decode's sink, if there is one.
  func note(_ kind: Issue.Kind) { note(error(kind)) }
}
