import Foundation
public import JSONCore
import JSONFoundation
import JSONMapping

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
  public func object(from json: JSONValue) -> Object? { transformFromJSON(json.legacyValue) }

  /// Whether this is one of the transforms that create objects from texts and booleans without the expected
  /// form. A dynamic cast gives the same result, but takes longer than decoding most values.
  static var isLax: Bool { self == DateTransform.self || self == NSDecimalNumberTransform.self }
}

/// A raw-representable value, such as an enum's case, as its raw value.
///
/// By ObjectMapper's rules `true` is also the raw value 1. The strict mode rejects it.
open class EnumTransform<T: RawRepresentable>: TransformType, CastingTransform {
  /// The type of the model's property.
  public typealias Object = T
  /// The type of the JSON value.
  public typealias JSON = T.RawValue

  /// Creates a transform.
  public init() {}

  /// Creates the value with this raw value; `nil` if there is none.
  open func transformFromJSON(_ value: Any?) -> T? { (value as? T.RawValue).flatMap { T(rawValue: $0) } }

  /// Creates the raw value.
  open func transformToJSON(_ value: T?) -> T.RawValue? { value?.rawValue }

  var isCastItsOwn: Bool { type(of: self) == EnumTransform<T>.self }
}

extension AdvisedKind {
  /// The issue of a value that a transform of the given type doesn't convert.
  static let unconverted = AdvisedKind(
    .transformFailed, kind: { .conversionFailed(to: objectName(of: $0)) },
    advice: { type, found in advice(on: type, found) })

  /// The issue of such a value for ``ImmutableMappable`` models: a mismatch of types.
  static let untransformed = AdvisedKind(
    .typeMismatch, kind: { .typeMismatch(expected: .type(objectName(of: $0))) },
    advice: { type, found in advice(on: type, found) })

  /// The issue of an empty object or array that the strategy treats as no value; it isn't an error in the
  /// document.
  static let nothingToMap = AdvisedKind(
    .custom, kind: { _ in .custom("there is nothing to map") }, advice: { _, _ in .none })

  private static func advice(on type: Any.Type, _ found: Found) -> Advice {
    if let type = type as? any RawValueTransform.Type { return .allowed(type.allowedValues) }
    guard type is DateFormatterTransform.Type else { return .none }
    switch found.kind {
    case .number: return .help("use DateTransform() for numbers")
    case .string:
      let transform = found.text.flatMap { dateTransform(reading: $0) }
      if let transform, type != ISO8601DateTransform.self || transform != iso8601Transform {
        return .help("use \(transform)")
      }
      guard type == ISO8601DateTransform.self else {
        return .help("change the format of the transform to that of the text")
      }
      return .help("name the format of the text, as in \(dateTransform(ofFormat: dayFormat))")
    default: return .none
    }
  }
}

private let dayFormat = "yyyy-MM-dd"
private let iso8601Transform = "ISO8601DateTransform()"

/// The transform that creates a date from a text, as code; `nil` for unusual forms.
func dateTransform(reading text: String) -> String? {
  switch DateForm(of: text) {
  case .yearMonthDay: dateTransform(ofFormat: dayFormat)
  case .iso8601(hasFraction: false): iso8601Transform
  case .iso8601(hasFraction: true): dateTransform(ofFormat: "yyyy-MM-dd'T'HH:mm:ss.SSSZZZZZ")
  case .number: "DateTransform()"
  case nil: nil
  }
}

/// The transform for a format, as code.
func dateTransform(ofFormat format: String) -> String {
  "CustomDateFormatTransform(formatString: \"\(format)\")"
}

private func objectName(of type: Any.Type) -> String {
  func name<Transform: TransformType>(of type: Transform.Type) -> String { typeName(Transform.Object.self) }
  return (type as? any TransformType.Type).map { name(of: $0) } ?? typeName(type)
}

/// A transform that accepts raw values.
protocol RawValueTransform {
  /// The raw values as JSON text, if they are known.
  static var allowedValues: [String] { get }
}

extension EnumTransform: RawValueTransform {
  // A subclass may accept other values.
  static var allowedValues: [String] { self == EnumTransform<T>.self ? allowedRawValues(of: T.self) : [] }
}

/// A transform that consists of two closures.
///
///     let number = TransformOf<Int, String>(
///       fromJSON: { $0.flatMap { Int($0) } }, toJSON: { $0.map { String($0) } })
open class TransformOf<ObjectType, JSONType>: TransformType, CastingTransform {
  /// The type of the model's property.
  public typealias Object = ObjectType
  /// The type of the JSON value.
  public typealias JSON = JSONType

  private let fromJSON: (JSONType?) -> ObjectType?
  private let toJSON: (ObjectType?) -> JSONType?

  /// Creates a transform.
  ///
  /// - Parameters:
  ///   - fromJSON: Receives `nil` for null and for a value of another type. By ObjectMapper's rules a boolean
  ///     is also the number 1 or 0, and these numbers are also booleans; the strict mode treats them as other
  ///     types.
  ///   - toJSON: Receives `nil` for an optional property without a value.
  public init(
    fromJSON: @escaping (JSONType?) -> ObjectType?, toJSON: @escaping (ObjectType?) -> JSONType?
  ) {
    self.fromJSON = fromJSON
    self.toJSON = toJSON
  }

  /// Passes the value to the closure, if it has the closure's type.
  open func transformFromJSON(_ value: Any?) -> ObjectType? { fromJSON(value as? JSONType) }

  /// Passes the object to the closure.
  open func transformToJSON(_ value: ObjectType?) -> JSONType? { toJSON(value) }

  var isCastItsOwn: Bool { type(of: self) == TransformOf<ObjectType, JSONType>.self }
}

/// A `Codable` value, decoded and encoded by Foundation's coders.
open class CodableTransform<T: Codable>: TransformType {
  /// The type of the model's property.
  public typealias Object = T
  /// The type of the JSON value.
  public typealias JSON = Any

  /// Creates a transform.
  public init() {}

  /// Decodes the value; `nil` if that fails.
  open func transformFromJSON(_ value: Any?) -> T? {
    guard let value else { return nil }
    return decoded { (writer) throws(JSONError) in try writer.write(foundationObject: value) }
  }

  /// Encodes the object; `nil` if that fails.
  open func transformToJSON(_ value: T?) -> Any? {
    guard let value, let data = try? JSONEncoder().encode(value),
      let document = try? Document(parsing: data.bytes)
    else { return nil }
    return try? document.root.foundationObject()
  }

  /// Decodes a value of the document without an intermediate object.
  open func object(from json: JSONValue) -> T? {
    guard type(of: self) == CodableTransform<T>.self, !json.isNull else {
      return transformFromJSON(json.legacyValue)
    }
    return decoded { (writer) throws(JSONError) in try writer.write(json) }
  }

  private func decoded(_ write: (inout JSONWriter) throws(JSONError) -> Void) -> T? {
    JSONWriter.text(JSONWriteOptions(), write).flatMap {
      try? JSONDecoder().decode(T.self, from: Data($0))
    }
  }
}
