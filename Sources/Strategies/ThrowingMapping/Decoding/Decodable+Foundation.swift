public import Foundation
public import JSONCore
internal import JSONFoundation
internal import JSONMapping

extension Date: NaturallyDecodable {
  /// Decodes an ISO 8601 date with seconds and offset (`2016-06-17T12:00:00Z`).
  ///
  /// - Throws: `DecodingError.typeMismatch`, or `rawRepresentableInitializationError` for a string that isn't
  ///   a date.
  public static func decodeNatural(_ json: JSON) throws -> Date {
    let field = DateField(.rfc3339(fractionDigits: nil))
    return try json.translated { (json) throws(JSONError) in try field.decode(json) }
  }

  /// A decoder of dates in the form of a formatter. It throws `DecodingError.typeMismatch`, or
  /// `rawRepresentableInitializationError` for another text.
  public static func decoder(using formatter: DateFormatter) -> (JSON) throws -> Date {
    { json in
      let text = try String.decode(json)
      if let date = formatter.date(from: text) { return date }
      let expected = IssueExpectation.date(format: formatter.dateFormat ?? "the formatter's format")
      throw json.failure(of: json.error(.invalidFormat(expected: expected, reason: "")), expecting: Date.self)
    }
  }

  /// A decoder of dates in the form of a formatter, for trees of Foundation's values.
  @_disfavoredOverload
  public static func decoder(using formatter: DateFormatter) -> (Any) throws -> Date {
    let decode: (JSON) throws -> Date = decoder(using: formatter)
    return { json in try withDocument(of: json) { (json) throws -> Date in try decode(json) } }
  }
}

extension URL: NaturallyDecodable {
  /// Decodes a string that is a URL.
  ///
  /// - Throws: `DecodingError.typeMismatch`, or `rawRepresentableInitializationError` for a string that isn't
  ///   a URL.
  public static func decodeNatural(_ json: JSON) throws -> URL {
    try json.translated { (json) throws(JSONError) in try URLField().decode(json) }
  }
}

extension UUID: NaturallyDecodable {
  /// Decodes a string that is a UUID.
  ///
  /// - Throws: `DecodingError.typeMismatch`, or `rawRepresentableInitializationError` for a string that isn't
  ///   a UUID.
  public static func decodeNatural(_ json: JSON) throws -> UUID {
    try json.translated { (json) throws(JSONError) in try UUIDField().decode(json) }
  }
}

extension CGFloat: NaturallyDecodable {
  /// Decodes a number.
  ///
  /// - Throws: `DecodingError.typeMismatch`.
  public static func decodeNatural(_ json: JSON) throws -> CGFloat {
    try json.translated { (json) throws(JSONError) in CGFloat(try json.double()) }
  }
}

// Objects of these classes in a tree of Foundation's values are returned unchanged.

extension Decodable where Self: NSObject {
  /// Returns the object itself, if it is an instance of the class.
  ///
  /// - Throws: `DecodingError.typeMismatch`, or what decoding another object throws.
  public static func decode(_ json: Any) throws -> Self {
    if let object = json as? Self { return object }
    return try withDocument(of: json) { (json) throws in try json.decoded() }
  }
}

extension Decodable where Self: NSDictionary {
  /// Decodes an object in the form that `JSONSerialization` would return.
  ///
  /// - Throws: `DecodingError.typeMismatch` for a value of another kind.
  public static func decode(_ json: JSON) throws -> Self {
    guard json.kind == .object, let value = try json.foundationTree() as? Self else {
      try json.refuseAsObject()
    }
    return value
  }
}

extension Decodable where Self: NSArray {
  /// Decodes an array in the form that `JSONSerialization` would return.
  ///
  /// - Throws: `DecodingError.typeMismatch` for a value of another kind.
  public static func decode(_ json: JSON) throws -> Self {
    guard json.kind == .array, let values = try json.foundationTree() as? [Any],
      let value = values as NSArray as? Self
    else { try json.refuseAsArray() }
    return value
  }
}

extension NSDictionary: Decodable {}
extension NSArray: Decodable {}

extension Decodable where Self: NSNumber {
  /// Decodes a number or a boolean in the form that `JSONSerialization` would return.
  ///
  /// - Throws: `DecodingError.typeMismatch` for a value of another kind.
  public static func decode(_ json: JSON) throws -> Self {
    guard json.kind == .number || json.kind == .bool, let value = try json.foundationTree() as? Self else {
      throw json.failure(of: json.mismatch(expected: "a number"), expecting: Self.self)
    }
    return value
  }
}

extension Decodable where Self: NSString {
  /// Decodes a string.
  ///
  /// - Throws: `DecodingError.typeMismatch` for a value of another kind.
  public static func decode(_ json: JSON) throws -> Self {
    guard let value = try String.decode(json) as NSString as? Self else {
      throw json.failure(of: json.mismatch(expected: .type("String")), expecting: Self.self)
    }
    return value
  }
}

extension NSNumber: Decodable {}
extension NSString: Decodable {}
