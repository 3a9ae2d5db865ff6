import CodableMapping
import Foundation
import Testing

/// A value that fails leaves the decoder and the encoder unchanged for the next attempt.
@Suite("Coders after a failure")
struct DropInStateTests {
  typealias JSONDecoder = CodableDecoder
  typealias JSONEncoder = CodableEncoder

  enum Failure: Error { case expected }

  /// A value of one type, or of another if the first can't be decoded.
  enum Either<Left: Decodable & Equatable, Right: Decodable & Equatable>: Decodable, Equatable {
    case left(Left)
    case right(Right)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      do {
        self = .left(try container.decode(Left.self))
      } catch {
        self = .right(try container.decode(Right.self))
      }
    }
  }

  @Test("After a failed attempt a list is decoded as another type")
  func typeMismatch() throws {
    let either = try JSONDecoder().decode(Either<[String], [Int]>.self, from: Data("[1,2,3]".utf8))
    #expect(either == .right([1, 2, 3]))
  }

  @Test("After a closure throws, the value is decoded as another type")
  func closures() throws {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom { _ in throw Failure.expected }
    decoder.dataDecodingStrategy = .custom { decoder in
      _ = try decoder.singleValueContainer().decode(Int.self)
      throw Failure.expected
    }
    guard case .right(1) = try decoder.decode(Either<Date, Int>.self, from: Data("1".utf8)) else {
      return #expect(Bool(false))
    }
    guard case .right(2) = try decoder.decode(Either<Data, Int>.self, from: Data("2".utf8)) else {
      return #expect(Bool(false))
    }
  }

  /// Encodes a value into a list within the super encoder of a list.
  struct Referencing<Value: Encodable>: Encodable {
    let value: Value

    func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      var inner = list.superEncoder().unkeyedContainer()
      try inner.encode(value)
    }
  }

  @Test("An error within a super encoder is thrown, and doesn't affect the next encode")
  func superEncoders() throws {
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(Referencing(value: [Float.infinity])) }
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .custom { _, encoder in
      _ = encoder.unkeyedContainer()
      throw Failure.expected
    }
    encoder.dataEncodingStrategy = .custom { _, encoder in
      _ = encoder.unkeyedContainer()
      throw Failure.expected
    }
    #expect(throws: Failure.self) { try encoder.encode(Referencing(value: Date())) }
    #expect(throws: Failure.self) { try encoder.encode(Referencing(value: Data([1]))) }
    #expect(try encoder.encode(Referencing(value: "x")) == Data(#"[["x"]]"#.utf8))
  }

  /// Encodes a value or a container for a key, then a number for the same key.
  struct Redundant: Encodable {
    enum Earlier: CaseIterable { case value, keyed, unkeyed }
    enum Later: CaseIterable { case value, superEncoder }
    enum CodingKeys: CodingKey { case key }

    let earlier: Earlier
    let later: Later

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      switch earlier {
      case .value: try container.encode(0, forKey: .key)
      case .keyed: _ = container.nestedContainer(keyedBy: CodingKeys.self, forKey: .key)
      case .unkeyed: _ = container.nestedUnkeyedContainer(forKey: .key)
      }
      switch later {
      case .value: try container.encode(42, forKey: .key)
      case .superEncoder: try 42.encode(to: container.superEncoder(forKey: .key))
      }
    }
  }

  @Test(
    "The last value counts if a key is encoded twice",
    arguments: Redundant.Earlier.allCases, Redundant.Later.allCases)
  func redundant(_ earlier: Redundant.Earlier, _ later: Redundant.Later) throws {
    let value = Redundant(earlier: earlier, later: later)
    #expect(try JSONEncoder().encode(value) == Data(#"{"key":42}"#.utf8))
    #expect(try JSONEncoder().encode([value, value]) == Data(#"[{"key":42},{"key":42}]"#.utf8))
  }
}

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

extension CodableDecoder {
  fileprivate convenience init(dates: DateDecodingStrategy) {
    self.init()
    dateDecodingStrategy = dates
    keyDecodingStrategy = .convertFromSnakeCase
  }
}

extension CodableEncoder {
  fileprivate convenience init(dates: DateEncodingStrategy) {
    self.init()
    dateEncodingStrategy = dates
    keyEncodingStrategy = .convertToSnakeCase
  }
}

@Suite("Initializers in an extension of the coders")
struct DropInInitializerTests {
  struct Record: Codable, Equatable { var savedAt: Date }

  @Test("Options that an initializer in an extension sets are used")
  func options() throws {
    let record = Record(savedAt: Date(timeIntervalSince1970: 60))
    let data = try CodableEncoder(dates: .secondsSince1970).encode(record)
    #expect(String(decoding: data, as: UTF8.self) == #"{"saved_at":60}"#)
    #expect(try CodableDecoder(dates: .secondsSince1970).decode(Record.self, from: data) == record)
  }
}
