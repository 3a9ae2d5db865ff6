import Catalog
import Foundation

/// The members of the models, in the usual order.
enum FusedNames {
  static let movie = FusedKeys("id", "name", "year", "releaseDate", "grossing", "rating", "cast")
  static let actor = FusedKeys("name")
  static let user = FusedKeys("id", "email", "name", "skill_ids")
  static let users = FusedKeys("users")
  static let todo = FusedKeys("userId", "id", "title", "completed")
}

extension FusedReader {
  /// Passes an object; `member` reads the value of a known key and says false if it does not want it.
  @inline(__always)
  mutating func object(
    _ keys: FusedKeys, _ member: (inout FusedReader, Int) throws(FusedFailure) -> Bool
  ) throws(FusedFailure) {
    guard try beginObject() else { return }
    var expected = 0
    repeat {
      if let key = try key(among: keys, expected: &expected), try member(&self, key) { continue }
      try skipValue()
    } while try hasNextMember()
  }

  /// Passes an array of a model's parts.
  @inline(__always)
  private mutating func elements<Element>(
    _ element: (inout FusedReader) throws(FusedFailure) -> Element
  ) throws(FusedFailure) -> [Element] {
    var elements: [Element] = []
    guard try beginArray() else { return elements }
    elements.reserveCapacity(mostElements)
    repeat { elements.append(try element(&self)) } while try hasNextElement()
    mostElements = max(mostElements, elements.count)
    return elements
  }

  @inline(__always)
  mutating func movie(_ keys: FusedKeys, actor: FusedKeys) throws(FusedFailure) -> Movie {
    var id: Int?
    var name: String?
    var year: Int?
    var releaseDate: Date?
    var grossing: Int?
    var rating: Double?
    var cast: [MovieActor]?
    try object(keys) { (reader, key) throws(FusedFailure) in
      switch key {
      case 0 where id == nil: id = try reader.int()
      case 1 where name == nil: name = try reader.string()
      case 2 where year == nil: year = try reader.int()
      case 3 where releaseDate == nil: releaseDate = try reader.day()
      case 4 where grossing == nil: grossing = try reader.int()
      case 5 where rating == nil: rating = try reader.double()
      case 6 where cast == nil:
        cast = try reader.elements { (reader) throws(FusedFailure) in try reader.actor(actor) }
      default: return false
      }
      return true
    }
    guard let id, let name, let year, let releaseDate, let grossing, let rating, let cast else {
      throw failure
    }
    return Movie(
      id: id, name: name, year: year, releaseDate: releaseDate, grossing: grossing, rating: rating, cast: cast
    )
  }

  @inline(__always)
  private mutating func actor(_ keys: FusedKeys) throws(FusedFailure) -> MovieActor {
    var name: String?
    try object(keys) { (reader, _) throws(FusedFailure) in
      guard name == nil else { return false }
      name = try reader.string()
      return true
    }
    guard let name else { throw failure }
    return MovieActor(name: name)
  }

  @inline(__always)
  mutating func user(_ keys: FusedKeys, _ catalogue: SkillCatalogue) throws(FusedFailure) -> User {
    var id: Int?
    var email: String?
    var name: String?
    var skills: [Skill]?
    try object(keys) { (reader, key) throws(FusedFailure) in
      switch key {
      case 0 where id == nil: id = try reader.int()
      case 1 where email == nil: email = try reader.string()
      case 2 where name == nil: name = try reader.string()
      case 3 where skills == nil:
        skills = try reader.elements { (reader) throws(FusedFailure) in
          guard let skill = catalogue[try reader.int()] else { throw reader.failure }
          return skill
        }
      default: return false
      }
      return true
    }
    guard let id, let email, let name, let skills else { throw failure }
    return User(id: id, email: email, name: name, skills: skills)
  }

  @inline(__always)
  mutating func todo(_ keys: FusedKeys) throws(FusedFailure) -> Todo {
    var userID: Int?
    var id: Int?
    var hasID = false
    var title: String?
    var completed: Bool?
    try object(keys) { (reader, key) throws(FusedFailure) in
      switch key {
      case 0 where userID == nil: userID = try reader.int()
      case 1 where !hasID:
        hasID = true
        id = try reader.null() ? nil : reader.int()
      case 2 where title == nil: title = try reader.string()
      case 3 where completed == nil: completed = try reader.bool()
      default: return false
      }
      return true
    }
    guard let userID, let title, let completed else { throw failure }
    return Todo(userId: userID, id: id, title: title, completed: completed)
  }
}
