import CodableMapping
import Foundation
import Testing

/// Uses that stop a program with `JSONEncoder`, and other intended differences.
@Suite("Misuse of encoders")
struct DropInMisuseTests {
  static let misuses: [@Sendable (any Encoder) throws -> Void] = [
    { encoder in
      _ = encoder.container(keyedBy: Key.self)
      _ = encoder.unkeyedContainer()
    },
    { encoder in
      _ = encoder.unkeyedContainer()
      var container = encoder.singleValueContainer()
      try container.encode(1)
    },
    { encoder in
      var container = encoder.singleValueContainer()
      try container.encode(1)
      try container.encode(2)
    },
    { encoder in
      var container = encoder.container(keyedBy: Key.self)
      _ = container.nestedContainer(keyedBy: Key.self, forKey: Key("k"))
      _ = container.nestedUnkeyedContainer(forKey: Key("k"))
    },
    { encoder in
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(1, forKey: Key("k"))
      _ = container.nestedContainer(keyedBy: Key.self, forKey: Key("k"))
    },
    { encoder in
      var container = encoder.container(keyedBy: Key.self)
      let parent = container.superEncoder()
      _ = parent.container(keyedBy: Key.self)
      _ = parent.unkeyedContainer()
    },
  ]

  @Test("Another value in the same place is an error", arguments: misuses.indices)
  func misuse(index: Int) {
    let value = ["a": [EncodingSamples.Odd(Self.misuses[index])]]
    do {
      _ = try CodableEncoder().encode(value)
      Issue.record("the value was encoded")
    } catch EncodingError.invalidValue(_, let context) {
      #expect(context.debugDescription == "another value was already encoded here")
      #expect(context.codingPath.prefix(2).map(\.stringValue) == ["a", "Index 0"])
    } catch {
      Issue.record(error)
    }
  }

  @Test("The element of a super encoder is counted when the super encoder is created")
  func superElements() throws {
    final class Counts: @unchecked Sendable {
      // Sendable: it is used on one thread.
      var counts: [Int] = []
    }
    func encode(_ counts: Counts) -> EncodingSamples.Odd {
      EncodingSamples.Odd { encoder in
        var container = encoder.unkeyedContainer()
        try withExtendedLifetime(container.superEncoder()) { parent in
          counts.counts.append(container.count)
          try "x".encode(to: parent)
        }
        try container.encode(1)
      }
    }
    let expected = Counts()
    let actual = Counts()
    #expect(try JSONEncoder().encode(encode(expected)) == Data(#"["x",1]"#.utf8))
    #expect(try CodableEncoder().encode(encode(actual)) == Data(#"["x",1]"#.utf8))
    #expect(expected.counts == [0])
    // With a super encoder, the encode is run twice.
    #expect(actual.counts == [1, 1])
  }

  @Test("The coding path of an invalid date in a nested container is that of the container")
  func nestedDates() {
    struct Dated: Decodable {
      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        _ = try container.nestedContainer(keyedBy: Key.self, forKey: Key("n")).decode(
          Date.self, forKey: Key("d"))
      }
    }
    let foundation = JSONDecoder()
    foundation.dateDecodingStrategy = .iso8601
    let own = CodableDecoder.like(foundation)
    let data = Data(#"[{"n":{"d":"x"}}]"#.utf8)
    let expected = Outcome { try foundation.decode([Dated].self, from: data) }
    #expect(expected == .failure(kind: "dataCorrupted", path: ["0"]))
    let actual = Outcome { try own.decode([Dated].self, from: data) }
    #expect(actual == .failure(kind: "dataCorrupted", path: ["0", "n"]))
  }
}
