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
