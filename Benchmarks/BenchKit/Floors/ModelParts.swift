import Catalog
import Foundation

/// The parsed numbers and strings of a model, with strings as bytes.
///
/// Copying a model would share the storage of its strings and arrays; creating it from its parts doesn't.
protocol ModelParts {
  associatedtype Model: Equatable & Sendable

  init(_ model: Model)
  func model(_ catalogue: SkillCatalogue) -> Model
}

struct MovieParts: ModelParts {
  private let id: Int
  private let name: [UInt8]
  private let year: Int
  private let releaseDate: Date
  private let grossing: Int
  private let rating: Double
  private let cast: [[UInt8]]

  init(_ model: Movie) {
    id = model.id
    name = Array(model.name.utf8)
    year = model.year
    releaseDate = model.releaseDate
    grossing = model.grossing
    rating = model.rating
    cast = model.cast.map { Array($0.name.utf8) }
  }

  func model(_: SkillCatalogue) -> Movie {
    Movie(
      id: id, name: text(name), year: year, releaseDate: releaseDate, grossing: grossing, rating: rating,
      cast: cast.map { MovieActor(name: text($0)) }
    )
  }
}

struct UserParts: ModelParts {
  private let id: Int
  private let email: [UInt8]
  private let name: [UInt8]
  private let skills: [Int]

  init(_ model: User) {
    id = model.id
    email = Array(model.email.utf8)
    name = Array(model.name.utf8)
    skills = model.skills.map(\.id)
  }

  func model(_ catalogue: SkillCatalogue) -> User {
    var known: [Skill] = []
    known.reserveCapacity(skills.count)
    for skill in skills {
      if let skill = catalogue[skill] { known.append(skill) }
    }
    return User(id: id, email: text(email), name: text(name), skills: known)
  }
}

struct SkillParts: ModelParts {
  private let id: Int
  private let name: [UInt8]
  private let level: SkillLevel

  init(_ model: Skill) {
    id = model.id
    name = Array(model.name.utf8)
    level = model.level
  }

  func model(_: SkillCatalogue) -> Skill { Skill(id: id, name: text(name), level: level) }
}

struct TodoParts: ModelParts {
  private let userID: Int
  private let id: Int?
  private let title: [UInt8]
  private let completed: Bool

  init(_ model: Todo) {
    userID = model.userId
    id = model.id
    title = Array(model.title.utf8)
    completed = model.completed
  }

  func model(_: SkillCatalogue) -> Todo {
    Todo(userId: userID, id: id, title: text(title), completed: completed)
  }
}

private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
