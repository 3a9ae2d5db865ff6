// Written by the macro, but for the scopes of the names; see the tests of committed expansions.
// swift-format-ignore-file

import CodableMapping
import DerivedMapping
import Foundation

extension Step7.Status: JSONDecodable, JSONWritable {}

extension Step7.Item: JSONDecodable, JSONObjectDecodable, JSONWritable, JSONObjectWritable {
  static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> Step7.Item {
    var name: String?
    var quantity: Int?
    var released: Date?
    members: if try cursor.beginObject() {
      if cursor.consumeKey("name") {
        name = try String.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("quantity") {
        quantity = try Int.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("released") {
        released = try cursor.value(as: .yearMonthDay)
        guard try cursor.advanceToMember() else { break members }
      }
      repeat {
        if cursor.consumeKey("name") {
          if case nil = name {
            name = try String.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("quantity") {
          if case nil = quantity {
            quantity = try Int.decode(from: &cursor)
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
    guard let name = name ?? String.missingValue, let quantity = quantity ?? Int.missingValue, let released
    else { throw DerivedMapping.CursorFailure() }
    return Step7.Item(name: name, quantity: quantity, released: released)
  }

  static func decode(members json: DerivedMapping.JSONObject) throws(DerivedMapping.JSONError) -> Step7.Item {
    Step7.Item(
      name: try json["name"],
      quantity: try json["quantity"],
      released: try json["released", as: .yearMonthDay])
  }

  func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("name", name)
    try json.put("quantity", quantity)
    try json.put("released", released, as: .yearMonthDay)
  }
}

extension Step7.Order: JSONDecodable, JSONObjectDecodable, JSONWritable, JSONObjectWritable {
  static var readsInOnePass: Swift.Bool { false }

  static func decode(members json: DerivedMapping.JSONObject) throws(DerivedMapping.JSONError) -> Step7.Order {
    Step7.Order(
      number: try json["number"],
      status: try json["status"],
      placed: try json["placed", as: .seconds],
      warehouse: try json.part("shipping") { (json) throws(DerivedMapping.JSONError) in
        try json["warehouse"]
      },
      customer: try json[optional: "customer", as: CodableMapper<Step7.Customer>()],
      items: try json["items"])
  }

  func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("number", number)
    try json.put("status", status)
    try json.put("placed", placed, as: .seconds)
    json.key("shipping")
    try json.beginObject()
    try json.put("warehouse", warehouse)
    json.endObject()
    try json.put("customer", customer, as: CodableMapper<Step7.Customer>())
    try json.put("items", items)
  }
}
