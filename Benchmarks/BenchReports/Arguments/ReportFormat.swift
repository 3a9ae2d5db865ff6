/// A format of the report of a run.
package enum ReportFormat: String, Sendable, CaseIterable {
  /// Tables for a terminal.
  case text
  /// The short table of a README, in GitHub's Markdown.
  case readme
  /// All figures and samples; the input of `compare`, `check` and `report`.
  case json
  /// A page with charts in one file.
  case html

  /// Creates the format of a file by the suffix of its name; `nil` for other suffixes.
  package init?(fileName: String) {
    let name = fileName.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
    switch name[name.index(after: dot)...].lowercased() {
    case "txt": self = .text
    case "md", "markdown": self = .readme
    case "json": self = .json
    case "html", "htm": self = .html
    default: return nil
    }
  }
}
