import CodableMapping
import Foundation
import JSONMapping
import Testing

/// Values that are encoded out of order are encoded a second time, as a tree. Its text must be that of the
/// same values in order, whatever they are.
@Suite("Encoding out of order")
struct OutOfOrderTests {
  private enum Key: CodingKey { case part, last }

  /// The ways to encode `last` after `part`.
  enum Way: CaseIterable, Sendable { case inOrder, superEncoder, repeatedKey, afterParent }

  /// A value and what follows it.
  private struct Whole: Encodable {
    var way: Way
    var part: any Encodable & Sendable

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(part, forKey: .part)
      switch way {
      case .inOrder: try container.encode([1], forKey: .last)
      case .superEncoder: try [1].encode(to: container.superEncoder(forKey: .last))
      case .repeatedKey:
        try container.encode("former", forKey: .last)
        try container.encode([1], forKey: .last)
      case .afterParent:
        var list = container.nestedUnkeyedContainer(forKey: .last)
        try container.encode(part, forKey: .part)
        try list.encode(1)
      }
    }
  }

  /// A value with a field that has its own mapping.
  private struct Coded<Field: Mapping & Sendable>: Encodable where Field.Model: Sendable {
    var value: Field.Model
    var field: Field

    func encode(to encoder: any Encoder) throws { try encoder.encode(value, with: field) }
  }

  /// A field whose value has members.
  private struct Members: Mapping {
    func decode(_ json: JSONValue) throws(JSONError) -> [String] { [] }

    func encode(_ names: [String], into writer: inout JSONWriter) throws(JSONError) {
      try writer.object { (writer) throws(JSONError) in
        for name in names {
          writer.key(name)
          if name.isEmpty { throw writer.error(.custom("a name is empty")) }
          writer.write("/")
        }
      }
    }
  }

  private struct Nothing: Encodable { func encode(to encoder: any Encoder) throws {} }

  private static let url = URL(fileURLWithPath: "/a/b", isDirectory: false)
  private static let id = UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))

  private static let parts: [any Encodable & Sendable] = [
    [id: 1], [url: ["b": [id: 1.5]]],
    [2: "an array of keys and values"], Date(timeIntervalSince1970: 7.25), Data([1, 2, 3]), Double.infinity,
    Decimal(12_345_678) / 1000, url, [Int?.some(1), nil],
    "\"\\/\u{1}é", Coded(value: ["b", "a"], field: Members()),
    Coded(value: [["b", "a"], ["c"]], field: Members().array), Nothing(), [Nothing()], [String: Int](),
    Coded(value: Set([["b"], ["a"]]), field: Members().set),
  ]

  private static let layouts = [
    JSONWriteOptions(sortedKeys: true), JSONWriteOptions(pretty: true, sortedKeys: true),
    JSONWriteOptions(sortedKeys: true, escapesSlashes: true),
  ]

  @Test("The text is that of the same values in order", arguments: Way.allCases, parts.indices)
  func texts(way: Way, index: Int) throws {
    let part = Self.parts[index]
    for layout in Self.layouts {
      let mapper = CodableMapper<Whole>(
        writing: layout, dates: .iso8601,
        nonConformingFloats: .strings(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan"))
      #expect(
        try mapper.encodeToString(Whole(way: way, part: part))
          == mapper.encodeToString(Whole(way: .inOrder, part: part)))
    }
  }

  @Test("An error has the path of the same error in order", arguments: Way.allCases)
  func errors(way: Way) {
    let part = Coded(value: [["a"], ["b", ""]], field: Members().array)
    let error = #expect(throws: JSONError.self) {
      try CodableMapper<Whole>().encode(Whole(way: way, part: part))
    }
    #expect(error?.issue.path.description == "$.part[1][\"\"]")
  }

  /// Encodes out of order, and counts what its containers throw.
  private struct Careful: Encodable {
    final class Failures: @unchecked Sendable { var count = 0 }
    let failures = Failures()

    func encode(to encoder: any Encoder) throws {
      func attempt(_ body: () throws -> Void) { do { try body() } catch { failures.count += 1 } }
      var container = encoder.container(keyedBy: Key.self)
      var list = container.nestedUnkeyedContainer(forKey: .part)
      attempt { try container.encode(1, forKey: .last) }
      attempt { try container.encode(2, forKey: .last) }
      while list.count < 3 { attempt { try list.encode(["a": [list.count]]) } }
      while list.count < 5 { _ = list.nestedContainer(keyedBy: Key.self) }
      while list.count < 6 { attempt { try [list.count].encode(to: list.superEncoder()) } }
      while list.count < 7 { attempt { try list.encodeNil() } }
      attempt { try container.encode([Double.infinity], forKey: .last) }
    }
  }

  @Test("Containers throw only errors of values, also in the run that is abandoned")
  func containersThrowNothingElse() throws {
    let value = Careful()
    let text = try CodableMapper<Careful>().encodeToString(value)
    #expect(text == #"{"part":[{"a":[0]},{"a":[1]},{"a":[2]},{},{},[5],null],"last":2}"#)
    #expect(value.failures.count == 1)
  }
}

@Suite("A container that is used while a field writes")
struct ContainerDuringFieldTests {
  /// The encoder or container that is used while the field writes.
  enum Used: String, CaseIterable { case container, encoder, nested, superEncoder, unkeyed }

  enum Key: CodingKey { case list, value, other }

  /// Calls a function of the model, and writes 1.
  struct Interfering: JSONMapping.Encoding {
    func encode(_ interfere: @escaping () throws -> Void, into writer: inout JSONWriter) throws(JSONError) {
      // The encode continues if the function throws.
      try? interfere()
      writer.write(1)
    }
  }

  struct Model: Encodable {
    let used: Used

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      let outer = container
      if used == .unkeyed {
        var list = container.nestedUnkeyedContainer(forKey: .list)
        let outer = list
        return try list.encode(
          {
            var list = outer
            try list.encode(2)
          }, with: Interfering())
      }
      try container.encode(
        {
          var container = outer
          switch used {
          case .container: try container.encode(2, forKey: .other)
          case .encoder:
            var container = encoder.container(keyedBy: Key.self)
            try container.encode(2, forKey: .other)
          case .nested:
            var list = container.nestedUnkeyedContainer(forKey: .other)
            try list.encode(2)
          case .superEncoder:
            var value = container.superEncoder(forKey: .other).singleValueContainer()
            try value.encode(2)
          case .unkeyed: break
          }
        }, with: Interfering(), forKey: .value)
    }
  }

  @Test(
    "Values of the other container are encoded separately, and the value of the field is complete",
    arguments: [
      (Used.container, #"{"other":2,"value":1}"#), (.encoder, #"{"other":2,"value":1}"#),
      (.nested, #"{"other":[2],"value":1}"#), (.superEncoder, #"{"other":2,"value":1}"#),
      (.unkeyed, #"{"list":[2,1]}"#),
    ])
  func interfering(used: Used, text: String) throws {
    let mapper = CodableMapper<Model>()
    for _ in 0..<2 { #expect(try mapper.encodeToString(Model(used: used)) == text) }
    #expect(try mapper.array.encodeToString([Model(used: used), Model(used: used)]) == "[\(text),\(text)]")
  }
}
