/// Counts lines of code.
package enum SourceLines {
  /// Returns the number of lines without blank lines, comments and imports.
  package static func count(in source: String) -> Int {
    var isInComment = false
    return source.split(separator: "\n", omittingEmptySubsequences: true).count { line in
      let text = line.drop { $0 == " " || $0 == "\t" }
      if isInComment {
        isInComment = !text.contains("*/")
        return false
      }
      if text.hasPrefix("/*") {
        isInComment = !text.contains("*/")
        return false
      }
      return !text.isEmpty && !text.hasPrefix("//")
        && !["import ", "public import ", "package import "].contains { text.hasPrefix($0) }
    }
  }
}
