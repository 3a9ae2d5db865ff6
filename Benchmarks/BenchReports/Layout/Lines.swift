extension String {
  /// The text before the first newline.
  var firstLine: String { split(separator: "\n").first.map(String.init) ?? "" }
}

extension [String] {
  /// The lines, each ending with a newline.
  var text: String { map { $0 + "\n" }.joined() }
}
