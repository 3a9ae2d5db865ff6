import BenchKit

/// The mark of a ratio in a chart.
///
/// The shape shows the kind of row, such as a circle for a strategy, or that there is no verdict. The color
/// shows the verdict. Marks of noisy rows are hollow. Floors and controls have no verdict.
struct RatioMark: Hashable {
  private let shape: Shape
  private let verdict: Verdict?
  private let isNoisy: Bool

  private enum Shape: CaseIterable {
    case strategy, peer, unjudged, floor, control

    /// An outline around the origin.
    var outline: String {
      switch self {
      case .strategy: "M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0z"
      case .peer: "M0 -6l5.5 6l-5.5 6l-5.5 -6z"
      case .unjudged: "M-4 -4h8v8h-8z"
      case .floor: "M0 -5l5 9h-10z"
      case .control: "M-4.5 -4.5l9 9m0 -9l-9 9"
      }
    }
  }

  init(_ row: ResultRow) {
    isNoisy = row.isNoisy
    switch row.cell.kind {
    case .floor: (shape, verdict) = (.floor, nil)
    case .control: (shape, verdict) = (.control, nil)
    case _ where row.verdict == nil: (shape, verdict) = (.unjudged, nil)
    case .peer, .contender: (shape, verdict) = (.peer, row.verdict)
    case .strategy, .parser: (shape, verdict) = (.strategy, row.verdict)
    }
  }

  private init(_ shape: Shape, _ verdict: Verdict? = nil, isNoisy: Bool = false) {
    self.shape = shape
    self.verdict = verdict
    self.isNoisy = isNoisy
  }

  /// The class of elements with the mark's color.
  var kind: String {
    switch shape {
    case .floor: "floor"
    case .control: "control"
    case .strategy, .peer, .unjudged: verdict?.rawValue ?? "none"
    }
  }

  /// Returns the mark in a row of 20 pixels.
  func html(at x: String, title: String = "") -> String {
    let title = title.isEmpty ? "" : "<title>\(HTMLText.escaped(title))</title>"
    return "<svg x=\"\(x)\" y=\"10\" overflow=\"visible\">"
      + "<path class=\"dot \(kind)\(isNoisy ? " noisy" : "")\" d=\"\(shape.outline)\">\(title)</path></svg>"
  }

  /// Returns an explanation of the marks of the rows.
  static func legend(for rows: [ResultRow]) -> String {
    let marks = Set(rows.map(RatioMark.init))
    let shapes = Set(marks.map(\.shape))
    let keys: [(mark: RatioMark, text: String, isThere: Bool)] = [
      (RatioMark(.strategy, .same), "strategy", shapes.contains(.strategy)),
      (RatioMark(.peer, .same), "Foundation", shapes.contains(.peer)),
      (RatioMark(.floor), "floor", shapes.contains(.floor)),
      (RatioMark(.control), "control", shapes.contains(.control)),
      (RatioMark(.strategy, .faster), "faster", marks.contains { $0.verdict == .faster }),
      (RatioMark(.strategy, .slower), "slower", marks.contains { $0.verdict == .slower }),
      (RatioMark(.strategy, .same), "no difference", marks.contains { $0.verdict == .same }),
      (RatioMark(.unjudged), "no verdict", shapes.contains(.unjudged)),
      (RatioMark(.strategy, .same, isNoisy: true), "hollow: noisy", marks.contains(where: \.isNoisy)),
    ]
    let items = keys.filter(\.isThere).map { key in
      "<li><svg class=\"key\" width=\"16\" height=\"20\">\(key.mark.html(at: "8"))</svg>\(key.text)</li>"
    }
    return "<ul class=\"legend\">\(items.joined())</ul>"
  }
}
