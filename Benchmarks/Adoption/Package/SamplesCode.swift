/// The file with the sample's location and Foundation's coders.
struct SamplesCode {
  let package: AdoptedPackage

  var text: String {
    """
    import Foundation

    /// The document that `bench adopt` copied, and Foundation's coders for it.
    package enum Samples {
      package typealias Value = \(package.blueprint.root.code)

      package static func bytes() throws -> [UInt8] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        return try Array(Data(contentsOf: folder.appendingPathComponent("../../Samples/\(package.sampleName)")))
      }

      package static var decoder: JSONDecoder {
        \(coder("Decoder", "Decoding"))
      }

      package static var encoder: JSONEncoder {
        \(coder("Encoder", "Encoding"))
      }\(days)
    }

    """
  }

  private func coder(_ kind: String, _ direction: String) -> String {
    guard let dates = package.blueprint.dates else { return "JSON\(kind)()" }
    let name = kind.lowercased()
    let strategy =
      switch dates {
      case .rfc3339: ".iso8601"
      case .yearMonthDay: ".formatted(days)"
      case .seconds: ".secondsSince1970"
      case .milliseconds: ".millisecondsSince1970"
      }
    return """
      let \(name) = JSON\(kind)()
          \(name).date\(direction)Strategy = \(strategy)
          return \(name)
      """
  }

  private var days: String {
    guard package.blueprint.dates == .yearMonthDay else { return "" }
    return """


        private static var days: DateFormatter {
          let formatter = DateFormatter()
          formatter.locale = Locale(identifier: "en_US_POSIX")
          formatter.timeZone = TimeZone(identifier: "UTC")
          formatter.dateFormat = "yyyy-MM-dd"
          return formatter
        }
      """
  }
}
