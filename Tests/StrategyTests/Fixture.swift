import Catalog
import CatalogStrategies
import Foundation
import JSONCore
import JSONMapping
import TestSupport

extension Fixture {
  /// The skills of `skills.json`, read by the strategy that this table does not depend on.
  static let skills: SkillCatalogue = {
    struct Wire: Swift.Decodable { var skills: [Skill] }
    let wire = try? JSONDecoder().decode(Wire.self, from: Data(bytes("skills.json")))
    return SkillCatalogue(wire?.skills ?? [])
  }()

  static let strategies = CatalogStrategy.all(skills: skills)
}

extension CatalogStrategy {
  /// The strategy's mapping of a model by its name in the tables, without its type.
  func mapping(of model: String) -> AnyMapping? {
    switch model {
    case "movie": AnyMapping(movie)
    case "movies": AnyMapping(movies)
    case "user": AnyMapping(user)
    case "users": AnyMapping(users)
    case "skill": AnyMapping(skill)
    case "skills": AnyMapping(skills)
    case "todo": AnyMapping(todo)
    case "todos": AnyMapping(todos)
    default: nil
    }
  }
}

/// A mapping whose model only matters as far as it can be decoded, compared and encoded.
struct AnyMapping {
  let decode: ([UInt8]) throws(JSONError) -> AnyHashable
  let decodeText: (String) throws(JSONError) -> AnyHashable
  let decodeDocument: (Document) throws(JSONError) -> AnyHashable
  let recode: ([UInt8]) throws(JSONError) -> [UInt8]
  let decodeValue: (JSONValue) throws(JSONError) -> AnyHashable
  /// Decodes by other rules.
  let decodeByRules: ([UInt8], DecodingRules) throws(JSONError) -> AnyHashable

  init<Model: Hashable>(_ mapping: any Mapping<Model>) {
    decode = { (bytes) throws(JSONError) in AnyHashable(try mapping.decode(bytes)) }
    decodeText = { (text) throws(JSONError) in AnyHashable(try mapping.decode(text)) }
    decodeDocument = { (document) throws(JSONError) in AnyHashable(try mapping.decode(document)) }
    decodeValue = { (json) throws(JSONError) in AnyHashable(try mapping.decode(json)) }
    recode = { (bytes) throws(JSONError) in try mapping.encode(try mapping.decode(bytes)) }
    decodeByRules = { (bytes, rules) throws(JSONError) in
      AnyHashable(try decoded(bytes, mapping, rules))
    }
  }
}

extension CatalogStrategy {
  /// Decodes a row of the table of malformed documents as the row says.
  func decode(_ row: MalformedCase, issueLimit: Int = 1) throws {
    guard let mapping = mapping(of: row.model) else { throw JSONError(.custom("no model \(row.model)")) }
    let bytes = try row.bytes()
    guard let options = row.options else {
      _ = try mapping.decodeByRules(bytes, DecodingRules(issueLimit: issueLimit))
      return
    }
    let other = options.or.flatMap { self.mapping(of: $0) }
    let document = try Document(parsing: bytes, options: options.parsing)
    let rules = DecodingRules(
      issueLimit: issueLimit, rejectsUnknownKeys: options.rejectsUnknownKeys ?? false)
    try document.withRoot(by: rules) { (json) throws(JSONError) in
      let json = try json.value(at: JSONKeyPath(options.at ?? ""))
      if let other {
        _ = try json.oneOf(
          { (json) throws(JSONError) in Entry(model: try mapping.decodeValue(json)) },
          { (json) throws(JSONError) in Entry(model: try other.decodeValue(json)) })
      } else if let count = options.count {
        _ = try json.array(count: count).map { (json) throws(JSONError) in try mapping.decodeValue(json) }
      } else {
        _ = try mapping.decodeValue(json)
      }
    }
  }

  /// One of two models.
  private struct Entry {
    var model: AnyHashable
  }
}

private func decoded<Model>(
  _ bytes: [UInt8], _ mapping: some Mapping<Model>, _ rules: DecodingRules
) throws(JSONError) -> Model {
  let mapping = mapping.reportingAllIssues(limit: rules.issueLimit)
  guard rules.rejectsUnknownKeys else { return try mapping.decode(bytes) }
  return try mapping.rejectingUnknownKeys().decode(bytes)
}
