/// The color, dashes and marks of a curve.
///
/// The numbers of colors, dashes and shapes have no common divisor, so that many curves look different. The
/// shapes are hollow, so that overlapping curves remain visible. Floors are thin and dotted, and their marks
/// differ from those of strategies with the same color.
struct CurveStyle {
  let index: Int
  var isFloor = false

  static let colors = 10
  private static let dashes = 4

  /// Outlines around the point itself.
  private static let shapes = [
    "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z", "M-3.5 -3.5h7v7h-7z", "M0 -5l4.5 8h-9z",
    "M0 -5.5l5 5.5l-5 5.5l-5 -5.5z",
    "M-4 -4l8 8m0 -8l-8 8", "M0 5l4.5 -8h-9z", "M-5 0h10m-5 -5v10",
  ]

  var line: String { "curve c\(index % Self.colors) " + (isFloor ? "floor" : "d\(index % Self.dashes)") }

  /// Returns a mark at a position of the drawing; coordinates may be percentages.
  func mark(x: String, y: String, title: String = "") -> String {
    "<svg class=\"knot c\(index % Self.colors)\" x=\"\(x)\" y=\"\(y)\" overflow=\"visible\">"
      + (title.isEmpty ? "" : "<title>\(HTMLText.escaped(title))</title>")
      + "<path d=\"\(Self.shapes[(index + (isFloor ? 3 : 0)) % Self.shapes.count])\"/></svg>"
  }
}
