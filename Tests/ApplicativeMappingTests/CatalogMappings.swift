import ApplicativeMapping
import Catalog
import CatalogApplicative
import TestSupport

/// The catalog's mappings in this dialect, by the names that the fixtures use.
struct CatalogMappings {
  let skills: SkillCatalogue

  init() throws {
    skills = SkillCatalogue(
      try ApplicativeMapper<Skill>().array.at("skills").decode(try Fixture.bytes("skills.json")))
  }

  /// Decodes, encodes and decodes again; both values and the text between.
  func roundTrip(_ model: String, _ bytes: [UInt8]) throws -> (first: String, text: String, second: String) {
    switch model {
    case "movie": try roundTrip(ApplicativeMapper<Movie>(), bytes)
    case "movies": try roundTrip(ApplicativeMapper<Movie>().array, bytes)
    case "skill": try roundTrip(ApplicativeMapper<Skill>(), bytes)
    case "skills": try roundTrip(ApplicativeMapper<Skill>().array.at("skills"), bytes)
    case "user": try roundTrip(ApplicativeMapper<User>(context: skills), bytes)
    case "users": try roundTrip(ApplicativeMapper<User>(context: skills).array.at("users"), bytes)
    case "todo": try roundTrip(ApplicativeMapper<Todo>(), bytes)
    case "todos": try roundTrip(ApplicativeMapper<Todo>().array, bytes)
    default: throw JSONError(.custom("no model is named \(model)"))
    }
  }

  private func roundTrip<Model: Equatable>(
    _ mapping: some Mapping<Model>, _ bytes: [UInt8]
  ) throws -> (first: String, text: String, second: String) {
    let first = try mapping.decode(bytes)
    let text = try mapping.encode(first)
    let second = try mapping.decode(text)
    return ("\(first)", String(decoding: text, as: UTF8.self), "\(second)")
  }
}
