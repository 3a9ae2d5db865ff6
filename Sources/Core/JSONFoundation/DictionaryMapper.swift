public import JSONCore
public import JSONMapping

/// A mapper that converts a model from and to a dictionary with the model's handwritten code.
///
/// The mapper first converts the whole value to Foundation's types, which loses the order of members, and the
/// digits of a number after the 38 of `NSDecimalNumber`.
public struct DictionaryMapper<Model: DictionaryMappable & SendableMetatype>: Mapping {
  /// Options and context.
  public let configuration: MappingConfiguration

  /// Creates a mapper.
  public init(
    parsing: JSONParseOptions = JSONParseOptions(), writing: JSONWriteOptions = JSONWriteOptions()
  ) { configuration = MappingConfiguration(parsing: parsing, writing: writing) }

  /// Decodes a model.
  ///
  /// - Throws: `type-mismatch` or `unexpected-null` for a value that isn't an object, `number-out-of-range`
  ///   for a number beyond `Double` and `NSDecimalNumber`, `custom` if the initializer returns `nil`, or
  ///   `depth-limit` beyond the default depth of documents: releasing nested
  ///   dictionaries recurses.
  public func decode(_ json: JSONValue) throws(JSONError) -> Model {
    let object = try json.object(for: Model.self)
    if json.isDeep { try json.checkDepth(limit: JSONParseOptions().depthLimit) }
    guard let model = Model(json: try object.value.dictionary()) else {
      throw object.annotated(json.error(.custom("\(Model.self) can't be created from this object")))
    }
    return model
  }

  /// Encodes the model's dictionary.
  ///
  /// - Throws: `custom` for a value that JSON can't express, `non-finite-number`, `depth-limit` or
  ///   `size-limit`.
  public func encode(_ model: Model, into writer: inout JSONWriter) throws(JSONError) {
    try writer.write(foundationObject: model.toJSON())
  }
}

/// A model with handwritten conversions from and to a dictionary.
///
///     struct Todo { let title: String, id: Int? }
///
///     extension Todo: DictionaryMappable {
///       init?(json: [String: Any]) {
///         guard let title = json["title"] as? String else { return nil }
///         self.init(title: title, id: json["id"] as? Int)
///       }
///
///       func toJSON() -> [String: Any] {
///         var json: [String: Any] = ["title": title]
///         if let id { json["id"] = id }
///         return json
///       }
///     }
///
/// A class must be `final`, or declare the initializer as `required`.
///
/// The protocol's signatures use no type of this package. So the initializer can report only that a
/// dictionary doesn't decode, not why. For errors with a location, and more speed, conform to
/// `ManualDecodable` of the module `ManualMapping` instead.
public protocol DictionaryMappable {
  /// Creates a model; `nil` if the dictionary doesn't have the expected form.
  init?(json: [String: Any])

  /// The model as a dictionary of strings, numbers, booleans, arrays and dictionaries.
  func toJSON() -> [String: Any]
}
