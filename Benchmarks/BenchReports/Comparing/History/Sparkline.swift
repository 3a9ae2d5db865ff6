import Foundation

/// A line of ratios as a row of blocks, one for each run.
struct Sparkline {
  let line: RunHistory.Line
  /// The indices of the runs to show.
  let runs: Range<Int>

  private static let blocks: [Character] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
  /// The smallest range from the lowest to the highest block, so that noise doesn't look like a change.
  private static let leastRange = log(1.1)

  /// A dot represents a run without the cell; a bar precedes a run whose documents differ from those before
  /// it.
  var text: String {
    let points = line.points.filter { runs.contains($0.run) }
    let logarithms = points.map { log($0.ratio) }
    guard let low = logarithms.min(), let high = logarithms.max() else { return "" }
    let range = max(high - low, Self.leastRange)
    let start = (low + high - range) / 2
    var text = ""
    var part = points.first?.part
    for run in runs {
      guard let point = points.first(where: { $0.run == run }) else {
        text += "·"
        continue
      }
      if point.part != part { text += "|" }
      part = point.part
      let level = (log(point.ratio) - start) / range * Double(Self.blocks.count)
      text.append(Self.blocks[min(Self.blocks.count - 1, max(0, Int(level)))])
    }
    return text
  }
}
