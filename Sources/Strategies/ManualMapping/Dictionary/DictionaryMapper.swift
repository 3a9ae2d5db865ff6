public import JSONCore
import JSONFoundation
public import JSONMapping

/// Maps a model that is parsed by hand from a dictionary.
///
/// The whole value is converted to Foundation's types first. The order of members and the digits of numbers
/// that `Double` can't hold are lost on the way.
public struct DictionaryMapper<Model: DictionaryMappable & SendableMetatype>: Mapping {
  /// Options and context.
  public let configuration: MappingConfiguration

  /// Creates a mapper.
  public init(
    parsing: JSONParseOptions = JSONParseOptions(), writing: JSONWriteOptions = JSONWriteOptions()
  ) {
    configuration = MappingConfiguration(parsing: parsing, writing: writing)
  }

  /// Decodes a model.
  ///
  /// - Throws: `type-mismatch` for what is no object, `custom` when the model refuses, and `depth-limit` for
  ///   more levels than documents may have by default: releasing dictionaries within dictionaries recurses.
  public func decode(_ json: JSONValue) throws(JSONError) -> Model {
    let object = try json.object(for: Model.self)
    if json.isDeep { try json.checkDepth(limit: JSONParseOptions().depthLimit) }
    guard let model = Model(json: object.value.dictionary()) else {
      throw object.annotated(json.error(.custom("\(Model.self) can't be made from this object")))
    }
    return model
  }

  /// Writes the model's dictionary.
  ///
  /// - Throws: `custom` for a value that JSON has no form for, `non-finite-number`, or `depth-limit`.
  public func encode(_ model: Model, into writer: inout JSONWriter) throws(JSONError) {
    try writer.write(foundationObject: model.toJSON())
  }
}
