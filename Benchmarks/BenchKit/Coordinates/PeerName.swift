/// The names of the rows that come with Foundation.
package enum PeerName {
  /// The row that every ratio refers to.
  package static let reference = "foundation-codable"
  /// The reference measured a second time, as a control of the machine.
  package static let control = "control"
  /// The same coders with the usual `DateFormatter`.
  package static let dateFormatter = "foundation-codable-dateformatter"
  /// `JSONSerialization` and `as?` casts.
  package static let casts = "foundation-casts"

  /// True for the name of a row that comes with Foundation, whose backend is not named in reports.
  package static func isPeer(_ strategy: String) -> Bool {
    strategy.hasPrefix("foundation-")
  }
}
