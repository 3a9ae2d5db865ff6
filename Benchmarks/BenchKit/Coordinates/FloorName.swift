/// The names of the floors in reports.
package enum FloorName {
  /// A copy of the document's bytes.
  package static let copy = "copy"
  /// The creation of the models from parsed numbers and strings.
  package static let build = "build"

  package static let all = [copy, build]
}
