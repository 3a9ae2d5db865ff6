/// A line before the one of the place, where that tells more of the cause.
struct EarlierLine: Sendable, Hashable {
  /// The line, counted from 1.
  var number: Int
  /// The shown text, as that of an ``Excerpt``.
  var text: String
  /// The same with every value hidden.
  let textWithoutValues: String
}
