import Catalog
import Foundation
import JSONMapping

struct FusedMovieKeys {
  let id = FusedKey("id")
  let name = FusedKey("name")
  let year = FusedKey("year")
  let releaseDate = FusedKey("releaseDate")
  let grossing = FusedKey("grossing")
  let rating = FusedKey("rating")
  let cast = FusedKey("cast")
}

struct FusedUserKeys {
  let id = FusedKey("id")
  let email = FusedKey("email")
  let name = FusedKey("name")
  let skills = FusedKey("skill_ids")
}

struct FusedTodoKeys {
  let userID = FusedKey("userId")
  let id = FusedKey("id")
  let title = FusedKey("title")
  let completed = FusedKey("completed")
}

extension FusedReader {
  mutating func movie(_ keys: FusedMovieKeys) throws(FusedFailure) -> Movie {
    var id: Int?
    var name: String?
    var year: Int?
    var releaseDate: Date?
    var grossing: Int?
    var rating: Double?
    var cast: [MovieActor]?
    if try beginObject() {
      repeat {
        let key = try key()
        if key == keys.id, id == nil {
          id = try int()
        } else if key == keys.name, name == nil {
          name = try string()
        } else if key == keys.year, year == nil {
          year = try int()
        } else if key == keys.releaseDate, releaseDate == nil {
          releaseDate = try day()
        } else if key == keys.grossing, grossing == nil {
          grossing = try int()
        } else if key == keys.rating, rating == nil {
          rating = try double()
        } else if key == keys.cast, cast == nil {
          cast = try actors(nameKey: keys.name)
        } else {
          try skipValue()
        }
      } while try hasNextMember()
    }
    guard let id, let name, let year, let releaseDate, let grossing, let rating, let cast else {
      throw failure
    }
    return Movie(
      id: id, name: name, year: year, releaseDate: releaseDate, grossing: grossing, rating: rating, cast: cast
    )
  }

  private mutating func actors(nameKey: FusedKey) throws(FusedFailure) -> [MovieActor] {
    guard try beginArray() else { return [] }
    // Collected in an array that is used again and again, so that each movie gets one of the right length.
    actors.removeAll(keepingCapacity: true)
    repeat {
      var name: String?
      if try beginObject() {
        repeat {
          if try key() == nameKey, name == nil {
            name = try string()
          } else {
            try skipValue()
          }
        } while try hasNextMember()
      }
      guard let name else { throw failure }
      actors.append(MovieActor(name: name))
    } while try hasNextElement()
    return actors.map { $0 }
  }

  mutating func user(_ keys: FusedUserKeys, _ catalogue: SkillCatalogue) throws(FusedFailure) -> User {
    var id: Int?
    var email: String?
    var name: String?
    var skills: [Skill]?
    if try beginObject() {
      repeat {
        let key = try key()
        if key == keys.id, id == nil {
          id = try int()
        } else if key == keys.email, email == nil {
          email = try string()
        } else if key == keys.name, name == nil {
          name = try string()
        } else if key == keys.skills, skills == nil {
          skills = try references(in: catalogue)
        } else {
          try skipValue()
        }
      } while try hasNextMember()
    }
    guard let id, let email, let name, let skills else { throw failure }
    return User(id: id, email: email, name: name, skills: skills)
  }

  private mutating func references(in catalogue: SkillCatalogue) throws(FusedFailure) -> [Skill] {
    var skills: [Skill] = []
    guard try beginArray() else { return skills }
    repeat {
      guard let skill = catalogue[try int()] else { throw failure }
      skills.append(skill)
    } while try hasNextElement()
    return skills
  }

  mutating func todo(_ keys: FusedTodoKeys) throws(FusedFailure) -> Todo {
    var userID: Int?
    var id: Int?
    var hasID = false
    var title: String?
    var completed: Bool?
    if try beginObject() {
      repeat {
        let key = try key()
        if key == keys.userID, userID == nil {
          userID = try int()
        } else if key == keys.id, !hasID {
          hasID = true
          id = try null() ? nil : int()
        } else if key == keys.title, title == nil {
          title = try string()
        } else if key == keys.completed, completed == nil {
          completed = try bool()
        } else {
          try skipValue()
        }
      } while try hasNextMember()
    }
    guard let userID, let title, let completed else { throw failure }
    return Todo(userId: userID, id: id, title: title, completed: completed)
  }

  /// Passes `"yyyy-MM-dd"`.
  private mutating func day() throws(FusedFailure) -> Date {
    let text = try string()
    guard let day = DateField.yearMonthDay.date(from: text) else { throw failure }
    return day
  }
}
