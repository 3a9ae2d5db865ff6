import Foundation

struct Numbers: Codable {
  var i8: Int8?
  var u8: UInt8?
  var i32: Int32?
  var u64: UInt64?
  var i: Int?
  var d: Double?
  var f: Float?
  var wide: Int128?
}

struct Person: Codable {
  var name: String
  var age: Int?
  var friends: [Person]?
  var tags: Set<String>?
  var scores: [String: [Double?]]?
}

enum Shape: Codable {
  case circle(radius: Double)
  case square(Double)
  case nothing
}

enum Level: Int, Codable { case low, high }

class Animal: Codable { var name = "" }

final class Dog: Animal, CustomReflectable {
  var barks = false

  private enum CodingKeys: String, CodingKey { case barks }

  required init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    barks = try container.decode(Bool.self, forKey: .barks)
    try super.init(from: container.superDecoder())
  }

  var customMirror: Mirror { Mirror(self, children: ["name": name, "barks": barks]) }
}

final class Cat: Animal, CustomReflectable {
  var lives = 0

  private enum CodingKeys: String, CodingKey { case lives }

  required init(from decoder: any Decoder) throws {
    try super.init(from: decoder)
    lives = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .lives)
  }

  var customMirror: Mirror { Mirror(self, children: ["name": name, "lives": lives]) }
}

struct Key: CodingKey {
  var stringValue: String
  var intValue: Int? { nil }

  init(_ text: String) { stringValue = text }
  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

/// Decodes values of any type, with all methods of containers.
struct Survey: Decodable {
  var notes: [String] = []

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    notes.append("\(container.allKeys.map(\.stringValue).sorted())")
    notes.append("\(container.contains(Key("list"))) \(try container.decodeNil(forKey: Key("none")))")
    let nested = try container.nestedContainer(keyedBy: Key.self, forKey: Key("nested"))
    notes.append("\(nested.codingPath.map(\.stringValue)) \(try nested.decode(Int.self, forKey: Key("a")))")
    var list = try container.nestedUnkeyedContainer(forKey: Key("list"))
    while !list.isAtEnd {
      if try list.decodeNil() {
        notes.append("nil \(list.currentIndex)")
      } else if let number = try? list.decode(Int.self) {
        notes.append("\(number) before \(list.currentIndex)")
      } else if var inner = try? list.nestedUnkeyedContainer() {
        notes.append(
          "\(inner.codingPath.map(\.stringValue)) \(inner.count ?? -1) \(try inner.decode(String.self))")
      } else {
        notes.append("super \(try list.superDecoder().singleValueContainer().decode([String: Bool].self))")
      }
    }
    notes.append("\(try nested.decode(String.self, forKey: Key("b"))) again \(list.isAtEnd)")
    let missing = try container.superDecoder(forKey: Key("missing"))
    notes.append("\(missing.codingPath.map(\.stringValue)) \(try missing.singleValueContainer().decodeNil())")
  }
}

/// A list whose bad elements are skipped.
struct Lossy: Decodable {
  var values: [Int] = []

  private struct Anything: Decodable {}

  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    while !container.isAtEnd {
      if let value = try? container.decode(Int.self) {
        values.append(value)
      } else {
        _ = try container.decode(Anything.self)
      }
    }
  }
}

struct TooFar: Decodable {
  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    while true { _ = try container.decode(Int.self) }
  }
}

struct OwnError: Error, Equatable {}

struct Strict: Decodable {
  var value: Int

  init(from decoder: any Decoder) throws {
    value = try decoder.singleValueContainer().decode(Int.self)
    if value < 0 { throw OwnError() }
    if value > 9 {
      throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "too large"))
    }
  }
}

struct Things: Codable {
  var date: Date?
  var data: Data?
  var url: URL?
  var decimal: Decimal?
  var uuid: UUID?
  var byNumber: [Int: String]?
}

struct CamelCase: Codable {
  var releaseDate: String
  var myURLList: [String: Int]?
}
