import Catalog
import Foundation
import JSONMapping

/// Converts a model from and to a dictionary of `JSONSerialization`, with `as?` casts.
protocol FoundationCasts {
  associatedtype Model: Equatable & Sendable

  /// The model, or `nil` if a member is missing or of another type.
  func model(from object: [String: Any]) -> Model?
  func object(from model: Model) -> [String: Any]
}

/// The error of a failed cast, which has no details.
struct CastFailure: Error, CustomStringConvertible {
  let description = "the document does not fit"
}

struct MovieCasts: FoundationCasts {
  func model(from object: [String: Any]) -> Movie? {
    guard let id = object["id"] as? Int,
      let name = object["name"] as? String,
      let year = object["year"] as? Int,
      let release = (object["releaseDate"] as? String).flatMap(DateField.yearMonthDay.date),
      let grossing = object["grossing"] as? Int,
      let rating = object["rating"] as? Double,
      let cast = object["cast"] as? [[String: Any]]
    else { return nil }
    var actors: [MovieActor] = []
    actors.reserveCapacity(cast.count)
    for actor in cast {
      guard let name = actor["name"] as? String else { return nil }
      actors.append(MovieActor(name: name))
    }
    return Movie(
      id: id, name: name, year: year, releaseDate: release, grossing: grossing, rating: rating,
      cast: actors
    )
  }

  func object(from model: Movie) -> [String: Any] {
    [
      "id": model.id, "name": model.name, "year": model.year,
      "releaseDate": DateField.yearMonthDay.text(for: model.releaseDate) ?? "", "grossing": model.grossing,
      "rating": model.rating,
      "cast": model.cast.map { ["name": $0.name] },
    ]
  }
}

struct UserCasts: FoundationCasts {
  let catalogue: SkillCatalogue

  func model(from object: [String: Any]) -> User? {
    guard let id = object["id"] as? Int,
      let email = object["email"] as? String,
      let name = object["name"] as? String,
      let skillIDs = object["skill_ids"] as? [Int]
    else { return nil }
    var skills: [Skill] = []
    skills.reserveCapacity(skillIDs.count)
    for id in skillIDs {
      guard let skill = catalogue[id] else { return nil }
      skills.append(skill)
    }
    return User(id: id, email: email, name: name, skills: skills)
  }

  func object(from model: User) -> [String: Any] {
    ["id": model.id, "email": model.email, "name": model.name, "skill_ids": model.skills.map(\.id)]
  }
}

struct SkillCasts: FoundationCasts {
  func model(from object: [String: Any]) -> Skill? {
    guard let id = object["id"] as? Int,
      let name = object["name"] as? String,
      let level = (object["level"] as? String).flatMap(SkillLevel.init(rawValue:))
    else { return nil }
    return Skill(id: id, name: name, level: level)
  }

  func object(from model: Skill) -> [String: Any] {
    ["id": model.id, "name": model.name, "level": model.level.rawValue]
  }
}

struct TodoCasts: FoundationCasts {
  func model(from object: [String: Any]) -> Todo? {
    guard let userID = object["userId"] as? Int,
      let title = object["title"] as? String,
      let completed = object["completed"] as? Bool
    else { return nil }
    return Todo(userId: userID, id: object["id"] as? Int, title: title, completed: completed)
  }

  func object(from model: Todo) -> [String: Any] {
    var object: [String: Any] = ["userId": model.userId, "title": model.title, "completed": model.completed]
    object["id"] = model.id
    return object
  }
}
