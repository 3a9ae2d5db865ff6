/// The documented examples of the error format, as far as JSONCore finds them by itself.
struct WorkedExample: Sendable {
  var file: String
  /// The caret form, in full.
  var rendered: String
  /// The one-line form.
  var line: String
}
