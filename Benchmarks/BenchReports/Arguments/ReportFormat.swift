/// How the report of a run is written.
package enum ReportFormat: String, Sendable, CaseIterable {
  /// Tables for a terminal.
  case text
  /// The same tables for GitHub.
  case markdown
  /// The short table of a README.
  case readme
  case csv
  /// Everything, the raw samples too; what `compare`, `check` and `report` read.
  case json
  /// A page with charts in one file.
  case html

  /// The format that the suffix of a file's name stands for; nil if it says nothing.
  package init?(fileName: String) {
    let name = fileName.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
    switch name[name.index(after: dot)...].lowercased() {
    case "txt": self = .text
    case "md", "markdown": self = .markdown
    case "csv": self = .csv
    case "json": self = .json
    case "html", "htm": self = .html
    default: return nil
    }
  }
}
