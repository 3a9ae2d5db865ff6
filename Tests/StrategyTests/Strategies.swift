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
  private let mapping: @Sendable (MappingConfiguration) -> any Mapping

  /// Creates a recoder of the mapping that `mapping` returns for a configuration.
  init(_ name: String, _ mapping: @escaping @Sendable (MappingConfiguration) -> any Mapping) {
    (self.name, self.mapping) = (name, mapping)
  }

  init(_ name: String, _ mapping: any Mapping) { self.init(name) { _ in mapping } }

  var testDescription: String { name }

  /// The recoder of a list of the model, at a key path.
  func list(at path: JSONKeyPath) -> Recoder {
    @Sendable func list(_ mapping: some Mapping) -> any Mapping { mapping.array.at(path) }
    return Recoder(name) { list(mapping($0)) }
  }

  /// The drift of a list of the model that skips elements.
  func drift(of text: String) throws(JSONError) -> Drift {
    func drift(_ mapping: some Mapping) throws(JSONError) -> Drift {
      try mapping.lossyArray.decodeNotingDrift(text).drift
    }
    return try drift(mapping(MappingConfiguration()))
  }

  /// Decodes a model and encodes it. Options have an effect if the mapping was made for a configuration.
  func recode(
    _ text: String, by rules: DecodingRules = DecodingRules(), parsing: JSONParseOptions = JSONParseOptions(),
    writing: JSONWriteOptions = JSONWriteOptions(), keys: JSONKeyStrategy? = nil
  ) throws(JSONError) -> String {
    func recode(_ mapping: some Mapping) throws(JSONError) -> String {
      try mapping.encodeToString(try mapping.decode(text, by: rules))
    }
    return try recode(mapping(MappingConfiguration(parsing: parsing, writing: writing, keys: keys)))
  }
}

/// The recoders of a model that conforms to the protocols of these strategies, by the names of the
/// strategies.
func recoders<Model>(of _: Model.Type) -> [Recoder]
where
  Model: JSONObjectDecodable & JSONObjectWritable & Mappable & ApplicativeMapping.Decodable
    & ThrowingMapping.Decodable & SendableMetatype, Model.DecodedType == Model
{
  [
    Recoder("manual") { ManualMapper<Model>(configuration: $0) },
    Recoder("mappable") { MappableMapper<Model>(parsing: $0.parsing, writing: $0.writing, keys: $0.keys) },
    Recoder("applicative") { ApplicativeMapper<Model>(configuration: $0) },
    Recoder("throwing") { ThrowingMapper<Model>(configuration: $0) },
  ]
}

/// The mappers of a model that conforms to the protocols of all strategies, by the names of the strategies.
func mappers<Model>(of _: Model.Type) -> [(name: String, mapper: any JSONMapping.Decoding<Model>)]
where
  Model: JSONObjectDecodable & Mappable & ApplicativeMapping.Decodable & ThrowingMapping.Decodable
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

/// A mapping of some strategy.
struct ErasedMapping<Model>: Mapping {
  let base: any Mapping<Model>

  var configuration: MappingConfiguration { base.configuration }
  func decode(_ json: JSONValue) throws(JSONError) -> Model { try base.decode(json) }
  func encode(_ model: Model, into writer: inout JSONWriter) throws(JSONError) {
    try base.encode(model, into: &writer)
  }
}
