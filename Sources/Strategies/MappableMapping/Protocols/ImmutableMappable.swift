public import JSONCore

/// A model whose properties are constants: its initializer decodes them, and throws if a value doesn't fit.
///
///     struct Actor: ImmutableMappable {
///       let name: String
///
///       init(map: Map) throws {
///         name = try map.value("name")
///       }
///
///       func mapping(map: Map) {
///         name >>> map["name"]
///       }
///     }
public protocol ImmutableMappable: BaseMappable {
  /// Creates the model.
  ///
  /// - Throws: What decoding a value throws, usually a ``MapError``.
  init(map: Map) throws
}

extension ImmutableMappable {
  /// Maps nothing. Implement it for models that you also encode.
  public func mapping(map: Map) {}

  /// Creates the model from an object and runs its mapping.
  ///
  /// - Throws: `type-mismatch` or `unexpected-null` if the value isn't an object, `depth-limit`, and what the
  ///   initializer throws. The reason of a ``MapError`` becomes an issue at its value, with the code `custom`
  ///   unless the error has another one.
  public static func mapped(from json: JSONValue, options: MapOptions) throws(JSONError) -> Self {
    try mapped(from: json, options: options) { (map) throws(JSONError) in
      do {
        return try Self(map: map)
      } catch {
        throw json.error(thrown: error).annotated(model: Self.self, at: json)
      }
    }
  }

  /// Creates the model from an object and runs its mapping.
  ///
  /// - Throws: What the initializer throws, usually a ``MapError``.
  public static func mappedOrThrown(from json: JSONValue, options: MapOptions) throws -> Self {
    guard json.isObject else { throw json.notCast(to: "[String: Any]") }
    let object = try json.object(for: Self.self)
    let outcome = try MappedMember.reading(object, state: MapState(options)) {
      (member) -> Result<Self, any Error> in
      do {
        let map = Map(member)
        var model = try Self(map: map)
        model.mapping(map: map)
        try map.check(Self.self, at: json)
        return .success(model)
      } catch {
        return .failure(error.replacing { $0.annotated(model: Self.self, at: json) })
      }
    }
    return try outcome.get()
  }
}
