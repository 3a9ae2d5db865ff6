/// The names of the floors in the report.
package enum FloorName {
  /// A copy of the document's bytes.
  package static let copy = "copy"
  /// The models from numbers and texts that are there already.
  package static let build = "build"

  package static let all = [copy, build]
}
