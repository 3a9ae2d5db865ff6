/// The file with the sample's location and Foundation's coders.
struct SamplesCode {
  let package: AdoptedPackage

  /// The module with the fields of dates; `nil` if the coders need none.
  var module: String?

  var text: String {
    """
    \(imports)

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
      }\(formatter)
    }

    """
  }

  private var imports: String {
    let fields = package.blueprint.dates == .rfc3339Milliseconds ? module : nil
    return ["Foundation", fields].compactMap(\.self).sorted().map { "import \($0)" }.joined(separator: "\n")
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
      case .rfc3339Milliseconds: Self.custom[direction] ?? ""
      }
    return """
      let \(name) = JSON\(kind)()
          \(name).date\(direction)Strategy = \(strategy)
          return \(name)
      """
  }

  /// `.iso8601` supports no fractions of a second, and `ISO8601FormatStyle` rounds some differently from the
  /// field.
  private static let custom = [
    "Decoding": """
    .custom { decoder in
          let text = try decoder.singleValueContainer().decode(String.self)
          return try Samples.timestamps.decode("\\"\\(text)\\"")
        }
    """,
    "Encoding": """
    .custom { date, encoder in
          var container = encoder.singleValueContainer()
          try container.encode(String(Samples.timestamps.encodeToString(date).dropFirst().dropLast()))
        }
    """,
  ]

  /// The static property that the date strategies use; empty if they need none.
  private var formatter: String {
    if package.blueprint.dates == .rfc3339Milliseconds {
      return "\n\n  private static let timestamps = \(DateForm.rfc3339Milliseconds.field())"
    }
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
