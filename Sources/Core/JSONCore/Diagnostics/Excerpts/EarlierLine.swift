/// A line above the one of the location, shown if it explains the cause.
struct EarlierLine: Sendable, Hashable {
  /// The line, counted from 1.
  var number: Int
  /// The shown text, like that of an ``Excerpt``.
  var text: String
  /// The shown text with every value hidden.
  let textWithoutValues: String
}
