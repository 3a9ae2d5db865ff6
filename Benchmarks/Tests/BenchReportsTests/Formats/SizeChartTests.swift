import Foundation
import Testing

@testable import BenchReports

@Suite("Overlapping curves are distinguishable") struct SizeChartTests {
  private static func places(_ ends: [Double], height: Double = 320) -> [Double] {
    let labels = ends.map { CurveLabels.Label(text: "", style: CurveStyle(index: 0), end: $0) }
    return CurveLabels(labels: labels, height: height).places
  }

  @Test(
    "Names are at the ends of their curves, and don't overlap",
    arguments: [
      ([], []), ([100], [100]), ([200, 100], [200, 100]),
      // Two at the same place move apart; two at the edge move in.
      ([100, 100], [92.5, 107.5]), ([10, 12], [7.5, 22.5]), ([318, 319], [297.5, 312.5]),
      // Blocks that touch are merged.
      ([100, 110, 120], [95, 110, 125]), ([100, 100, 118], [91, 106, 121]),
    ] as [([Double], [Double])])
  func places(ends: [Double], places: [Double]) { #expect(Self.places(ends) == places) }

  @Test("Every curve has a name at its end, with its line and its mark")
  func labels() throws {
    let page = ExamplePage.html
    let charts = page.components(separatedBy: "<div class=\"size-chart\"").dropFirst()
    #expect(charts.count == 4)
    for chart in charts {
      let labels = try #require(chart.components(separatedBy: "<svg class=\"labels\"").last)
      let names = labels.prefix(upTo: try #require(labels.range(of: "<ul")).lowerBound)
        .matches(of: /dy="4">([^<]*)<\/text>/).map { String($0.1) }
      // In the order of their ends, the slowest on top.
      #expect(
        names == [
          "foundation-codable-dateformatter", "foundation-casts", "foundation-codable", "codable",
          "applicative",
          "mappable", "manual", "build (floor)",
        ])
      #expect(labels.components(separatedBy: "<path class=\"leader\"").count - 1 == names.count)
    }
  }

  @Test("Curves have offsets, so that no mark hides another")
  func aside() throws {
    let chart = try #require(
      ExamplePage.html.components(separatedBy: "<svg class=\"curves\"").dropFirst().first)
    let places = chart.prefix(upTo: try #require(chart.range(of: "<svg class=\"labels\"")).lowerBound)
      .matches(of: /<g transform="translate\(([-\d.]+) 0\)">/).compactMap { Double($0.1) }
    #expect(places == [-18.0, -12.9, -7.7, -2.6, 2.6, 7.7, 12.9, 18.0])
  }

  @Test("A floor is a thin dotted curve")
  func floors() {
    #expect(CurveStyle(index: 3, isFloor: true).line == "curve c3 floor")
    #expect(CurveStyle(index: 3).line == "curve c3 d3")
    #expect(ExamplePage.html.contains("<text class=\"left floor\""))
  }

  @Test("The axis of time has suitable units")
  func axis() {
    #expect(ExamplePage.html.contains(">1 µs</text>"))
    #expect(!ExamplePage.html.contains("k ns</text>"))
  }
}
