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

/// The program that compares the strategies.
struct ComparisonCode {
  let package: AdoptedPackage

  var text: String {
    let imports =
      package.strategies.map(\.target) + ["BenchKit", "BenchReports", "Catalog", "Foundation", "Models"]
    let rows = package.strategies.map {
      "      (\"\($0.rawValue)\", .native, MappingCodec(\($0.rawValue))),"
    }
    return """
      \(imports.sorted().map { "import \($0)" }.joined(separator: "\n"))

      do {
        let bytes = try Samples.bytes()
        let value = try Samples.decoder.decode(Samples.Value.self, from: Data(bytes))
        let model = OwnModel(
          \(SwiftLiteral.quoted(package.name)),
          data: [.file: DataSet(value: value, bytes: bytes, objects: \(package.objects))],
          decoder: Samples.decoder, encoder: Samples.encoder,
          rows: [
      \(rows.joined(separator: "\n"))
          ])
        print(try OwnComparison(models: [model]).report().text(), terminator: "")
      } catch {
        try? FileHandle.standardError.write(contentsOf: Data("\\(error)\\n".utf8))
        exit(EXIT_FAILURE)
      }

      """
  }
}

/// The tests of every strategy on the sample.
struct SampleTestsCode {
  let package: AdoptedPackage

  var text: String {
    let imports = package.strategies.map(\.target) + ["Foundation", "JSONMapping", "Models", "Testing"]
    let mappings = package.strategies.map { "    \"\($0.rawValue)\": \($0.rawValue)," }
    return """
      \(imports.sorted().map { "import \($0)" }.joined(separator: "\n"))

      /// Every strategy decodes the values that Foundation decodes, and encodes the sample.
      struct SampleTests {
        static let mappings: [String: any Mapping<Samples.Value>] = [
      \(mappings.joined(separator: "\n"))
        ]

        @Test(arguments: mappings.keys.sorted())
        func strategy(_ name: String) throws {
          let mapping = try #require(Self.mappings[name])
          let sample = try Samples.bytes()
          let value = try mapping.decode(sample)
          #expect(try value == Samples.decoder.decode(Samples.Value.self, from: Data(sample)))
          #expect(try withoutNulls(mapping.encode(value)) == withoutNulls(sample))
        }

        @Test func foundation() throws {
          let sample = try Samples.bytes()
          let value = try Samples.decoder.decode(Samples.Value.self, from: Data(sample))
          #expect(try withoutNulls(Array(Samples.encoder.encode(value))) == withoutNulls(sample))
        }
      }

      /// The document without members that are null: an optional is `nil` for null and for a missing key.
      private func withoutNulls(_ text: [UInt8]) throws -> OwnedJSON {
        withoutNulls(try OwnedJSON(parsing: text))
      }

      private func withoutNulls(_ json: OwnedJSON) -> OwnedJSON {
        switch json {
        case .array(let elements): .array(OwnedJSON.Elements(elements.map(withoutNulls)))
        case .object(let members):
          .object(
            OwnedJSON.Members(members.filter { $0.value != .null }.map { ($0.key, withoutNulls($0.value)) }))
        default: json
        }
      }

      """
  }
}

/// The conformances of `OwnedJSON` and `JSONNumber` to `Codable`, which Foundation's coders need.
enum CodableJSON {
  static func text(withValues: Bool, module: String) -> String {
    "import Foundation\nimport \(module)\n\n" + (withValues ? values + "\n" : "") + numbers
  }

  private static let values = """
    extension OwnedJSON: @retroactive Codable {
      public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
          self = .null
        } else if let value = try? container.decode(Bool.self) {
          self = .bool(value)
        } else if let value = try? container.decode(String.self) {
          self = .string(value)
        } else if let value = try? container.decode(JSONNumber.self) {
          self = .number(value)
        } else if let value = try? container.decode([OwnedJSON].self) {
          self = .array(Elements(value))
        } else {
          self = .object(Members(try container.decode([String: OwnedJSON].self).map { ($0.key, $0.value) }))
        }
      }

      public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .array(let value): try container.encode(Array(value))
        case .object(let value):
          try container.encode(Dictionary(uniqueKeysWithValues: value.map { ($0.key, $0.value) }))
        }
      }
    }

    """

  private static let numbers = """
    extension JSONNumber: @retroactive Codable {
      public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let value = try? container.decode(Int64.self) {
          self.init(value)
        } else if let number = JSONNumber("\\(try container.decode(Decimal.self))") {
          self = number
        } else {
          throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a number")
        }
      }

      public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch form {
        case .integer(let value): try container.encode(value)
        case .unsigned(let value): try container.encode(value)
        case .double(let value): try container.encode(value)
        case .digits(let digits): try container.encode(Decimal(string: digits))
        }
      }
    }

    """
}
