package import Catalog

/// The generated documents of the comparison, created on first use.
package final class CatalogData {
  /// The default seed, for which tests check hashes of the documents. Equal seeds result in equal documents.
  package static let standardSeed: UInt64 = 2016
  /// The number of skills in the users' catalogue.
  package static let catalogueCount = 400

  /// The skills that users refer to.
  package let catalogue: SkillCatalogue

  let seed: UInt64
  private let count: (DataSize) -> Int
  let catalogueSkills: [Skill]
  private var movieLists: [DataSize: DocumentRotation<[Movie]>] = [:]
  private var userLists: [DataSize: DocumentRotation<[User]>] = [:]
  private var skillLists: [DataSize: DocumentRotation<[Skill]>] = [:]
  private var todoLists: [DataSize: DocumentRotation<[Todo]>] = [:]

  /// - Parameter count: The number of documents of a size; ``DataSize/documents`` by default.
  package init(seed: UInt64 = CatalogData.standardSeed, count: @escaping (DataSize) -> Int = \.documents) {
    self.seed = seed
    self.count = count
    let skills = SkillGenerator().listDataSet(seed: seed) { count, _ in count == Self.catalogueCount }
    catalogueSkills = skills.value
    catalogue = SkillCatalogue(catalogueSkills)
  }

  /// Documents of one movie each.
  package lazy var movie: DocumentRotation<Movie> = lone(MovieGenerator())

  /// Documents of one user each.
  package lazy var user: DocumentRotation<User> = lone(UserGenerator(skills: catalogueSkills))

  /// Documents of one skill each.
  package lazy var skill: DocumentRotation<Skill> = lone(SkillGenerator())

  /// Documents of one todo each, of about 60 bytes.
  package lazy var todo: DocumentRotation<Todo> = lone(TodoGenerator())

  /// Arrays of movies.
  package func movies(_ size: DataSize) -> DocumentRotation<[Movie]> {
    lists(size, in: &movieLists, from: MovieGenerator())
  }

  /// Users, wrapped as `{"users":[…]}`.
  package func users(_ size: DataSize) -> DocumentRotation<[User]> {
    lists(size, in: &userLists, from: UserGenerator(skills: catalogueSkills))
  }

  /// Skills, wrapped as `{"skills":[…]}`.
  package func skills(_ size: DataSize) -> DocumentRotation<[Skill]> {
    lists(size, in: &skillLists, from: SkillGenerator())
  }

  /// Arrays of todos.
  package func todos(_ size: DataSize) -> DocumentRotation<[Todo]> {
    lists(size, in: &todoLists, from: TodoGenerator())
  }

  private func lone<Generator: ModelGenerator>(_ generator: Generator) -> DocumentRotation<Generator.Model> {
    generator.loneRotation(seed: seed, count: count(.small))
  }

  private func lists<Generator: ModelGenerator>(
    _ size: DataSize, in kept: inout [DataSize: DocumentRotation<[Generator.Model]>],
    from generator: Generator
  ) -> DocumentRotation<[Generator.Model]> {
    if let known = kept[size] { return known }
    let made = generator.listRotation(seed: seed, count: count(size)) {
      size.isReached(objects: $0, bytes: $1)
    }
    kept[size] = made
    return made
  }
}

extension CatalogData {
  /// The first document of a model. In the small size, it is one object, even for the name of a list.
  package func bytes(of model: ModelName, _ size: DataSize) -> [UInt8] {
    switch (model.lone, size) {
    case (.movie, .small): movie.first.bytes
    case (.user, .small): user.first.bytes
    case (.skill, .small): skill.first.bytes
    case (_, .small): todo.first.bytes
    case (.movie, _): movies(size).first.bytes
    case (.user, _): users(size).first.bytes
    case (.skill, _): skills(size).first.bytes
    case (_, _): todos(size).first.bytes
    }
  }
}
