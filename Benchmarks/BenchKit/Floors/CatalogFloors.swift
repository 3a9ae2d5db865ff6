import Catalog

/// The floors of each model of the catalog.
struct CatalogFloors {
  let catalogue: SkillCatalogue

  var movie: [Floor<Movie>] { [.copy(), .build(MovieParts.self, catalogue)] }
  var movies: [Floor<[Movie]>] { [.copy(), .buildList(MovieParts.self, catalogue)] }
  var user: [Floor<User>] { [.copy(), .build(UserParts.self, catalogue)] }
  var users: [Floor<[User]>] { [.copy(), .buildList(UserParts.self, catalogue)] }
  var skill: [Floor<Skill>] { [.copy(), .build(SkillParts.self, catalogue)] }
  var skills: [Floor<[Skill]>] { [.copy(), .buildList(SkillParts.self, catalogue)] }
  var todo: [Floor<Todo>] { [.copy(), .build(TodoParts.self, catalogue)] }
  var todos: [Floor<[Todo]>] { [.copy(), .buildList(TodoParts.self, catalogue)] }
}

extension Floor {
  /// Copies the document's bytes: no strategy that reads and stores a document can be faster.
  static func copy() -> Floor {
    Floor(name: FloorName.copy) { data in
      guard copied(data.bytes) == data.bytes else { throw GateFailure("isn't a copy") }
      return { blackHole(copied(data.bytes)) }
    }
  }

  /// Creates one model from its parts.
  static func build<Parts: ModelParts>(_: Parts.Type, _ catalogue: SkillCatalogue) -> Floor
  where Parts.Model == Value {
    Floor(name: FloorName.build) { data in
      let parts = Parts(data.value)
      guard parts.model(catalogue) == data.value else { throw GateFailure("builds other values") }
      return { blackHole(parts.model(catalogue)) }
    }
  }

  /// Creates an array of models from an array of their parts.
  static func buildList<Parts: ModelParts>(_: Parts.Type, _ catalogue: SkillCatalogue) -> Floor
  where Value == [Parts.Model] {
    Floor(name: FloorName.build) { data in
      let parts = data.value.map { Parts($0) }
      func models() -> [Parts.Model] { parts.map { $0.model(catalogue) } }
      guard models() == data.value else { throw GateFailure("builds other values") }
      return { blackHole(models()) }
    }
  }
}

/// Returns a copy of the bytes in separate storage.
@inline(never)
private func copied(_ bytes: [UInt8]) -> [UInt8] {
  var copy = bytes
  // Reserving more capacity copies the shared storage.
  copy.reserveCapacity(bytes.count + 1)
  return copy
}
