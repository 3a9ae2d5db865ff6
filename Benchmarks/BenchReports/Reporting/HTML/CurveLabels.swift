/// Names at the ends of curves, moved apart where they would overlap, each with a line to its curve.
struct CurveLabels {
  struct Label {
    let text: String
    let style: CurveStyle
    /// The end of the curve, in pixels from the top.
    let end: Double
  }

  let labels: [Label]
  let height: Double

  /// The distance between names in pixels.
  static let distance = 15.0

  /// The positions of the names, in the order of the labels, as close to the ends of the curves as possible.
  ///
  /// Names that would overlap form a block around the middle of their ends. Blocks that touch are merged.
  ///
  /// - Complexity: O(*n*²) in the number of labels.
  var places: [Double] {
    let order = labels.indices.sorted { labels[$0].end < labels[$1].end }
    var blocks: [[Int]] = []
    for index in order {
      blocks.append([index])
      while let last = blocks.last, let other = blocks.dropLast().last,
        start(of: other) + Double(other.count) * Self.distance > start(of: last)
      {
        blocks.removeLast(2)
        blocks.append(other + last)
      }
    }
    var places = Array(repeating: 0.0, count: labels.count)
    for block in blocks {
      for (position, index) in block.enumerated() {
        places[index] = start(of: block) + (Double(position) + 0.5) * Self.distance
      }
    }
    return places
  }

  /// Returns the start of the block, within the drawing.
  private func start(of block: [Int]) -> Double {
    let middle = block.reduce(0) { $0 + labels[$1].end } / Double(block.count)
    let length = Double(block.count) * Self.distance
    return max(0, min(height - length, middle - length / 2))
  }

  /// The drawing at the right of the curves.
  var html: String {
    let parts = zip(labels, places).map { label, place in
      let (end, y) = (FigureFormat.fixed(label.end, decimals: 1), FigureFormat.fixed(place, decimals: 1))
      return "<path class=\"leader\" d=\"M0 \(end)L14 \(y)h4\"/>"
        + "<line class=\"\(label.style.line)\" x1=\"18\" x2=\"46\" y1=\"\(y)\" y2=\"\(y)\"/>"
        + label.style.mark(x: "32", y: y)
        + "<text class=\"left\(label.style.isFloor ? " floor" : "")\" x=\"52\" y=\"\(y)\" dy=\"4\">"
        + "\(HTMLText.escaped(label.text))</text>"
    }
    return "<svg class=\"labels\" width=\"270\" height=\"\(Int(height))\">\(parts.joined())</svg>"
  }
}
