/// The names of the floors in the report.
package enum FloorName {
  /// A copy of the document's bytes.
  package static let copy = "copy"
  /// The models, made from numbers and texts that are ready.
  package static let build = "build"

  package static let all = [copy, build]
}
