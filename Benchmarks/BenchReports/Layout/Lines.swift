extension [String] {
  /// The lines, each ending with a newline.
  var text: String { map { $0 + "\n" }.joined() }
}
