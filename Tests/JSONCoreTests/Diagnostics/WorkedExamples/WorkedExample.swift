/// The documented examples of the error format that JSONCore can produce without strategies.
struct WorkedExample: Sendable {
  var file: String
  /// The rendered form with an excerpt.
  var rendered: String
  /// The one-line form.
  var line: String
}
