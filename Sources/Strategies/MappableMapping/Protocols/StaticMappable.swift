public import JSONCore

/// A model that is created by a function, which can inspect the object first, and return a subclass or a
/// model from a cache.
///
///     class Vehicle: StaticMappable {
///       class func objectForMapping(map: Map) -> (any BaseMappable)? {
///         let type: String? = map["type"].value()
///         return type == "car" ? Car() : nil
///       }
///
///       func mapping(map: Map) {}
///     }
///
///     final class Car: Vehicle {}
public protocol StaticMappable: BaseMappable {
  /// Returns the model onto which the object is mapped, or `nil` to refuse the object.
  static func objectForMapping(map: Map) -> (any BaseMappable)?
}

extension StaticMappable {
  /// Creates the model for an object and runs its mapping.
  ///
  /// - Throws: `type-mismatch` or `unexpected-null` if the value isn't an object, `depth-limit`, `custom` if
  ///   the model for it is `nil` or of another type, and the first error of the mapping.
  public static func mapped(from json: JSONValue, options: MapOptions) throws(JSONError) -> Self {
    try picked(from: json, options: options)
  }

  fileprivate static func picked(from json: JSONValue, options: MapOptions) throws(JSONError) -> Self {
    try mapped(from: json, options: options) { (map) throws(JSONError) in
      guard let model = objectForMapping(map: map) as? Self else {
        throw map.refusal(of: Self.self, at: json)
      }
      return model
    }
  }
}

extension StaticMappable where Self: Mappable {
  /// Creates the model for an object and runs its mapping; `init?(map:)` isn't used.
  ///
  /// - Throws: `type-mismatch` or `unexpected-null` if the value isn't an object, `depth-limit`, `custom` if
  ///   the model for it is `nil` or of another type, and the first error of the mapping.
  public static func mapped(from json: JSONValue, options: MapOptions) throws(JSONError) -> Self {
    try picked(from: json, options: options)
  }
}

extension StaticMappable where Self: ImmutableMappable {
  /// Creates the model for an object and runs its mapping; `init(map:)` isn't used.
  ///
  /// - Throws: `type-mismatch` or `unexpected-null` if the value isn't an object, `depth-limit`, `custom` if
  ///   the model for it is `nil` or of another type, and the first error of the mapping.
  public static func mapped(from json: JSONValue, options: MapOptions) throws(JSONError) -> Self {
    try picked(from: json, options: options)
  }
}
