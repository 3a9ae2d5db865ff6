public import Foundation
public import JSONCore
internal import JSONFoundation
internal import JSONMapping

extension Date: Decodable, DynamicDecodable {
  // As with the scalars: exchanged before anything is decoded.
  nonisolated(unsafe) private static var custom: ((JSON) throws -> Date)?

  /// How a date is decoded: as ISO 8601 with seconds and offset (`2016-06-17T12:00:00Z`), unless it is
  /// exchanged.
  public static var decoder: (JSON) throws -> Date {
    get { custom ?? { json in try decodeISO8601(json) } }
    set { custom = newValue }
  }

  /// Decodes as the decoder of the moment does. Throws what that throws.
  public static func decode(_ json: JSON) throws -> Date {
    guard let custom else { return try decodeISO8601(json) }
    return try custom(json)
  }

  /// A decoder of dates in the form of a formatter.
  public static func decoder(using formatter: DateFormatter) -> (JSON) throws -> Date {
    { json in
      let text = try String.decode(json)
      if let date = formatter.date(from: text) { return date }
      let expected = "a date (\(formatter.dateFormat ?? "as the formatter has it"))"
      throw json.failure(of: json.error(.invalidFormat(expected: expected, reason: "")), expecting: Date.self)
    }
  }

  private static func decodeISO8601(_ json: JSON) throws -> Date {
    do {
      return try DateField(.rfc3339(fractionDigits: nil)).decode(json)
    } catch {
      throw json.failure(of: error, expecting: Date.self)
    }
  }
}

extension URL: Decodable, DynamicDecodable {
  nonisolated(unsafe) private static var custom: ((JSON) throws -> URL)?

  /// How a URL is decoded: from a string, unless it is exchanged.
  public static var decoder: (JSON) throws -> URL {
    get { custom ?? { json in try decodeText(json) } }
    set { custom = newValue }
  }

  private static func decodeText(_ json: JSON) throws -> URL {
    do {
      return try URLField().decode(json)
    } catch {
      throw json.failure(of: error, expecting: URL.self)
    }
  }
}

extension Decodable where Self: NSDictionary {
  /// Decodes an object as `JSONSerialization` would.
  ///
  /// Throws `DecodingError`, or what a type's own function throws.
  public static func decode(_ json: JSON) throws -> Self {
    guard json.kind == .object, let value = json.dictionary() as NSDictionary as? Self else {
      try json.refuseAsObject()
    }
    return value
  }
}

extension Decodable where Self: NSArray {
  /// Decodes an array as `JSONSerialization` would.
  ///
  /// Throws `DecodingError`, or what a type's own function throws.
  public static func decode(_ json: JSON) throws -> Self {
    guard json.kind == .array, let values = json.foundationObject() as? [Any],
      let value = values as NSArray as? Self
    else { try json.refuseAsArray() }
    return value
  }
}

extension NSDictionary: Decodable {}
extension NSArray: Decodable {}
