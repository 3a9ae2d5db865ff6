import MappableMapping

struct Song: ImmutableMappable {
  let name: String

  // error: lifetime-dependent variable 'map' escapes its scope
  init(map: Map) throws {
    let get: (String) throws -> String = { try map.value($0) }
    name = try get("name")
  }
}
