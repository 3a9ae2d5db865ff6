/// The names of Foundation's rows.
package enum PeerName {
  /// The row that all others are compared with.
  package static let reference = "foundation-codable"
  /// The reference measured a second time, which shows how much the machine varies.
  package static let control = "control"
  /// The reference's coders with a `DateFormatter`.
  package static let dateFormatter = "foundation-codable-dateformatter"
  /// `JSONSerialization` and `as?` casts.
  package static let casts = "foundation-casts"
  /// This package's subclasses of `JSONDecoder` and `JSONEncoder`, only for films.
  package static let subclasses = "foundation-subclasses"

  /// Returns whether a name is that of a row of Foundation, whose backend reports don't show.
  package static func isPeer(_ strategy: String) -> Bool {
    strategy.hasPrefix("foundation-") && strategy != subclasses
  }
}
