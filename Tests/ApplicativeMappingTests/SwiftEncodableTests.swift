import Foundation
import Testing

/// A type that a project encodes with Swift's `Encodable`.
private struct Registration: Encodable {
  var name: String
  var tags: [String: [Int]]
}

private enum Shift: String, Encodable { case day, night }

@Test func `Encodable is Swift's where this module is imported`() throws {
  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  let registration = try encoder.encode(Registration(name: "Ada", tags: ["a": [1]]))
  #expect(String(decoding: registration, as: UTF8.self) == #"{"name":"Ada","tags":{"a":[1]}}"#)
  #expect(String(decoding: try encoder.encode([Shift.night]), as: UTF8.self) == #"["night"]"#)
}
