import CodableMapping
import Foundation
import Testing

/// Coding paths of containers and super encoders while they are in use, with both coders.
@Suite("Coding paths equal Foundation's")
struct DropInPathTests {
  enum Top: String, CodingKey, CaseIterable { case a, b, c, d }
  enum Inner: String, CodingKey { case one, two, three }

  /// The records of `encode(to:)` and `init(from:)`; a class, because these are methods of values.
  final class Notes: @unchecked Sendable {
    // Sendable: each test has its own, and uses it on one thread.
    var lines: [String] = []

    func note(_ name: String, _ paths: [any CodingKey]...) {
      for path in paths {
        let keys = path.map { key in "\(key.stringValue)\(key.intValue.map { "#\($0)" } ?? "")" }
        lines.append("\(name): /\(keys.joined(separator: "/"))")
      }
    }
  }

  /// Encodes with a closure that records calls.
  struct Noting: Encodable {
    let notes: Notes
    let body: @Sendable (any Encoder, Notes) throws -> Void

    func encode(to encoder: any Encoder) throws { try body(encoder, notes) }
  }

  typealias Body = @Sendable (any Encoder, Notes) throws -> Void

  /// Nested containers of both kinds, one after the other, with the paths of all that still exist.
  static let nested: Body = { encoder, notes in
    notes.note("encoder", encoder.codingPath)
    var first = encoder.container(keyedBy: Top.self)
    notes.note("encoder", encoder.codingPath)
    notes.note("first", first.codingPath)
    do {
      var second = first.nestedContainer(keyedBy: Inner.self, forKey: .a)
      notes.note("second", second.codingPath)
      let keyed = second.nestedContainer(keyedBy: Inner.self, forKey: .one)
      notes.note("keyed", encoder.codingPath, first.codingPath, second.codingPath, keyed.codingPath)
      let unkeyed = second.nestedUnkeyedContainer(forKey: .two)
      notes.note("unkeyed", encoder.codingPath, first.codingPath, second.codingPath, unkeyed.codingPath)
      notes.note("keyed, later", keyed.codingPath)
    }
    do {
      var second = first.nestedUnkeyedContainer(forKey: .b)
      notes.note("second", second.codingPath)
      let keyed = second.nestedContainer(keyedBy: Inner.self)
      notes.note("keyed", keyed.codingPath)
      let unkeyed = second.nestedUnkeyedContainer()
      notes.note("unkeyed", encoder.codingPath, first.codingPath, second.codingPath, unkeyed.codingPath)
      notes.note("keyed, later", keyed.codingPath)
      notes.note("second", second.codingPath)
    }
  }

  static let bodies: KeyValuePairs<String, Body> = [
    "nested containers": nested,
    "nested containers of a super encoder for a key": { encoder, notes in
      var container = encoder.container(keyedBy: Top.self)
      let parent = container.superEncoder(forKey: .a)
      notes.note("encoder", encoder.codingPath)
      notes.note("container", container.codingPath)
      try nested(parent, notes)
      notes.note("container", container.codingPath)
    },
    "nested containers of a super encoder": { encoder, notes in
      var container = encoder.container(keyedBy: Top.self)
      try nested(container.superEncoder(), notes)
    },
    "super encoders of an array": { encoder, notes in
      var container = encoder.unkeyedContainer()
      try container.encode(1)
      try nested(container.superEncoder(), notes)
      do {
        let parent = container.superEncoder()
        notes.note("parent", parent.codingPath)
        var value = parent.singleValueContainer()
        notes.note("value", value.codingPath)
        try value.encode("x")
      }
      notes.lines.append("count \(container.count)")
      try container.encode(
        Noting(notes: notes) { encoder, notes in
          notes.note("element", encoder.codingPath)
          var value = encoder.singleValueContainer()
          try value.encode(2)
        })
    },
    "a value within a super encoder": { encoder, notes in
      var container = encoder.container(keyedBy: Top.self)
      var parent = container.superEncoder(forKey: .b).unkeyedContainer()
      try parent.encode(Noting(notes: notes, body: nested))
      try container.encode(Noting(notes: notes, body: nested), forKey: .c)
      try parent.encode([Noting(notes: notes, body: nested)])
    },
    "a key twice": { encoder, notes in
      var container = encoder.container(keyedBy: Top.self)
      try container.encode(Noting(notes: notes, body: nested), forKey: .a)
      try container.encode(Noting(notes: notes, body: nested), forKey: .a)
      notes.note("container", container.codingPath)
    },
    "parent and child in turns": { encoder, notes in
      var parent = encoder.container(keyedBy: Top.self)
      var child = parent.nestedContainer(keyedBy: Inner.self, forKey: .a)
      try parent.encode(Noting(notes: notes, body: nested), forKey: .b)
      try child.encode(1, forKey: .one)
      notes.note("child", child.codingPath)
      var list = parent.nestedUnkeyedContainer(forKey: .c)
      try list.encode(1)
      try child.encode(2, forKey: .two)
      notes.note("list", list.codingPath)
      let inner = list.nestedContainer(keyedBy: Inner.self)
      try parent.encode(Noting(notes: notes, body: nested), forKey: .d)
      notes.note("inner", inner.codingPath)
      notes.note("list", list.codingPath)
      notes.note("child", child.codingPath)
    },
  ]

  @Test(
    "The last call of each encode(to:) has the same coding paths as Foundation's",
    arguments: bodies.indices, [false, true])
  func encoding(index: Int, isNested: Bool) throws {
    let body = Self.bodies[index].value
    let expected = Notes()
    let actual = Notes()
    let foundation = JSONEncoder()
    foundation.outputFormatting = .sortedKeys
    let own = CodableEncoder.like(foundation)
    let reference = Noting(notes: expected, body: body)
    let value = Noting(notes: actual, body: body)
    let expectedText = isNested ? try foundation.encode(["k": [reference]]) : try foundation.encode(reference)
    let text = isNested ? try own.encode(["k": [value]]) : try own.encode(value)
    #expect(String(decoding: text, as: UTF8.self) == String(decoding: expectedText, as: UTF8.self))
    // An encode out of order is run again.
    let count = expected.lines.count
    #expect(count...2 * count ~= actual.lines.count)
    #expect(actual.lines.suffix(count) == expected.lines[...])
  }

  @Test("A value within a nested container has the whole path; Foundation's lacks the container's key")
  func withinNested() throws {
    let body: Body = { encoder, notes in
      var container = encoder.container(keyedBy: Top.self)
      var nested = container.nestedContainer(keyedBy: Inner.self, forKey: .a)
      try nested.encode(
        Noting(notes: notes) { encoder, notes in
          notes.note("value", encoder.codingPath)
          var container = encoder.singleValueContainer()
          try container.encode(Double.nan)
        }, forKey: .one)
    }
    let expected = Notes()
    let actual = Notes()
    let foundation = Outcome { try JSONEncoder().encode(["k": Noting(notes: expected, body: body)]) }
    #expect(foundation == .failure(kind: "invalidValue", path: ["k", "one"]))
    #expect(expected.lines == ["value: /k/one"])
    let own = Outcome { try CodableEncoder().encode(["k": Noting(notes: actual, body: body)]) }
    #expect(own == .failure(kind: "invalidValue", path: ["k", "a", "one"]))
    #expect(actual.lines == ["value: /k/a/one"])
  }
}
