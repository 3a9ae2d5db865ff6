import Foundation
import JSONCore

/// Adds the values of documents to shapes.
///
/// The first reading finds tags; the second one records objects by them.
struct ShapeReading {
  /// The keys of tags, by priority, before those of a place.
  private let named: [String]
  /// The keys that are tags at some place.
  private let found: [String]
  private var places: [ObjectShape] = []
  /// The searches among all objects with a key, by the keys that look like those of tags.
  private var searches: [String: TagSearch] = [:]

  /// The number of members whose key an object had before.
  private(set) var repeatedKeys = 0

  /// A number of which Foundation's coders decode only the first digits, or nothing; `nil` if there is none.
  private(set) var inexactNumber: String?

  /// An error, with its location, that names two canonically equivalent keys of an object; `nil` if there are
  /// none.
  private(set) var equivalentKeys: JSONError?

  init(tags: [String], after first: ShapeReading? = nil) {
    named = tags
    var counts = [String: Int](
      (first?.places ?? []).compactMap { place in place.tag.map { ($0, place.count) } }, uniquingKeysWith: +)
    for (key, search) in first?.searches ?? [:] where search.key != nil { counts[key, default: 0] += 1 }
    found = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
  }

  /// - Parameter first: The shape from the first reading; `nil` in the first reading.
  mutating func add(_ json: JSONValue, to shape: Shape, after first: Shape?) throws(JSONError) {
    shape.count += 1
    switch json.kind {
    case .null: shape.nulls += 1
    case .bool: shape.kinds.insert(.boolean)
    case .number:
      shape.kinds.insert(.number)
      let number = try json.number()
      let isInteger = json.numberLiteral?.utf8.allSatisfy {
        $0 == UInt8(ascii: "-") || $0 > 0x2F && $0 < 0x3A
      }
      shape.numbers.add(number, isInteger: isInteger ?? false)
      if case .digits(let digits) = number.form, inexactNumber == nil, !Self.isDecimal(digits) {
        inexactNumber = digits
      }
    case .string:
      shape.kinds.insert(.string)
      shape.strings.add(try json.string())
    case .array:
      shape.kinds.insert(.array)
      let elements = shape.elements ?? Shape()
      shape.elements = elements
      var iterator = try json.array().makeIterator()
      while let element = iterator.next() { try add(element, to: elements, after: first?.elements) }
    case .object:
      shape.kinds.insert(.object)
      let objects = shape.object ?? ObjectShape()
      if shape.object == nil {
        shape.object = objects
        if let first { objects.tag = first.object?.tag }
        places.append(objects)
      }
      try add(members: try json.object(), to: objects, after: first?.object)
    }
  }

  /// Returns whether Foundation's `Decimal` holds all digits of a number.
  private static func isDecimal(_ digits: String) -> Bool {
    Decimal(string: digits).flatMap { JSONNumber("\($0)") } == JSONNumber(digits)
  }

  private mutating func add(
    members json: JSONObject, to objects: ObjectShape, after first: ObjectShape?
  ) throws(JSONError) {
    var keys: [String] = []
    var inner: [String] = []
    var strings: [String: String] = [:]
    var members = json.makeIterator()
    while let member = members.next() {
      let key = member.key
      keys.append(key)
      if member.value.kind == .string {
        let value = try member.value.string()
        if value.utf8.count <= 64 { strings[key] = strings[key] ?? value }
      } else if first == nil, member.value.kind == .object {
        var nested = try member.value.object().makeIterator()
        while let member = nested.next() { inner.append("\(key).\(member.key)") }
      }
    }
    var tag: Tag?
    if first == nil {
      objects.search.add(keys + inner, strings: strings)
      for (key, value) in strings where Tag.priorities[key] == nil && TagSearch.isNamedAsTag(key) {
        searches[key, default: TagSearch()].add(keys + inner, strings: [key: value])
      }
    } else {
      let key =
        (named + [objects.tag].compactMap(\.self) + found).first { strings[$0] != nil }
        ?? strings.keys.filter { Tag.priorities[$0] != nil }.min { Tag.rank($0) < Tag.rank($1) }
      tag = key.flatMap { key in strings[key].map { Tag(key: key, value: $0) } }
    }
    if let (first, second) = Self.equivalent(keys) {
      objects.hasEquivalentKeys = true
      if equivalentKeys == nil {
        equivalentKeys = json.value.error(.custom("the keys \(Self.shown(first)) and \(Self.shown(second))"))
      }
    }
    let record = objects.record(tag)
    record.count += 1
    members = json.makeIterator()
    for (index, key) in keys.enumerated() {
      guard let member = members.next() else { break }
      if let shape = record.shape(of: key, expected: index) {
        try add(member.value, to: shape, after: first?.records.first?[key]?.shape)
      } else {
        repeatedKeys += 1
      }
    }
  }

  /// The first two keys that are canonically equivalent, but not the same.
  private static func equivalent(_ keys: [String]) -> (String, String)? {
    guard keys.contains(where: { $0.utf8.contains { $0 > 0x7F } }) else { return nil }
    var seen: [String: String] = [:]
    for key in keys {
      let first = seen[key, default: key]
      if ExactKey(text: first) != ExactKey(text: key) { return (first, key) }
      seen[key] = first
    }
    return nil
  }

  /// A key in quotation marks, with all its scalars.
  private static func shown(_ key: String) -> String {
    "\"\(key.unicodeScalars.map { $0.escaped(asASCII: true) }.joined())\""
  }
}
