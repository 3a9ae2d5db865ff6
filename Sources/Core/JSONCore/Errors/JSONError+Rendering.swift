extension JSONError: CustomStringConvertible {
  /// The issues in one line, for logs. No text of the document breaks it, or moves the cursor of a terminal.
  public var description: String {
    guard issues.count > 1 else { return issue.description }
    // The model that is nearest to the root.
    let outermost = issues.filter { $0.model != nil }.min {
      $0.path.components.count < $1.path.components.count
    }
    let model = outermost?.model.map { " while decoding \($0)" } ?? ""
    let more = isTruncated ? " and more" : ""
    return "\(issues.count) errors\(model)\(more): " + issues.map(\.description).joined(separator: "; ")
  }

  /// The issues with the lines of the text that they are about, for people.
  ///
  /// - Parameters:
  ///   - color: Whether to color the text with the escape sequences that terminals understand.
  ///   - hidesValues: Whether to leave out what stood in the document as a value; see ``withoutValues``.
  public func rendered(color: Bool = false, hidesValues: Bool = false) -> String {
    let more = isTruncated ? ["and more: not all issues are reported"] : []
    let texts = issues.map { $0.rendered(color: color, hidesValues: hidesValues) }
    return (texts + more).joined(separator: "\n\n")
  }

  /// The error with every issue changed.
  func mapIssues(_ change: (Issue) -> Issue) -> JSONError {
    JSONError(issues: issues.map(change), isTruncated: isTruncated)
  }
}
