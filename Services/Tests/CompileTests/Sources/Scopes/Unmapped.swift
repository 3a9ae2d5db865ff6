import APIClient
import CodableMapping

struct Item: Codable {
  var id: Int
}

/// Endpoints with a type instead of a mapper, or without one.
func ask(_ client: Client<Anyone>, _ item: Item) async throws {
  // error: pass a mapper, such as 'CodableMapper<Model>()' or 'Model.mapping'
  let _: Item = try await client.send(.get("items/1", as: Item.self))
  // error: pass a mapper, such as 'CodableMapper<Model>()' or 'Model.mapping'
  _ = try await client.send(.get("items", query: ["page": 2], as: [Item].self))
  // error: pass a mapper, such as 'CodableMapper<Model>()' or 'Model.mapping'
  _ = try await client.send(Endpoint(.delete, "items/1", as: Item.self))
  // error: add 'as:' with a mapper, such as 'CodableMapper<Model>()'
  let _: Item = try await client.send(.get("items/1"))
  // error: add 'as:' with a mapper, such as 'CodableMapper<Model>()'
  _ = Endpoint<[Item], Anyone>.get("items", query: ["page": 2])
  // error: pass mappers, such as 'CodableMapper<Model>()' or 'Model.mapping'
  _ = try await client.send(.post("items", item, with: Item.self, as: Item.self))
  // error: pass mappers, such as 'CodableMapper<Model>()' or 'Model.mapping'
  _ = try await client.send(.post("items", item, with: CodableMapper<Item>(), as: Item.self))
}
