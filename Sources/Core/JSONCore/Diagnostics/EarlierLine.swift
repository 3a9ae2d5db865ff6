/// A line before the one of the place, where that tells more of the cause.
struct EarlierLine: Sendable, Hashable {
  /// The line, counted from 1.
  var number: Int
  /// The shown text, as that of an ``Excerpt``.
  private(set) var text: String
  private let textWithoutValues: String

  /// Cuts the line around a place out of the text.
  init(_ location: SourceLocation, in part: ParsedPart) {
    let excerpt = Excerpt(of: location, in: part)
    number = location.line
    text = excerpt.text
    textWithoutValues = excerpt.withoutValues.text
  }

  /// The line with every value hidden.
  var withoutValues: EarlierLine {
    var line = self
    line.text = textWithoutValues
    return line
  }
}
