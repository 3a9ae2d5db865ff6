extension JSONError: ShownByDescription {
  /// The issues in one line, for logs. Text of the document can't break the line or move the cursor of a
  /// terminal.
  public var description: String {
    let issues = issues
    guard issues.count > 1 || isTruncated else { return issues[0].description }
    let count = issues.count == 1 ? "1 error" : "\(issues.count) errors"
    // If several models have issues, it isn't known which of them was to be decoded.
    let models = Set(issues.map(\.model))
    let model = models.count == 1 ? issues[0].model.map { " while decoding \($0)" } ?? "" : ""
    let more = hasMoreIssues ? " and more" : isTruncated ? " and perhaps more" : ""
    return "\(count)\(model)\(more): " + issues.map(\.description).joined(separator: "; ")
  }

  /// Renders the issues with the affected lines of the text, for people.
  ///
  /// - Parameters:
  ///   - color: Whether to color the text with ANSI escape sequences.
  ///   - hidesValues: Whether to hide the values of the document; see ``withoutValues``.
  public func rendered(color: Bool = false, hidesValues: Bool = false) -> String {
    var texts = issues.map { $0.rendered(color: color, hidesValues: hidesValues) }
    if hasMoreIssues {
      texts.append("and more: not all issues are reported")
    } else if isTruncated {
      texts.append("and perhaps more: the rest could not be checked")
    }
    return texts.joined(separator: "\n\n")
  }

  /// The error with every issue changed.
  package func mapIssues(_ change: (Issue) -> Issue) -> JSONError {
    JSONError(issues: issues.map(change), isTruncated: isTruncated, hasMoreIssues: hasMoreIssues)
  }
}
