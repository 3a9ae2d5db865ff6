import BenchKit

/// Curves of the time per object over the number of objects, both on logarithmic axes.
struct SizeChart {
  let table: ResultTable
  /// The names of all rows of the report, so that a name has the same line in every chart.
  let names: [String]

  private static let height = 240.0
  /// Room below the curves for the numbers of objects.
  private static let axisHeight = 16.0

  private struct Curve {
    let name: String
    let style: CurveStyle
    let points: [(objects: Double, nanoseconds: Double)]
  }

  private var curves: [Curve] {
    let rows = table.blocks.flatMap(\.rows).filter {
      !$0.cell.isControl && $0.cell.strategy != FloorName.copy
    }
    return names.enumerated().compactMap { index, name in
      let points = rows.filter { $0.name == name }.compactMap { row in
        row.nsPerObject.map { (objects: Double(row.objects), nanoseconds: $0) }
      }
      return points.count > 1 ? Curve(name: name, style: CurveStyle(index: index), points: points) : nil
    }
  }

  /// Nothing if only one size was measured.
  var html: String {
    let curves = curves
    guard !curves.isEmpty else { return "" }
    let points = curves.flatMap(\.points)
    let across = LogScale(points.map(\.objects), margin: 0.14)
    let upwards = LogScale(points.map(\.nanoseconds), margin: 0.07)
    func y(_ value: Double) -> String {
      FigureFormat.fixed((1 - upwards.place(value)) * (Self.height - Self.axisHeight), decimals: 1)
    }
    func x(_ value: Double) -> String { HTMLText.percent(across.place(value)) }

    var drawing = ""
    for tick in upwards.ticks(atMost: 6) {
      drawing += "<line class=\"grid\" x1=\"0\" x2=\"100%\" y1=\"\(y(tick))\" y2=\"\(y(tick))\"/>"
      drawing += "<text class=\"left\" x=\"2\" y=\"\(y(tick))\" dy=\"-3\">\(LogScale.label(tick)) ns</text>"
    }
    for tick in Set(points.map(\.objects)).sorted() {
      drawing += "<text x=\"\(x(tick))\" y=\"\(Self.height - 3)\">\(LogScale.label(tick))</text>"
    }
    for curve in curves {
      for (from, to) in zip(curve.points, curve.points.dropFirst()) {
        drawing +=
          "<line class=\"\(curve.style.line)\" x1=\"\(x(from.objects))\" y1=\"\(y(from.nanoseconds))\" "
        drawing += "x2=\"\(x(to.objects))\" y2=\"\(y(to.nanoseconds))\"/>"
      }
      for point in curve.points {
        drawing += curve.style.mark(
          x: x(point.objects), y: y(point.nanoseconds),
          title: "\(curve.name): \(FigureFormat.amount(point.nanoseconds)) ns")
      }
    }
    let legend = curves.map { curve in
      "<li><svg class=\"key\" width=\"34\" height=\"12\"><line class=\"\(curve.style.line)\" x1=\"0\" x2=\"34\" "
        + "y1=\"6\" y2=\"6\"/>\(curve.style.mark(x: "17", y: "6"))</svg>\(HTMLText.escaped(curve.name))</li>"
    }
    let label = curves.map { curve in
      let values = curve.points.map {
        "\(FigureFormat.amount($0.nanoseconds)) at \(LogScale.label($0.objects))"
      }
      return "\(curve.name) \(values.joined(separator: ", "))"
    }
    return """
      <h3>\(HTMLText.escaped(table.title))</h3>
      <div role="img" aria-label="Nanoseconds per object by number of objects: \
      \(HTMLText.escaped(label.joined(separator: "; ")))">
      <svg class="curves" width="100%" height="\(Int(Self.height))">\(drawing)</svg>
      <ul class="legend">\(legend.joined())</ul></div>
      """
  }
}
