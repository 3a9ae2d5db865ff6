public import JSONCore

/// Makes objects of values, and values of objects: `releaseDate <- (map["date"], DateTransform())`.
///
/// A value comes as `JSONSerialization` would return it, `nil` for null but `NSNull` in arrays and
/// dictionaries. To read without such an object in between, implement ``object(from:)`` too.
public protocol TransformType {
  /// The type of the model's property.
  associatedtype Object
  /// What JSON has: a value that Foundation's JSON can hold.
  associatedtype JSON

  /// Creates an object; `nil` if the value stands for none.
  func transformFromJSON(_ value: Any?) -> Object?

  /// Creates a value; `nil` if the object has none.
  func transformToJSON(_ value: Object?) -> JSON?

  /// Creates an object of a value of the document; `nil` if it stands for none. By default what
  /// ``transformFromJSON(_:)`` makes of it.
  func object(from json: JSONValue) -> Object?
}

/// A transform that makes an object also of what it can't read.
protocol LaxTransform {
  /// What is wrong with a value of which an object was made; `nil` if nothing is.
  func misreading(of json: JSONValue) -> Issue.Kind?
}

/// A transform that casts a value to what it has for JSON, by which `true` is a number and 1 a boolean.
protocol CastingTransform: TransformType {
  /// Whether ``transformFromJSON(_:)`` can't be that of a subclass.
  var isCastItsOwn: Bool { get }
}

/// A transform that leaves out parts of a value that it can't read, and reports them itself.
protocol LossyTransform: TransformType {
  /// Creates an object without leaving out anything; throws what is wrong with the first part that can't be
  /// read.
  func wholeObject(from json: JSONValue) throws(JSONError) -> Object
}

extension TransformType {
  /// Creates an object of what `JSONSerialization` would return.
  public func object(from json: JSONValue) -> Object? {
    transformFromJSON(json.legacyValue)
  }
}

extension TransformType {
  /// Whether this is one of the transforms that make objects of texts and booleans that they can't read. A
  /// dynamic cast gives the same result, but takes longer than decoding most values.
  static var isLax: Bool { self == DateTransform.self || self == NSDecimalNumberTransform.self }
}
