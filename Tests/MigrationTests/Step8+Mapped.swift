// Written by the macro, but for the scopes of the names; see the tests of committed expansions.
// swift-format-ignore-file

import DerivedMapping
import Foundation

extension Step8.Address: DerivedMapping.JSONDecodable, DerivedMapping.JSONObjectDecodable,
  DerivedMapping.JSONWritable, DerivedMapping.JSONObjectWritable
{
  static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> Self {
    var street: String?
    var city: String?
    members: if try cursor.beginObject() {
      if cursor.consumeKey("street") {
        street = try .decode(from: &cursor) as String
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("city") {
        city = try .decode(from: &cursor) as String
        guard try cursor.advanceToMember() else { break members }
      }
      repeat {
        if cursor.consumeKey("street") {
          if case nil = street {
            street = try .decode(from: &cursor) as String
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("city") {
          if case nil = city {
            city = try .decode(from: &cursor) as String
          } else {
            try cursor.skipValue()
          }
        } else {
          try cursor.skipMember()
        }
      } while try cursor.advanceToMember()
    }
    guard let street = cursor.orMissingValue(street), let city = cursor.orMissingValue(city)
    else { throw .init() }
    return Self(street: street, city: city)
  }

  static func decode(members json: DerivedMapping.JSONObject) throws(DerivedMapping.JSONError) -> Self {
    Self(street: try json["street"] as String, city: try json["city"] as String)
  }

  func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("street", self.street)
    try json.put("city", self.city)
  }
}

extension Step8.Customer: DerivedMapping.JSONDecodable, DerivedMapping.JSONObjectDecodable,
  DerivedMapping.JSONWritable, DerivedMapping.JSONObjectWritable
{
  static func readsInOnePass(_ search: inout DerivedMapping.OnePassSearch) -> Swift.Bool {
    search.reads(nil as Step8.Address?) && search.reads(nil as URL?)
  }

  static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> Self {
    var name: String?
    var address: Step8.Address??
    var site: URL??
    members: if try cursor.beginObject() {
      if cursor.consumeKey("name") {
        name = try .decode(from: &cursor) as String
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("address") {
        address = try .decode(from: &cursor) as Step8.Address?
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("site") {
        site = try .decode(from: &cursor) as URL?
        guard try cursor.advanceToMember() else { break members }
      }
      repeat {
        if cursor.consumeKey("name") {
          if case nil = name {
            name = try .decode(from: &cursor) as String
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("address") {
          if case nil = address {
            address = try .decode(from: &cursor) as Step8.Address?
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("site") {
          if case nil = site {
            site = try .decode(from: &cursor) as URL?
          } else {
            try cursor.skipValue()
          }
        } else {
          try cursor.skipMember()
        }
      } while try cursor.advanceToMember()
    }
    guard let name = cursor.orMissingValue(name), let address = cursor.orMissingValue(address),
      let site = cursor.orMissingValue(site)
    else { throw .init() }
    return Self(name: name, address: address, site: site)
  }

  static func decode(members json: DerivedMapping.JSONObject) throws(DerivedMapping.JSONError) -> Self {
    Self(
      name: try json["name"] as String,
      address: try json["address"] as Step8.Address?,
      site: try json["site"] as URL?)
  }

  func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("name", self.name)
    try json.put("address", self.address)
    try json.put("site", self.site)
  }
}

extension Step8.Order: DerivedMapping.JSONDecodable, DerivedMapping.JSONObjectDecodable,
  DerivedMapping.JSONWritable, DerivedMapping.JSONObjectWritable
{
  static var readsInOnePass: Swift.Bool { false }

  static func decode(members json: DerivedMapping.JSONObject) throws(DerivedMapping.JSONError) -> Self {
    Self(
      number: try json["number"] as Int,
      status: try json["status"] as Step8.Status,
      placed: try json["placed", as: .seconds] as Date,
      warehouse: try json.part("shipping") { (json) throws(DerivedMapping.JSONError) in
        try json["warehouse"]
      } as String,
      customer: try json["customer"] as Step8.Customer?,
      items: try json["items"] as [Step8.Item])
  }

  func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("number", self.number)
    try json.put("status", self.status)
    try json.put("placed", self.placed, as: .seconds)
    json.key("shipping")
    try json.beginObject()
    try json.put("warehouse", self.warehouse)
    json.endObject()
    try json.put("customer", self.customer)
    try json.put("items", self.items)
  }
}
