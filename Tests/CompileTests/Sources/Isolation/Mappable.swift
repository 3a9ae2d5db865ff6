import MappableMapping

struct Todo: Mappable {
  var id = 0

  init?(map: Map) {}

  mutating func mapping(map: Map) { id <- map["id"] }
}

class Movie: Mappable {
  var cast: [Todo] = []

  required init?(map: Map) {}

  func mapping(map: Map) { cast <- map["cast"] }
}

final class Serial: Movie {}

// The calls of the original take models of the main actor, on the main actor.
func original() {
  _ = Mapper<Todo>().map(JSONString: "{}")
  _ = Mapper<Movie>().mapArray(JSONString: "[]")
  _ = Mapper<Serial>().mapDictionary(JSONString: "{}")
  _ = Todo(JSONString: "{}")?.toJSONString()
  _ = Movie(JSON: [:])?.toJSON()
  _ = [Movie](JSONString: "[]")
}

func elsewhereByTheOriginal() {
  // error: main actor-isolated conformance of 'Todo' to 'BaseMappable' cannot be used in nonisolated
  //   context
  Task.detached { Mapper<Todo>().map(JSONString: "{}")?.id }
}

func byAMapper() throws {
  // error: main actor-isolated conformance of 'Todo' to 'MappableValue' cannot satisfy conformance
  //   requirement for a 'SendableMetatype' type parameter 'Model'
  _ = try MappableMapper<Todo>().decode("{}")
}

func ofAnArray() throws {
  // error: main actor-isolated conformance of 'Movie' to 'MappableValue' cannot satisfy conformance
  //   requirement for a 'SendableMetatype' type parameter 'Model'
  _ = try MappableMapper<[Movie]>().decode("[]")
}

func ofASubclass() throws {
  // error: main actor-isolated conformance of 'Serial' to 'MappableValue' cannot satisfy conformance
  //   requirement for a 'SendableMetatype' type parameter 'Model'
  let mapping: any Mapping<Serial> = MappableMapper<Serial>()
}

func elsewhere() {
  // error: main actor-isolated conformance of 'Movie' to 'MappableValue' cannot satisfy conformance
  //   requirement for a 'SendableMetatype' type parameter 'Model'
  Task.detached { try MappableMapper<Movie>().lenient.decode("{}") }
}

struct Pinned: ImmutableMappable {
  var id: Int

  init(map: Map) throws { id = try map.value("id") }

  func mapping(map: Map) { id >>> map["id"] }
}

class Vehicle: StaticMappable {
  var wheels = 0

  static func objectForMapping(map: Map) -> (any BaseMappable)? { Vehicle() }

  func mapping(map: Map) { wheels <- map["wheels"] }
}

func originalOfOtherKinds() throws {
  _ = try Pinned(JSONString: "{}")
  _ = try Mapper<Pinned>().mapArray(JSONString: "[]")
  _ = Mapper<Vehicle>().map(JSONString: "{}")
}

func immutableElsewhere() {
  // error: main actor-isolated conformance of 'Pinned' to 'ImmutableMappable' cannot be used in
  //   nonisolated context
  // error: main actor-isolated conformance of 'Pinned' to 'BaseMappable' cannot be used in nonisolated
  //   context
  Task.detached { try Mapper<Pinned>().map(JSONString: "{}").id }
}

func immutableByAMapper() throws {
  // error: main actor-isolated conformance of 'Pinned' to 'MappableValue' cannot satisfy conformance
  //   requirement for a 'SendableMetatype' type parameter 'Model'
  _ = try MappableMapper<Pinned>().decode("{}")
}

func staticByAMapper() throws {
  // error: main actor-isolated conformance of 'Vehicle' to 'MappableValue' cannot satisfy conformance
  //   requirement for a 'SendableMetatype' type parameter 'Model'
  _ = try MappableMapper<Vehicle>().decode("{}")
}

nonisolated struct FreelyPinned: ImmutableMappable {
  var id: Int

  init(map: Map) throws { id = try map.value("id") }
}

nonisolated struct FreeTodo: Mappable {
  var id = 0

  init?(map: Map) {}

  mutating func mapping(map: Map) { id <- map["id"] }
}

func free() {
  let mapping: any Mapping<[FreeTodo]> = MappableMapper<FreeTodo>().array
  Task.detached { try mapping.decode("[]") }
  _ = Mapper<FreeTodo>().map(JSONString: "{}")
  let pinned: any Mapping<FreelyPinned> = MappableMapper<FreelyPinned>()
  Task.detached { try pinned.decode("{}") }
}
