import Catalog

/// Parsers made for one model each: what somebody would write who has nothing to maintain.
///
/// They map the document while they read it, member by member in any order; unknown members are passed, of two members
/// with one key the first counts, an error is only "no".
enum FusedParser {
  static func movie(_ bytes: [UInt8]) throws(FusedFailure) -> Movie {
    var reader = FusedReader(bytes)
    let movie = try reader.movie(FusedMovieKeys())
    try reader.end()
    return movie
  }

  static func movies(_ bytes: [UInt8]) throws(FusedFailure) -> [Movie] {
    var reader = FusedReader(bytes)
    let keys = FusedMovieKeys()
    var movies: [Movie] = []
    if try reader.beginArray() {
      repeat { movies.append(try reader.movie(keys)) } while try reader.hasNextElement()
    }
    try reader.end()
    return movies
  }

  static func user(_ bytes: [UInt8], _ catalogue: SkillCatalogue) throws(FusedFailure) -> User {
    var reader = FusedReader(bytes)
    let user = try reader.user(FusedUserKeys(), catalogue)
    try reader.end()
    return user
  }

  static func users(_ bytes: [UInt8], _ catalogue: SkillCatalogue) throws(FusedFailure) -> [User] {
    var reader = FusedReader(bytes)
    let keys = FusedUserKeys()
    let list = FusedKey("users")
    var users: [User]?
    if try reader.beginObject() {
      repeat {
        guard try reader.key() == list, users == nil else {
          try reader.skipValue()
          continue
        }
        var read: [User] = []
        if try reader.beginArray() {
          repeat { read.append(try reader.user(keys, catalogue)) } while try reader.hasNextElement()
        }
        users = read
      } while try reader.hasNextMember()
    }
    try reader.end()
    guard let users else { throw reader.failure }
    return users
  }

  static func todo(_ bytes: [UInt8]) throws(FusedFailure) -> Todo {
    var reader = FusedReader(bytes)
    let todo = try reader.todo(FusedTodoKeys())
    try reader.end()
    return todo
  }

  static func todos(_ bytes: [UInt8]) throws(FusedFailure) -> [Todo] {
    var reader = FusedReader(bytes)
    let keys = FusedTodoKeys()
    var todos: [Todo] = []
    if try reader.beginArray() {
      repeat { todos.append(try reader.todo(keys)) } while try reader.hasNextElement()
    }
    try reader.end()
    return todos
  }
}
