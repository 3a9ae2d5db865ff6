import BenchKit

/// Curves of the time per object by the number of objects, both on logarithmic axes.
struct SizeChart {
  let table: ResultTable
  /// The names of all rows of the report, so that a name has the same style in every chart.
  let names: [String]

  private static let height = 320.0
  /// The height of the axis of objects.
  private static let axisHeight = 16.0
  /// The maximum horizontal offset between the curves of a chart, in pixels.
  private static let spread = 36.0

  private struct Curve {
    let name: String
    let style: CurveStyle
    let points: [(objects: Double, nanoseconds: Double)]
  }

  /// The curves, sorted by their ends from the top.
  private var curves: [Curve] {
    let rows = table.blocks.flatMap(\.rows).filter {
      !$0.cell.isControl && $0.cell.strategy != FloorName.copy && $0.cell.shape == .ordered
    }
    return names.enumerated().compactMap { index, name in
      let own = rows.filter { $0.name == name }
      let points = own.compactMap { row in
        row.nsPerObject.map { (objects: Double(row.objects), nanoseconds: $0) }
      }
      let isFloor = own.first?.cell.kind == .floor
      return points.count > 1
        ? Curve(
          name: name + (own.first?.cell.kind.remark ?? ""), style: CurveStyle(index: index, isFloor: isFloor),
          points: points) : nil
    }.sorted { ($0.points.last?.nanoseconds ?? 0) > ($1.points.last?.nanoseconds ?? 0) }
  }

  /// The chart; empty if only one size was measured.
  var html: String {
    let curves = curves
    guard !curves.isEmpty else { return "" }
    let points = curves.flatMap(\.points)
    let across = LogScale(points.map(\.objects), margin: 0.18)
    let upwards = LogScale(points.map(\.nanoseconds), margin: 0.07)
    func height(_ value: Double) -> Double { (1 - upwards.place(value)) * (Self.height - Self.axisHeight) }
    func y(_ value: Double) -> String { FigureFormat.fixed(height(value), decimals: 1) }
    func x(_ value: Double) -> String { HTMLText.percent(across.place(value)) }

    var drawing = ""
    for tick in upwards.ticks(atMost: 6) {
      drawing += "<line class=\"grid\" x1=\"0\" x2=\"100%\" y1=\"\(y(tick))\" y2=\"\(y(tick))\"/>"
      drawing += "<text class=\"left\" x=\"2\" y=\"\(y(tick))\" dy=\"-3\">\(LogScale.duration(tick))</text>"
    }
    for tick in Set(points.map(\.objects)).sorted() {
      drawing += "<text x=\"\(x(tick))\" y=\"\(Self.height - 3)\">\(LogScale.label(tick))</text>"
    }
    let step = min(6, Self.spread / Double(max(1, curves.count - 1)))
    for (index, curve) in curves.enumerated() {
      // An offset, so that no mark hides another.
      let aside = (Double(index) - Double(curves.count - 1) / 2) * step
      drawing += "<g transform=\"translate(\(FigureFormat.fixed(aside, decimals: 1)) 0)\">"
      for (from, to) in zip(curve.points, curve.points.dropFirst()) {
        drawing +=
          "<line class=\"\(curve.style.line)\" x1=\"\(x(from.objects))\" y1=\"\(y(from.nanoseconds))\" "
        drawing += "x2=\"\(x(to.objects))\" y2=\"\(y(to.nanoseconds))\"/>"
      }
      if let last = curve.points.last {
        // The line to the name at the right.
        let end = y(last.nanoseconds)
        drawing +=
          "<line class=\"lead-out\" x1=\"\(x(last.objects))\" x2=\"110%\" y1=\"\(end)\" y2=\"\(end)\"/>"
      }
      for point in curve.points {
        drawing += curve.style.mark(
          x: x(point.objects), y: y(point.nanoseconds),
          title: "\(curve.name): \(FigureFormat.duration(nanoseconds: point.nanoseconds))")
      }
      drawing += "</g>"
    }
    let labels = CurveLabels(
      labels: curves.map { curve in
        CurveLabels.Label(
          text: curve.name, style: curve.style, end: height(curve.points.last?.nanoseconds ?? 1))
      },
      height: Self.height)
    return """
      <h3>\(HTMLText.escaped(table.title))</h3>
      <div class="size-chart" role="img" aria-label="Time per object by number of objects: \
      \(HTMLText.escaped(label(curves)))">
      <svg class="curves" width="100%" height="\(Int(Self.height))">\(drawing)</svg>
      \(labels.html)
      <ul class="legend">\(legend(curves))</ul></div>
      """
  }

  /// Returns the names, for screens that are too narrow for names at the ends of the curves.
  private func legend(_ curves: [Curve]) -> String {
    curves.map { curve in
      "<li><svg class=\"key\" width=\"34\" height=\"12\"><line class=\"\(curve.style.line)\" x1=\"0\" x2=\"34\" "
        + "y1=\"6\" y2=\"6\"/>\(curve.style.mark(x: "17", y: "6"))</svg>\(HTMLText.escaped(curve.name))</li>"
    }.joined()
  }

  private func label(_ curves: [Curve]) -> String {
    curves.map { curve in
      let values = curve.points.map {
        "\(FigureFormat.duration(nanoseconds: $0.nanoseconds)) at \(LogScale.label($0.objects))"
      }
      return "\(curve.name) \(values.joined(separator: ", "))"
    }.joined(separator: "; ")
  }
}
