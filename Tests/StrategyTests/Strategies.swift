import ApplicativeMapping
import CodableMapping
import JSONCore
import JSONMapping
import ManualMapping
import MappableMapping
import Testing
import ThrowingMapping

/// A strategy's mapper of a model that has the same name, and the same keys, with every strategy.
struct Recoder: Sendable, CustomTestStringConvertible {
  let name: String
  private let decodeAndEncode:
    @Sendable (String, DecodingRules, MappingConfiguration) throws(JSONError) -> String

  /// Creates a recoder of the mapping that `make` returns for a configuration.
  init(_ name: String, _ make: @escaping @Sendable (MappingConfiguration) -> some Mapping) {
    self.name = name
    decodeAndEncode = { (text, rules, configuration) throws(JSONError) in
      let mapping = make(configuration)
      return try mapping.encodeToString(try mapping.decode(text, by: rules))
    }
  }

  init(_ name: String, _ mapping: some Mapping) { self.init(name) { _ in mapping } }

  var testDescription: String { name }

  /// Decodes a model and encodes it. Options have an effect if the mapping was made for a configuration.
  func recode(
    _ text: String, by rules: DecodingRules = DecodingRules(), parsing: JSONParseOptions = JSONParseOptions(),
    writing: JSONWriteOptions = JSONWriteOptions(), keys: JSONKeyStrategy? = nil
  ) throws(JSONError) -> String {
    try decodeAndEncode(text, rules, MappingConfiguration(parsing: parsing, writing: writing, keys: keys))
  }
}

/// The mappers of a model that conforms to the protocols of all strategies, by the names of the strategies.
func mappers<Model>(of _: Model.Type) -> [(name: String, mapper: any JSONMapping.Decoding<Model>)]
where
  Model: ManualDecodable & Mappable & ApplicativeMapping.Decodable & ThrowingMapping.Decodable
    & Swift.Decodable & SendableMetatype, Model.DecodedType == Model
{
  [
    ("manual", ManualMapper<Model>()), ("mappable", MappableMapper<Model>()),
    ("applicative", ApplicativeMapper<Model>()), ("throwing", ThrowingMapper<Model>()),
    ("codable", CodableMapper<Model>()),
  ]
}

extension JSONMapping.Decoding {
  /// Decodes a text with other rules.
  func decode(_ text: String, by rules: DecodingRules) throws(JSONError) -> Model {
    try decode([UInt8](text.utf8), by: rules)
  }

  /// Decodes a text with other rules.
  func decode(_ bytes: [UInt8], by rules: DecodingRules) throws(JSONError) -> Model {
    let mapping = reportingAllIssues(limit: rules.issueLimit)
    guard rules.rejectsUnknownKeys else { return try mapping.decode(bytes) }
    return try mapping.rejectingUnknownKeys().decode(bytes)
  }
}
