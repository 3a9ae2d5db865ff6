public import Foundation
public import JSONCore
internal import JSONMapping

/// A URL as a string.
open class URLTransform: TransformType {
  /// The type of the model's property.
  public typealias Object = URL
  /// The type of the JSON value.
  public typealias JSON = String

  private let shouldEncodeURLString: Bool
  private let allowedCharacterSet: CharacterSet

  /// Creates a transform.
  ///
  /// - Parameters:
  ///   - shouldEncodeURLString: Whether other characters than the allowed ones are percent-encoded first.
  ///   - allowedCharacterSet: The characters that stay as they are.
  public init(shouldEncodeURLString: Bool = false, allowedCharacterSet: CharacterSet = .urlQueryAllowed) {
    self.shouldEncodeURLString = shouldEncodeURLString
    self.allowedCharacterSet = allowedCharacterSet
  }

  /// Creates a URL from a string; `nil` for a string that is none, and for another value.
  open func transformFromJSON(_ value: Any?) -> URL? {
    (value as? String).flatMap { url($0) }
  }

  /// Creates the absolute string.
  open func transformToJSON(_ value: URL?) -> String? {
    value?.absoluteString
  }

  /// Creates a URL without an intermediate object.
  open func object(from json: JSONValue) -> URL? {
    guard type(of: self) == URLTransform.self, let text = try? json.string() else {
      return transformFromJSON(json.legacyValue)
    }
    return url(text)
  }

  private func url(_ text: String) -> URL? {
    guard shouldEncodeURLString else { return URL(jsonText: text) }
    return text.addingPercentEncoding(withAllowedCharacters: allowedCharacterSet).flatMap {
      URL(jsonText: $0)
    }
  }
}

/// Bytes as a Base64 string.
open class DataTransform: TransformType {
  /// The type of the model's property.
  public typealias Object = Data
  /// The type of the JSON value.
  public typealias JSON = String

  /// Creates a transform.
  public init() {}

  /// Creates bytes from a string; `nil` for a string that is not Base64, and for another value.
  open func transformFromJSON(_ value: Any?) -> Data? {
    (value as? String).flatMap { Data(base64Encoded: $0) }
  }

  /// Creates the Base64 string.
  open func transformToJSON(_ value: Data?) -> String? {
    value?.base64EncodedString()
  }

  /// Creates bytes without an intermediate object.
  open func object(from json: JSONValue) -> Data? {
    guard type(of: self) == DataTransform.self, let text = try? json.string() else {
      return transformFromJSON(json.legacyValue)
    }
    return Data(base64Encoded: text)
  }
}

/// A decimal number as a string, or as a number when reading.
///
/// For a text that is no number, and for a boolean, the silent entry points of ``Mapper`` make what
/// ObjectMapper makes, and report it. All others throw `invalid-format`, or `type-mismatch` for the boolean.
///
/// A subclass rejects and reports no value that this class converts to a number. The class can't detect
/// whether the subclass overrides ``transformFromJSON(_:)``. To be strict, let it return `nil`.
open class NSDecimalNumberTransform: TransformType, LaxTransform {
  /// The type of the model's property.
  public typealias Object = NSDecimalNumber
  /// The type of the JSON value.
  public typealias JSON = String

  /// Creates a transform.
  public init() {}

  /// Creates a number from a string (not-a-number of one without digits) or a number; `nil` for another
  /// value.
  open func transformFromJSON(_ value: Any?) -> NSDecimalNumber? {
    if let text = value as? String { return NSDecimalNumber(string: text) }
    if let number = value as? NSNumber { return NSDecimalNumber(decimal: number.decimalValue) }
    return (value as? Double).map { NSDecimalNumber(value: $0) }
  }

  /// Creates the number's digits.
  open func transformToJSON(_ value: NSDecimalNumber?) -> String? {
    value?.description
  }

  /// Creates a number from its digits, and not through a `Double`.
  open func object(from json: JSONValue) -> NSDecimalNumber? {
    guard type(of: self) == NSDecimalNumberTransform.self, let digits = json.numberLiteral else {
      return transformFromJSON(json.legacyValue)
    }
    return NSDecimalNumber(string: digits)
  }

  func misreading(of json: JSONValue) -> Issue.Kind? {
    guard type(of: self) == NSDecimalNumberTransform.self else { return nil }
    if json.kind == .bool { return .typeMismatch(expected: .type("NSDecimalNumber")) }
    guard let text = try? json.string(),
      !text.isDecimalNumber || NSDecimalNumber(string: text) == .notANumber
    else { return nil }
    return .invalidFormat(expected: "a decimal number", reason: "not a number")
  }
}

extension String {
  /// Whether this is nothing but a finite number of decimal digits, with white space before it or without.
  var isDecimalNumber: Bool {
    let text = drop { $0.isWhitespace }
    guard let number = Double(text), number.isFinite else { return false }
    return text.utf8.allSatisfy { $0 != UInt8(ascii: "x") && $0 != UInt8(ascii: "X") }
  }
}
