import Catalog
import CatalogStrategies
import Foundation
import JSONCore
import JSONMapping
import MappingTestSupport

extension Fixture {
  /// The skills of `skills.json`, decoded by Foundation.
  static let skills: SkillCatalogue = {
    struct Wire: Swift.Decodable { var skills: [Skill] }
    let wire = try? JSONDecoder().decode(Wire.self, from: Data(bytes("skills.json")))
    return SkillCatalogue(wire?.skills ?? [])
  }()

  static let strategies = CatalogStrategy.all(skills: skills)

  /// Each strategy's mapping of a model, by the name of the strategy.
  static func mappings(
    of model: String
  ) throws -> [(name: String, mapping: any JSONMapping.Decoding<AnyHashable>)] {
    try strategies.map { ($0.name, try $0.mapping(of: model).decoding) }
  }
}

extension CatalogStrategy {
  /// The strategy's mapping of a model, by the model's name in the tables.
  func mapping(of model: String) throws -> AnyMapping {
    switch model {
    case "movie": AnyMapping(movie)
    case "movies": AnyMapping(movies)
    case "user": AnyMapping(user)
    case "users": AnyMapping(users)
    case "skill": AnyMapping(skill)
    case "skills": AnyMapping(skills)
    case "todo": AnyMapping(todo)
    case "todos": AnyMapping(todos)
    default: throw JSONError(.custom("no model \(model)"))
    }
  }
}

/// A mapping whose models can only be compared.
struct AnyMapping {
  let decoding: any JSONMapping.Decoding<AnyHashable>
  /// Decodes a model and encodes it.
  let recode: ([UInt8]) throws(JSONError) -> [UInt8]

  init<Model: Hashable & SendableMetatype>(_ mapping: any Mapping<Model>) {
    decoding = AnyMapping.erased(mapping)
    recode = { (bytes) throws(JSONError) in try mapping.encode(try mapping.decode(bytes)) }
  }

  private static func erased(
    _ mapping: some JSONMapping.Decoding<some Hashable & SendableMetatype>
  ) -> any JSONMapping.Decoding<AnyHashable> { mapping.map { AnyHashable($0) } }
}

extension CatalogStrategy {
  /// Decodes a row of the table of malformed documents with the row's options.
  func decode(_ row: MalformedCase, issueLimit: Int = 1) throws {
    let mapping = try mapping(of: row.model).decoding
    let bytes = try row.bytes()
    guard let options = row.options else {
      _ = try mapping.decode(bytes, by: DecodingRules(issueLimit: issueLimit))
      return
    }
    let other = try options.or.map { try self.mapping(of: $0).decoding }
    let document = try Document(parsing: bytes, options: options.parsing)
    let rules = DecodingRules(issueLimit: issueLimit, rejectsUnknownKeys: options.rejectsUnknownKeys ?? false)
    try document.withRoot(by: rules) { (json) throws(JSONError) in
      let json = try json.value(at: JSONKeyPath(options.at ?? ""))
      if let other {
        _ = try json.oneOf(
          { (json) throws(JSONError) in Entry(model: try mapping.decode(json)) },
          { (json) throws(JSONError) in Entry(model: try other.decode(json)) })
      } else if let count = options.count {
        _ = try json.array(count: count).map { (json) throws(JSONError) in try mapping.decode(json) }
      } else {
        _ = try mapping.decode(json)
      }
    }
  }

  /// One of two models.
  private struct Entry { var model: AnyHashable }
}
