// Written by the macro, but for the scopes of the names; see the tests of committed expansions.
// swift-format-ignore-file

import DerivedMapping
import Foundation

extension DerivedShop.Order: DerivedMapping.JSONDecodable, DerivedMapping.JSONObjectDecodable,
  DerivedMapping.JSONWritable, DerivedMapping.JSONObjectWritable
{
  static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> Self {
    var id: Int64?
    var price: Decimal?
    var paid: Bool?
    var gift: Bool?
    var level: Level?
    var wait: Duration?
    var placed: Date?
    var parent: Int64??
    var count: Int?
    var discount: Decimal?
    members: if try cursor.beginObject() {
      if cursor.consumeKey("id") {
        id = try cursor.value(as: NumberStringField<Int64>.numberString())
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("price") {
        price = try cursor.value(as: .decimalString(minimumFractionDigits: 2))
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("paid") {
        paid = try cursor.value(as: .booleanNumber)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("gift") {
        gift = try cursor.value(as: .booleanString)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("level") {
        level = try cursor.value(as: RawValueFallbackField<Level>.rawValue(or: .unknown))
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("wait") {
        wait = try cursor.value(as: .iso8601Duration)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("placed") {
        placed = try cursor.value(as: .iso8601)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("parent") {
        parent = try cursor.optional(as: NumberStringField<Int64>.numberString())
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("count") {
        count = try .decode(from: &cursor) as Int
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("discount") {
        discount = try cursor.value(as: .decimalString)
        guard try cursor.advanceToMember() else { break members }
      }
      repeat {
        if cursor.consumeKey("id") {
          if case nil = id {
            id = try cursor.value(as: NumberStringField<Int64>.numberString())
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("price") {
          if case nil = price {
            price = try cursor.value(as: .decimalString(minimumFractionDigits: 2))
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("paid") {
          if case nil = paid {
            paid = try cursor.value(as: .booleanNumber)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("gift") {
          if case nil = gift {
            gift = try cursor.value(as: .booleanString)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("level") {
          if case nil = level {
            level = try cursor.value(as: RawValueFallbackField<Level>.rawValue(or: .unknown))
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("wait") {
          if case nil = wait {
            wait = try cursor.value(as: .iso8601Duration)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("placed") {
          if case nil = placed {
            placed = try cursor.value(as: .iso8601)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("parent") {
          if case nil = parent {
            parent = try cursor.optional(as: NumberStringField<Int64>.numberString())
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("count") {
          if case nil = count {
            count = try .decode(from: &cursor) as Int
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("discount") {
          if case nil = discount {
            discount = try cursor.value(as: .decimalString)
          } else {
            try cursor.skipValue()
          }
        } else {
          try cursor.skipMember()
        }
      } while try cursor.advanceToMember()
    }
    guard let id, let price, let paid, let gift, let level, let wait, let placed else { throw .init() }
    return Self(
      id: id, price: price, paid: paid, gift: gift, level: level, wait: wait, placed: placed,
      parent: parent ?? nil, count: count ?? 1, discount: discount ?? 0)
  }

  static func decode(members json: DerivedMapping.JSONObject) throws(DerivedMapping.JSONError) -> Self {
    Self(
      id: try json["id", as: NumberStringField<Int64>.numberString()] as Int64,
      price: try json["price", as: .decimalString(minimumFractionDigits: 2)] as Decimal,
      paid: try json["paid", as: .booleanNumber] as Bool,
      gift: try json["gift", as: .booleanString] as Bool,
      level: try json["level", as: RawValueFallbackField<Level>.rawValue(or: .unknown)] as Level,
      wait: try json["wait", as: .iso8601Duration] as Duration,
      placed: try json["placed", as: .iso8601] as Date,
      parent: try json[optional: "parent", as: NumberStringField<Int64>.numberString()] as Int64?,
      count: try json.member("count", default: 1) as Int,
      discount: try json.member("discount", as: .decimalString, default: 0) as Decimal)
  }

  func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("id", self.id, as: NumberStringField<Int64>.numberString())
    try json.put("price", self.price, as: .decimalString(minimumFractionDigits: 2))
    try json.put("paid", self.paid, as: .booleanNumber)
    try json.put("gift", self.gift, as: .booleanString)
    try json.put("level", self.level, as: RawValueFallbackField<Level>.rawValue(or: .unknown))
    try json.put("wait", self.wait, as: .iso8601Duration)
    try json.put("placed", self.placed, as: .iso8601)
    try json.put("parent", self.parent, as: NumberStringField<Int64>.numberString())
    try json.put("count", self.count)
    try json.put("discount", self.discount, as: .decimalString)
  }
}
