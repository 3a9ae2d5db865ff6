import CodableMapping
import Foundation
import ManualMapping

// A mapper has the type that the methods of a decoder take.

struct Item: Codable, ManualDecodable {
  init(json: JSONObject) throws(JSONError) {}
}

func decode(_ data: Data, _ text: String) throws {
  // error: a mapper has its type already: write 'decode(text)', or 'array.decode(text)' for an array
  _ = try ManualMapper<Item>().decode([Item].self, from: data)
  // error: a mapper has its type already: write 'decode(text)', or 'array.decode(text)' for an array
  _ = try CodableMapper<Item>().decode(Item.self, from: text)
  _ = try CodableMapper<Item>().array.decode(data)
  _ = try CodableDecoder().decode([Item].self, from: data)
}
