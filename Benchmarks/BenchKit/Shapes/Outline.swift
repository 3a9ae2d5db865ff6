package import Generation

/// The border of an area: the model of the documents with long doubles.
package struct Outline: Codable, Equatable, Sendable {
  package var name: String
  /// Pairs of longitude and latitude.
  package var coordinates: [[Double]]
}

/// Generates outlines of about 30 points, each of two numbers with 13 to 15 decimals.
package struct OutlineGenerator: ModelGenerator {
  package init() {}

  package func model(_ number: Int, using random: inout SplitMix64, into wire: inout [UInt8]) -> Outline {
    let name = "area \(number)"
    var coordinates: [[Double]] = []
    var places: [String] = []
    for _ in 0..<random.number(in: 10...50) {
      let longitude = Self.degrees(-141...(-52), using: &random)
      let latitude = Self.degrees(41...83, using: &random)
      coordinates.append([Double(longitude) ?? 0, Double(latitude) ?? 0])
      places.append("[\(longitude),\(latitude)]")
    }
    wire += #"{"name":"\#(name)","coordinates":[\#(places.joined(separator: ","))]}"#.utf8
    return Outline(name: name, coordinates: coordinates)
  }

  private static func degrees(_ range: ClosedRange<Int>, using random: inout SplitMix64) -> String {
    let decimals = String(random.number(in: 1_000_000_000_000...999_999_999_999_999))
    let zeros = String(repeating: "0", count: random.isOne(in: 4) ? 15 - decimals.count : 0)
    return "\(random.number(in: range)).\(zeros)\(decimals)"
  }
}
