// Written by the macro, but for the scopes of the names; see the tests of committed expansions.
// swift-format-ignore-file

import CodableMapping
import DerivedMapping
import Foundation

extension Step7.Status: DerivedMapping.JSONDecodable, DerivedMapping.JSONWritable {
  nonisolated static func decode(
    value json: DerivedMapping.JSONValue
  ) throws(DerivedMapping.JSONError) -> Self {
    try json.rawValue(oneOf: [.open, .shipped])
  }
}

extension Step7.Item: DerivedMapping.JSONDecodable, DerivedMapping.JSONObjectDecodable,
  DerivedMapping.JSONWritable, DerivedMapping.JSONObjectWritable
{
  static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> Self {
    var name: String?
    var quantity: Int?
    var released: Date?
    members: if try cursor.beginObject() {
      if cursor.consumeKey("name") {
        name = try .decode(from: &cursor) as String
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("quantity") {
        quantity = try .decode(from: &cursor) as Int
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("released") {
        released = try cursor.value(as: .yearMonthDay)
        guard try cursor.advanceToMember() else { break members }
      }
      repeat {
        if cursor.consumeKey("name") {
          if case nil = name {
            name = try .decode(from: &cursor) as String
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("quantity") {
          if case nil = quantity {
            quantity = try .decode(from: &cursor) as Int
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("released") {
          if case nil = released {
            released = try cursor.value(as: .yearMonthDay)
          } else {
            try cursor.skipValue()
          }
        } else {
          try cursor.skipMember()
        }
      } while try cursor.advanceToMember()
    }
    guard let name = cursor.orMissingValue(name), let quantity = cursor.orMissingValue(quantity), let released
    else { throw .init() }
    return Self(name: name, quantity: quantity, released: released)
  }

  static func decode(members json: DerivedMapping.JSONObject) throws(DerivedMapping.JSONError) -> Self {
    Self(
      name: try json["name"] as String,
      quantity: try json["quantity"] as Int,
      released: try json["released", as: .yearMonthDay] as Date)
  }

  func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("name", self.name)
    try json.put("quantity", self.quantity)
    try json.put("released", self.released, as: .yearMonthDay)
  }
}

extension Step7.Order: DerivedMapping.JSONDecodable, DerivedMapping.JSONObjectDecodable,
  DerivedMapping.JSONWritable, DerivedMapping.JSONObjectWritable
{
  static var readsInOnePass: Swift.Bool { false }

  static func decode(members json: DerivedMapping.JSONObject) throws(DerivedMapping.JSONError) -> Self {
    Self(
      number: try json["number"] as Int,
      status: try json["status"] as Step7.Status,
      placed: try json["placed", as: .seconds] as Date,
      warehouse: try json.part("shipping") { (json) throws(DerivedMapping.JSONError) in
        try json["warehouse"]
      } as String,
      customer: try json[optional: "customer", as: CodableMapper<Step7.Customer>()] as Step7.Customer?,
      items: try json["items"] as [Step7.Item])
  }

  func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("number", self.number)
    try json.put("status", self.status)
    try json.put("placed", self.placed, as: .seconds)
    json.key("shipping")
    try json.beginObject()
    try json.put("warehouse", self.warehouse)
    json.endObject()
    try json.put("customer", self.customer, as: CodableMapper<Step7.Customer>())
    try json.put("items", self.items)
  }
}
