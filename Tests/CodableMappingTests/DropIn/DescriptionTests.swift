import CodableMapping
import Foundation
import Testing

/// The texts of the errors' contexts.
@Suite("Debug descriptions equal Foundation's")
struct DescriptionTests {
  typealias Sample = DecodingComparisonTests.Sample

  enum Letter: String, Codable { case a }
  struct Dated: Codable { var date: Date }

  static let samples: [Sample] =
    ["null", "true", "1", #""x""#, "[]", "{}"].flatMap { json in
      [
        Sample(Int.self, json), Sample(String.self, json), Sample(Bool.self, json), Sample(Double.self, json),
        Sample([Int].self, json), Sample([String: Int].self, json), Sample(Date.self, json),
        Sample(Data.self, json), Sample(URL.self, json), Sample(UUID.self, json), Sample(Letter.self, json),
        Sample(Set<String>.self, json), Sample([Letter: Int].self, json), Sample(UInt8.self, json),
        Sample(Int128.self, json), Sample(Float.self, json),
      ]
    } + [
      Sample([Data].self, #"["*"]"#), Sample([URL].self, #"[""]"#), Sample([[Int]].self, "[[null]]"),
      Sample(Person.self, "{}"), Sample(Person.self, #"{"name":null}"#), Sample(Person.self, #"{"name":[]}"#),
      Sample([Int: Int].self, #"{"a":1}"#), Sample([Letter: Int].self, #"["a"]"#),
      Sample(TooFar.self, "[1]"), Sample(Dog.self, #"{"barks":true}"#), Sample(Shape.self, "{}"),
      Sample([Shape].self, #"[{"triangle":{}}]"#),
      Sample(Int8.self, "128"), Sample([Int].self, "[1.5]"), Sample([Double].self, "[1e400]"),
      Sample([Double].self, "[2.01e-1234]"), Sample([Float].self, "[1e40]"), Sample([Float].self, "[1e-60]"),
      Sample(Dated.self, #"{"date":"x"}"#), Sample([Date].self, #"["x"]"#), Sample([Date].self, "[true]"),
    ]
    + ["", " ", "{", "[1,", "nul", "[1 2]", #"{"a"}"#, "[+1]", "[1]]", #"["\x"]"#].map {
      Sample([String].self, $0)
    } + [Sample([Int].self, "[01]"), Sample([Double].self, "[-.1]")]

  private func description(_ body: () throws -> Any) -> String? {
    do {
      _ = try body()
      return nil
    } catch let error as DecodingError {
      return error.anyContext.debugDescription
    } catch {
      return String(describing: error)
    }
  }

  @Test("Debug descriptions of decoding errors are Foundation's", arguments: samples, 0..<3)
  func decoding(_ sample: Sample, _ strategy: Int) {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd"
    let foundation = JSONDecoder()
    foundation.dateDecodingStrategy = [.deferredToDate, .iso8601, .formatted(formatter)][strategy]
    let own = CodableDecoder()
    own.dateDecodingStrategy = [.deferredToDate, .iso8601, .formatted(formatter)][strategy]
    let data = Data(sample.json.utf8)
    let expected = description { try foundation.decode(sample.type, from: data) }
    #expect(description { try own.decode(sample.type, from: data) } == expected)
  }

  static let values: [any Encodable & Sendable] = [
    Double.nan, [Double.infinity], ["a": -Float.infinity], Date(timeIntervalSinceReferenceDate: .nan),
    EncodingSamples.Odd { _ in }, [[Float.nan]], Numbers(d: .infinity), Numbers(f: -.infinity),
  ]

  @Test(
    "Debug descriptions of encoding errors are Foundation's, and so is the value", arguments: values.indices)
  func encoding(index: Int) {
    func text(_ encode: (any Encodable) throws -> Data) -> String? {
      do {
        _ = try encode(Self.values[index])
        return nil
      } catch EncodingError.invalidValue(let value, let context) {
        return
          "\(type(of: value)) \(value is EncodingSamples.Odd ? "" : "\(value)"): \(context.debugDescription)"
      } catch {
        return String(describing: error)
      }
    }
    let expected = text { try JSONEncoder().encode($0) }
    #expect(expected != nil)
    #expect(text { try CodableEncoder().encode($0) } == expected)
  }
}
