public import JSONCore

/// A model that is created from a ``Map`` and then filled by its mapping:
///
///     struct Actor: Mappable {
///       var name = ""
///
///       init?(map: Map) {}
///
///       mutating func mapping(map: Map) {
///         name <- map["name"]
///       }
///     }
public protocol Mappable: BaseMappable {
  /// Creates the model before its mapping runs. Returns `nil` to refuse the object.
  init?(map: Map)
}

extension Mappable {
  /// Creates the model from an object and runs its mapping.
  ///
  /// - Throws: `type-mismatch` or `unexpected-null` if the value isn't an object, `depth-limit`, `custom` if
  ///   the model refuses it, and the first error of the mapping.
  @inlinable
  public static func mapped(from json: JSONValue, options: MapOptions) throws(JSONError) -> Self {
    let object = try json.object(for: Self.self)
    return try MappedMember.reading(object, state: MapState(options)) { (member) throws(JSONError) -> Self in
      let map = Map(member)
      guard var model = Self(map: map) else { throw map.refusal(of: Self.self, at: json) }
      model.mapping(map: map)
      if map.hasNotes { try map.check(Self.self, at: json) }
      return model
    }
  }
}
