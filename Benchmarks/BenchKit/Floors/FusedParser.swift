import Catalog

/// Parsers made for one model each: what somebody would write who has nothing to maintain.
///
/// They map the document while they read it, member by member in any order; unknown members are passed, of
/// two members with one key the first counts, an error is only "no".
enum FusedParser {
  static func movie(_ bytes: [UInt8]) throws(FusedFailure) -> Movie {
    var reader = FusedReader(bytes)
    let movie = try reader.movie(FusedNames.movie, actor: FusedNames.actor)
    try reader.finish()
    return movie
  }

  static func movies(_ bytes: [UInt8]) throws(FusedFailure) -> [Movie] {
    var reader = FusedReader(bytes)
    let (keys, actor) = (FusedNames.movie, FusedNames.actor)
    let movies = try reader.list { (reader) throws(FusedFailure) in try reader.movie(keys, actor: actor) }
    try reader.finish()
    return movies
  }

  static func user(_ bytes: [UInt8], _ catalogue: SkillCatalogue) throws(FusedFailure) -> User {
    var reader = FusedReader(bytes)
    let user = try reader.user(FusedNames.user, catalogue)
    try reader.finish()
    return user
  }

  static func users(_ bytes: [UInt8], _ catalogue: SkillCatalogue) throws(FusedFailure) -> [User] {
    var reader = FusedReader(bytes)
    let keys = FusedNames.user
    var users: [User]?
    try reader.object(FusedNames.users) { (reader, _) throws(FusedFailure) in
      guard users == nil else { return false }
      users = try reader.list { (reader) throws(FusedFailure) in try reader.user(keys, catalogue) }
      return true
    }
    try reader.finish()
    guard let users else { throw reader.failure }
    return users
  }

  static func todo(_ bytes: [UInt8]) throws(FusedFailure) -> Todo {
    var reader = FusedReader(bytes)
    let todo = try reader.todo(FusedNames.todo)
    try reader.finish()
    return todo
  }

  static func todos(_ bytes: [UInt8]) throws(FusedFailure) -> [Todo] {
    var reader = FusedReader(bytes)
    let keys = FusedNames.todo
    let todos = try reader.list { (reader) throws(FusedFailure) in try reader.todo(keys) }
    try reader.finish()
    return todos
  }
}

extension FusedReader {
  /// Passes an array of models. The length of the first tells how many there may be.
  @inline(__always)
  fileprivate mutating func list<Model>(
    _ model: (inout FusedReader) throws(FusedFailure) -> Model
  ) throws(FusedFailure) -> [Model] {
    var models: [Model] = []
    guard try beginArray() else { return models }
    let before = progress.read
    models.append(try model(&self))
    let (read, left) = progress
    models.reserveCapacity(1 + left / (read - before))
    while try hasNextElement() { models.append(try model(&self)) }
    return models
  }
}
