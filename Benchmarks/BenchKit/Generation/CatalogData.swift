package import Catalog

/// The generated documents of the comparison, each made when first asked for and then kept.
package final class CatalogData {
  /// The seed of the data that the pinned hashes belong to; the figures of two runs are about the same bytes.
  package static let standardSeed: UInt64 = 2016
  /// How many skills the users' catalogue has.
  package static let catalogueCount = 400

  /// The skills that users refer to.
  package let catalogue: SkillCatalogue

  private let seed: UInt64
  private let catalogueSkills: [Skill]
  private var movieLists: [DataSize: DataSet<[Movie]>] = [:]
  private var userLists: [DataSize: DataSet<[User]>] = [:]
  private var skillLists: [DataSize: DataSet<[Skill]>] = [:]
  private var todoLists: [DataSize: DataSet<[Todo]>] = [:]

  package init(seed: UInt64 = CatalogData.standardSeed) {
    self.seed = seed
    let skills = SkillGenerator().listDataSet(seed: seed) { count, _ in count == Self.catalogueCount }
    catalogueSkills = skills.value
    catalogue = SkillCatalogue(catalogueSkills)
  }

  /// A lone movie.
  package lazy var movie: DataSet<Movie> = MovieGenerator().loneDataSet(seed: seed)

  /// A lone user.
  package lazy var user: DataSet<User> = UserGenerator(skills: catalogueSkills).loneDataSet(seed: seed)

  /// A lone skill.
  package lazy var skill: DataSet<Skill> = SkillGenerator().loneDataSet(seed: seed)

  /// A lone todo of about 60 bytes.
  package lazy var todo: DataSet<Todo> = TodoGenerator().loneDataSet(seed: seed)

  /// An array of movies.
  package func movies(_ size: DataSize) -> DataSet<[Movie]> {
    list(size, in: &movieLists, from: MovieGenerator())
  }

  /// Users, wrapped as `{"users":[…]}`.
  package func users(_ size: DataSize) -> DataSet<[User]> {
    list(size, in: &userLists, from: UserGenerator(skills: catalogueSkills))
  }

  /// Skills, wrapped as `{"skills":[…]}`.
  package func skills(_ size: DataSize) -> DataSet<[Skill]> {
    list(size, in: &skillLists, from: SkillGenerator())
  }

  /// An array of todos.
  package func todos(_ size: DataSize) -> DataSet<[Todo]> {
    list(size, in: &todoLists, from: TodoGenerator())
  }

  private func list<Generator: ModelGenerator>(
    _ size: DataSize, in kept: inout [DataSize: DataSet<[Generator.Model]>], from generator: Generator
  ) -> DataSet<[Generator.Model]> {
    if let known = kept[size] {
      return known
    }
    let made = generator.listDataSet(seed: seed) { size.isReached(objects: $0, bytes: $1) }
    kept[size] = made
    return made
  }
}

extension CatalogData {
  /// The document of a model; a lone model's for the small size, whatever the name.
  package func bytes(of model: ModelName, _ size: DataSize) -> [UInt8] {
    switch (model.lone, size) {
    case (.movie, .small): movie.bytes
    case (.user, .small): user.bytes
    case (.skill, .small): skill.bytes
    case (_, .small): todo.bytes
    case (.movie, _): movies(size).bytes
    case (.user, _): users(size).bytes
    case (.skill, _): skills(size).bytes
    case (_, _): todos(size).bytes
    }
  }
}
