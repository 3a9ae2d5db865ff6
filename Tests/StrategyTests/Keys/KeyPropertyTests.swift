import Foundation
import JSONCore
import ManualMapping
import MappingTestSupport
import Testing

private struct Pair: RawRepresentable, Hashable, JSONObjectKey { var rawValue: Int32 }

/// Encodes and decodes a value, and returns whether it is equal.
private func returns<Value: JSONReadable & JSONWritable & Equatable>(_ value: Value) throws -> Bool {
  var writer = JSONWriter(options: JSONWriteOptions(sortedKeys: true, rejectsDuplicateKeys: true))
  try value.write(to: &writer)
  let text = try writer.finish()
  return try Document(parsing: text).withRoot { (json) throws(JSONError) in try Value.read(json) } == value
}

/// Encodes and decodes a dictionary, and returns whether it is equal.
private func returns<Key: JSONObjectKey & Hashable, Value: JSONReadable & JSONWritable & Equatable>(
  _ members: [(Key, Value)]
) throws -> Bool { try returns(Dictionary(members, uniquingKeysWith: { $1 })) }

@Suite("Round trips of dictionaries and sets")
struct KeyPropertyTests {
  @Test("Any keys and elements are decoded again after encoding", arguments: 0..<200 as Range<UInt64>)
  func roundTrips(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let count = Int(random.next() % 20)
    let numbers = (0..<count).map { _ in Int(truncatingIfNeeded: random.next()) }
    let texts = numbers.map { number in
      String(
        String.UnicodeScalarView((0..<3).compactMap { Unicode.Scalar(UInt32(number >> ($0 * 8) & 0xFF)) }))
    }
    #expect(try returns(numbers.map { ($0, $0 & 1) }))
    #expect(try returns(numbers.map { (Int8(truncatingIfNeeded: $0), "v") }))
    #expect(try returns(numbers.map { (UInt64(bitPattern: Int64($0)), [true]) }))
    #expect(try returns(numbers.map { (Pair(rawValue: Int32(truncatingIfNeeded: $0)), 1.5) }))
    #expect(try returns(texts.map { ($0, Set(numbers)) }))
    #expect(try returns(texts.map { _ in (UUID(), [1: "a"]) }))
    let doubles = numbers.map { Double(bitPattern: UInt64(bitPattern: Int64($0))) }.filter(\.isFinite)
    #expect(try returns(doubles.map { ($0, 1) }))
    let floats = numbers.map { Float(bitPattern: UInt32(truncatingIfNeeded: $0)) }.filter(\.isFinite)
    #expect(try returns(floats.map { ($0, 1) }))
    #expect(try returns(texts.map { ($0.dropFirst(), 1) }))
    #expect(try returns(texts.joined().map { ($0, 1) }))
    #expect(try returns(numbers.map { ($0 > 0, 1) }))
    #expect(try returns(Set(texts)))
    #expect(try returns(Set(numbers.map { [$0, 1] })))
    #expect(try returns(Set(numbers.map { [$0: "x"] })))
  }

  @Test("Keys of the standard library's types are decoded, and invalid keys are rejected")
  func standardKeys() throws {
    func keys<Key: JSONObjectKey>(_ type: Key.Type, _ text: String) throws(JSONError) -> Set<Key> {
      try Document(parsing: text).withRoot { (json) throws(JSONError) in Set(try [Key: Int].read(json).keys) }
    }
    func message<Key: JSONObjectKey>(_ type: Key.Type, _ key: String) -> String? {
      #expect(throws: JSONError.self) { try keys(type, "{\"\(key)\":1}") }?.issue.message
    }
    #expect(try keys(Double.self, #"{"0.5":1,"-2":1,"1e3":1}"#) == [0.5, -2, 1000])
    #expect(try keys(Float.self, #"{"0.1":1}"#) == [0.1])
    #expect(try keys(Bool.self, #"{"true":1,"false":1}"#) == [true, false])
    #expect(try keys(Character.self, #"{"é":1,"x":1}"#) == ["é", "x"])
    #expect(try keys(Substring.self, #"{"ab":1}"#) == ["ab"])
    for key in ["inf", "-inf", "nan", "1,5", ""] {
      #expect(message(Double.self, key) == #"expected a key of type Double, found "\#(key)""#)
      #expect(message(Float.self, key) == #"expected a key of type Float, found "\#(key)""#)
    }
    #expect(message(Bool.self, "1") == #"expected a key of type Bool, found "1""#)
    for key in ["", "ab"] {
      #expect(message(Character.self, key) == #"expected a key of type Character, found "\#(key)""#)
    }
  }

  @Test("With sorted keys, equal sets are encoded as equal texts", arguments: 0..<50 as Range<UInt64>)
  func order(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let numbers = (0..<20).map { _ in Int(random.next() % 1000) }
    func text(_ value: some JSONWritable) throws -> String {
      var writer = JSONWriter(options: JSONWriteOptions(sortedKeys: true))
      try value.write(to: &writer)
      return String(decoding: try writer.finish(), as: UTF8.self)
    }
    func twice<Element>(_ elements: [Element]) -> (Set<Element>, Set<Element>) {
      var other = Set<Element>(minimumCapacity: 1 + Int(seed) * 37)
      for element in elements.reversed() { other.insert(element) }
      return (Set(elements), other)
    }
    let (first, second) = twice(numbers)
    #expect(try text(first) == text(second))
    #expect(try text(first) == text(Set(numbers).sorted()))
    let (lists, others) = twice(numbers.map { [$0: "a", $0 + 1: "b"] })
    #expect(try text(lists) == text(others))
  }
}
