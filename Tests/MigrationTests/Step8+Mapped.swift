// Written by the macro, but for the scopes of the names; see the tests of committed expansions.
// swift-format-ignore-file

import DerivedMapping
import Foundation

extension Step8.Address: JSONDecodable, JSONObjectDecodable, JSONWritable, JSONObjectWritable {
  static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> Step8.Address {
    var street: String?
    var city: String?
    members: if try cursor.beginObject() {
      if cursor.consumeKey("street") {
        street = try String.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("city") {
        city = try String.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      repeat {
        if cursor.consumeKey("street") {
          if case nil = street {
            street = try String.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("city") {
          if case nil = city {
            city = try String.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else {
          try cursor.skipMember()
        }
      } while try cursor.advanceToMember()
    }
    guard let street = street ?? String.missingValue, let city = city ?? String.missingValue
    else { throw DerivedMapping.CursorFailure() }
    return Step8.Address(street: street, city: city)
  }

  static func decode(members json: DerivedMapping.JSONObject) throws(DerivedMapping.JSONError) -> Step8.Address {
    Step8.Address(street: try json["street"], city: try json["city"])
  }

  func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("street", street)
    try json.put("city", city)
  }
}

extension Step8.Customer: JSONDecodable, JSONObjectDecodable, JSONWritable, JSONObjectWritable {
  static func readsInOnePass(_ search: inout DerivedMapping.OnePassSearch) -> Swift.Bool {
    search.reads(Step8.Address.self) && search.reads(URL.self)
  }

  static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> Step8.Customer {
    var name: String?
    var address: Step8.Address??
    var site: URL??
    members: if try cursor.beginObject() {
      if cursor.consumeKey("name") {
        name = try String.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("address") {
        address = try Step8.Address?.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("site") {
        site = try URL?.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      repeat {
        if cursor.consumeKey("name") {
          if case nil = name {
            name = try String.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("address") {
          if case nil = address {
            address = try Step8.Address?.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("site") {
          if case nil = site {
            site = try URL?.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else {
          try cursor.skipMember()
        }
      } while try cursor.advanceToMember()
    }
    guard let name = name ?? String.missingValue, let address = address ?? Step8.Address?.missingValue,
      let site = site ?? URL?.missingValue
    else { throw DerivedMapping.CursorFailure() }
    return Step8.Customer(name: name, address: address, site: site)
  }

  static func decode(members json: DerivedMapping.JSONObject) throws(DerivedMapping.JSONError) -> Step8.Customer {
    Step8.Customer(name: try json["name"], address: try json["address"], site: try json["site"])
  }

  func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("name", name)
    try json.put("address", address)
    try json.put("site", site)
  }
}

extension Step8.Order: JSONDecodable, JSONObjectDecodable, JSONWritable, JSONObjectWritable {
  static var readsInOnePass: Swift.Bool { false }

  static func decode(members json: DerivedMapping.JSONObject) throws(DerivedMapping.JSONError) -> Step8.Order {
    Step8.Order(
      number: try json["number"],
      status: try json["status"],
      placed: try json["placed", as: .seconds],
      warehouse: try json.part("shipping") { (json) throws(DerivedMapping.JSONError) in
        try json["warehouse"]
      },
      customer: try json["customer"],
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
    try json.put("customer", customer)
    try json.put("items", items)
  }
}
