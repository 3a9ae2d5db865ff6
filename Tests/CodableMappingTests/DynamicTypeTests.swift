import CodableMapping
import Foundation
import Testing

private class Worker: Decodable {
  let name: String

  enum Key: String, CodingKey { case name, pay, keyed, ifPresent, list, missing }

  required init(from decoder: any Decoder) throws {
    name = try decoder.container(keyedBy: Key.self).decode(String.self, forKey: .name)
  }
}

private final class Employee: Worker {
  let pay: Int

  required init(from decoder: any Decoder) throws {
    pay = try decoder.container(keyedBy: Key.self).decode(Int.self, forKey: .pay)
    try super.init(from: decoder)
  }
}

/// The types of the values that containers decode for a variable of type `Worker.Type` that is `Employee`.
private struct Made: Decodable, CustomDebugStringConvertible {
  var types: [String] = []

  init(from decoder: any Decoder) throws {
    let type: Worker.Type = Employee.self
    let container = try decoder.container(keyedBy: Worker.Key.self)
    note { try container.decode(type, forKey: .keyed) }
    note { try container.decodeIfPresent(type, forKey: .ifPresent) }
    note { try container.decodeIfPresent(type, forKey: .missing) }
    note { try container.superDecoder(forKey: .keyed).singleValueContainer().decode(type) }
    note { try container.superDecoder(forKey: .missing).singleValueContainer().decode(type) }
    var first = try container.nestedUnkeyedContainer(forKey: .list)
    note { try first.superDecoder().singleValueContainer().decode(type) }
    var list = try container.nestedUnkeyedContainer(forKey: .list)
    // A value that fails stays current.
    for _ in 0..<3 where !list.isAtEnd {
      note { try list.decode(type) }
      note { try list.decodeIfPresent(type) }
    }
    note { try container.decode([String: Worker].self, forKey: .list) }
    note { try container.decode([Worker].self, forKey: .list) }
    note { try container.decode([Worker?].self, forKey: .list) }
  }

  private mutating func note(_ read: () throws -> Any?) {
    types.append(
      Outcome {
        guard let value = try read() else { return "nil" }
        if let list = value as? [Worker?] {
          return "\(list.map { $0.map { "\(Swift.type(of: $0))" } ?? "nil" })"
        }
        return "\(Swift.type(of: value))"
      }.description)
  }

  var debugDescription: String { types.joined(separator: "\n") }
}

@Suite("A type known at run time, of a subclass")
struct DynamicTypeTests {
  static let employee = #"{"name":"Ann","pay":1}"#
  static let documents = [
    employee, #"{"name":"Ann"}"#, "null", "[]",
    #"{"keyed":\#(employee),"ifPresent":\#(employee),"list":[\#(employee),\#(employee),null]}"#,
    #"{"keyed":{"name":"Bo"},"ifPresent":null,"list":[\#(employee),null,{"name":"Bo"}]}"#,
  ]

  @Test("Every method that decodes a type known at run time gives Foundation's type", arguments: documents)
  func likeFoundation(text: String) {
    let data = Data(text.utf8)
    let type: Worker.Type = Employee.self
    #expect(
      Outcome { Swift.type(of: try CodableDecoder().decode(type, from: data)) }
        == Outcome { Swift.type(of: try JSONDecoder().decode(type, from: data)) })
    #expect(
      Outcome { try CodableDecoder().decode(Made.self, from: data) }
        == Outcome { try JSONDecoder().decode(Made.self, from: data) })
  }

  @Test("The subclass's own property is decoded")
  func property() throws {
    let worker = try CodableDecoder().decode(Employee.self as Worker.Type, from: Data(Self.employee.utf8))
    #expect((worker as? Employee)?.pay == 1)
  }

  @Test("An error names the subclass")
  func error() {
    let error = #expect(throws: DecodingError.self) {
      try CodableDecoder().decode(Employee.self as Worker.Type, from: Data(#"{"name":"Ann"}"#.utf8))
    }
    #expect(
      error?.jsonError?.description
        == #"$: missing key "pay" required by Employee (Int) (line 1, column 1) [missing-key]"#)
  }
}

private class Priced: DecodableWithConfiguration {
  let price: Int

  required init(from decoder: any Decoder, configuration: Int) throws {
    price = try decoder.singleValueContainer().decode(Int.self) * configuration
  }
}

private final class Discounted: Priced {}

extension DynamicTypeTests {
  @Test("Decoding a type known at run time with a configuration gives the subclass")
  func configuration() throws {
    let type: Priced.Type = Discounted.self
    let data = Data("2".utf8)
    let own = try CodableDecoder().decode(type, from: data, configuration: 3)
    let foundation = try JSONDecoder().decode(type, from: data, configuration: 3)
    #expect(Swift.type(of: own) == Discounted.self)
    #expect(Swift.type(of: own) == Swift.type(of: foundation))
    #expect(own.price == 6)
  }
}
