import MappableMapping

struct Song: ImmutableMappable {
  let name: String

  // error
  init(map: Map) throws {
    let get: (String) throws -> String = { try map.value($0) }
    name = try get("name")
  }
}
