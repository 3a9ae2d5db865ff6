public import JSONCore

/// A conversion between JSON values and objects: `releaseDate <- (map["date"], DateTransform())`.
///
/// A value has the type that `JSONSerialization` would return: `nil` for null, but `NSNull` in arrays and
/// dictionaries. To decode without this intermediate object, implement ``object(from:)`` too.
public protocol TransformType {
  /// The type of the model's property.
  associatedtype Object
  /// The type of the JSON value, which Foundation's JSON supports.
  associatedtype JSON

  /// Creates an object from a value; `nil` if the value doesn't represent one.
  func transformFromJSON(_ value: Any?) -> Object?

  /// Creates a value from an object; `nil` if there is none.
  func transformToJSON(_ value: Object?) -> JSON?

  /// Creates an object from a value of the document; `nil` if the value doesn't represent one. The default
  /// implementation returns the result of ``transformFromJSON(_:)``.
  func object(from json: JSONValue) -> Object?
}

/// A transform that also creates objects from values that don't have the expected form.
protocol LaxTransform {
  /// The issue of a value from which an object was created; `nil` if the value has the expected form.
  func misreading(of json: JSONValue) -> Issue.Kind?
}

/// A transform that casts a value to its JSON type; the cast converts `true` to a number and 1 to a boolean.
protocol CastingTransform: TransformType {
  /// Whether ``transformFromJSON(_:)`` isn't overridden by a subclass.
  var isCastItsOwn: Bool { get }
}

/// A transform that skips and reports the parts of a value that fail.
protocol LossyTransform: TransformType {
  /// Creates an object without skipping any part; throws the error of the first part that fails.
  func wholeObject(from json: JSONValue) throws(JSONError) -> Object
}

extension TransformType {
  /// Creates an object from the value that `JSONSerialization` would return.
  public func object(from json: JSONValue) -> Object? {
    transformFromJSON(json.legacyValue)
  }
}

extension TransformType {
  /// Whether this is one of the transforms that create objects from texts and booleans without the expected
  /// form. A dynamic cast gives the same result, but takes longer than decoding most values.
  static var isLax: Bool { self == DateTransform.self || self == NSDecimalNumberTransform.self }
}
