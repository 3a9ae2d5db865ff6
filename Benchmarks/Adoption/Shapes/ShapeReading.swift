import Foundation
import JSONCore

/// Adds the values of documents to shapes.
struct ShapeReading {
  /// The number of members whose key an object had before.
  private(set) var repeatedKeys = 0

  /// A number of which Foundation's coders decode only the first digits, or nothing; `nil` if there is none.
  private(set) var inexactNumber: String?

  /// An error, with its location, that names two canonically equivalent keys of an object; `nil` if there are
  /// none.
  private(set) var equivalentKeys: JSONError?

  mutating func add(_ json: JSONValue, to shape: Shape) throws(JSONError) {
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
      while let element = iterator.next() { try add(element, to: elements) }
    case .object:
      shape.kinds.insert(.object)
      let objects = shape.object ?? ObjectShape()
      shape.object = objects
      try add(members: try json.object(), to: objects)
    }
  }

  /// Returns whether Foundation's `Decimal` holds all digits of a number.
  private static func isDecimal(_ digits: String) -> Bool {
    Decimal(string: digits).flatMap { JSONNumber("\($0)") } == JSONNumber(digits)
  }

  private mutating func add(members json: JSONObject, to objects: ObjectShape) throws(JSONError) {
    var keys: [String] = []
    var tag: (priority: Int, tag: Tag)?
    var members = json.makeIterator()
    while let member = members.next() {
      let key = member.key
      keys.append(key)
      guard let priority = Tag.priorities[key], priority < tag?.priority ?? .max,
        member.value.kind == .string
      else { continue }
      let value = try member.value.string()
      if value.utf8.count <= 64 { tag = (priority, Tag(key: key, value: value)) }
    }
    if let (first, second) = Self.equivalent(keys) {
      objects.hasEquivalentKeys = true
      if equivalentKeys == nil {
        equivalentKeys = json.value.error(.custom("the keys \(Self.shown(first)) and \(Self.shown(second))"))
      }
    }
    let record = objects.record(tag?.tag)
    record.count += 1
    members = json.makeIterator()
    for (index, key) in keys.enumerated() {
      guard let member = members.next() else { break }
      if let shape = record.shape(of: key, expected: index) {
        try add(member.value, to: shape)
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
