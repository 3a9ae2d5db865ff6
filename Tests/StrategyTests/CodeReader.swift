import Catalog
import CatalogStrategies
import JSONCore
import JSONMapping
import JanssonBackend
import TestSupport

/// How the example of a code is read.
enum CodeReader: Sendable {
  case document
  case bytes([UInt8])
  case jansson
  case rejectingDuplicates
  case nestedAtMost(Int)
  case sizedAtMost(Int)
  case todo, skill, movie, user
  case rejectingUnknownKeys
  case todoOrSkill
  case element(JSONKeyPath)
  /// An array of two elements at a path.
  case pair(at: JSONKeyPath)
  /// What a mapping throws about the value at a path.
  case issue(JSONCore.Issue.Kind, at: JSONKeyPath)
  case writing(Written)

  enum Written: Sendable {
    case nonFinite, twice
  }

  /// Reads or writes the example, which throws.
  func read(_ text: String) throws {
    let strategy = Fixture.strategies[0]
    switch self {
    case .document: _ = try Document(parsing: text)
    case .bytes(let bytes): _ = try Document(parsing: bytes)
    case .jansson: _ = try JanssonBackend.parse(text)
    case .rejectingDuplicates:
      _ = try Document(parsing: text, options: JSONParseOptions(duplicateKeys: .reject))
    case .nestedAtMost(let limit):
      _ = try Document(parsing: text, options: JSONParseOptions(depthLimit: limit))
    case .sizedAtMost(let limit): _ = try Document(parsing: text, options: JSONParseOptions(sizeLimit: limit))
    case .todo: _ = try strategy.todo.decode(text)
    case .skill: _ = try strategy.skill.decode(text)
    case .movie: _ = try strategy.movie.decode(text)
    case .user: _ = try strategy.user.decode(text)
    case .rejectingUnknownKeys: try decode(text, rejectingUnknownKeysWith: strategy.todo)
    case .todoOrSkill:
      let document = try Document(parsing: text)
      try document.withRoot { (json) throws(JSONError) in
        _ = try json.oneOf(
          { (json) throws(JSONError) in Entry.todo(try strategy.todo.decode(json)) },
          { (json) throws(JSONError) in Entry.skill(try strategy.skill.decode(json)) })
      }
    case .element(let path):
      let document = try Document(parsing: text)
      try document.withRoot { (json) throws(JSONError) in _ = try json.value(at: path).string() }
    case .pair(let path):
      let document = try Document(parsing: text)
      try document.withRoot { (json) throws(JSONError) in _ = try json.value(at: path).array(count: 2) }
    case .issue(let kind, let path):
      let document = try Document(parsing: text)
      try document.withRoot { (json) throws(JSONError) in throw try json.value(at: path).error(kind) }
    case .writing(let what):
      var writer = JSONWriter(options: JSONWriteOptions(rejectsDuplicateKeys: true))
      try writer.beginObject()
      try writer.member("rating", what == .nonFinite ? Double.infinity : 4.5)
      try writer.member("rating", 5)
      writer.endObject()
      _ = try writer.finish()
    }
  }

  private func decode<Model>(
    _ text: String, rejectingUnknownKeysWith mapping: some Mapping<Model>
  ) throws {
    _ = try mapping.rejectingUnknownKeys().decode(text)
  }
}

/// What a list of mixed entries might hold.
private enum Entry {
  case todo(Todo)
  case skill(Skill)
}
