import MappableMapping

// `MapperIsolationTests` map a nonisolated model.

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

// The original calls accept models of the main actor, on the main actor.
func original() {
  _ = Mapper<Todo>().map(JSONString: "{}")
  _ = Mapper<Movie>().mapArray(JSONString: "[]")
  _ = Mapper<Serial>().mapDictionary(JSONString: "{}")
  _ = Todo(JSONString: "{}")?.toJSONString()
  _ = Movie(JSON: [:])?.toJSON()
  _ = [Movie](JSONString: "[]")
}

func elsewhereByTheOriginal() {
  // error
  Task.detached { Mapper<Todo>().map(JSONString: "{}")?.id }
}

func byAMapper() throws {
  // error
  _ = try MappableMapper<Todo>().decode("{}")
}

func ofAnArray() throws {
  // error
  _ = try MappableMapper<[Movie]>().decode("[]")
}

func ofASubclass() throws {
  // error
  let mapping: any Mapping<Serial> = MappableMapper<Serial>()
}

func elsewhere() {
  // error
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
  // error
  Task.detached { try Mapper<Pinned>().map(JSONString: "{}").id }
}

func immutableByAMapper() throws {
  // error
  _ = try MappableMapper<Pinned>().decode("{}")
}

func staticByAMapper() throws {
  // error
  _ = try MappableMapper<Vehicle>().decode("{}")
}
