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
  ///   - shouldEncodeURLString: Whether characters that aren't allowed are percent-encoded first.
  ///   - allowedCharacterSet: The characters that stay unchanged.
  public init(shouldEncodeURLString: Bool = false, allowedCharacterSet: CharacterSet = .urlQueryAllowed) {
    self.shouldEncodeURLString = shouldEncodeURLString
    self.allowedCharacterSet = allowedCharacterSet
  }

  /// Creates a URL from a string; `nil` for a string that isn't a URL, and for another value.
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

  /// Creates bytes from a string; `nil` for a string that isn't Base64, and for another value.
  open func transformFromJSON(_ value: Any?) -> Data? {
    (value as? String).flatMap { Data(paddedBase64: $0) }
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
    return Data(paddedBase64: text)
  }
}

/// A decimal number as a string; numbers are decoded too.
///
/// For text that isn't a number and for a boolean, the nonthrowing methods of ``Mapper`` create the same
/// number as ObjectMapper, and report it. All other methods throw `invalid-format`, or `type-mismatch` for
/// the boolean.
///
/// For a subclass, values that this class converts to a number are neither rejected nor reported, because the
/// class can't detect whether the subclass overrides ``transformFromJSON(_:)``. To be strict, return `nil`
/// there.
open class NSDecimalNumberTransform: TransformType, LaxTransform {
  /// The type of the model's property.
  public typealias Object = NSDecimalNumber
  /// The type of the JSON value.
  public typealias JSON = String

  /// Creates a transform.
  public init() {}

  /// Creates a number from a string or a finite number; `nil` for another value. A string without digits is
  /// not-a-number.
  open func transformFromJSON(_ value: Any?) -> NSDecimalNumber? {
    if let text = value as? String { return NSDecimalNumber(string: text) }
    // An infinite `NSNumber` has no `decimalValue`; on Linux, computing it ends the process.
    guard let number = value as? NSNumber, number.doubleValue.isFinite else { return nil }
    return NSDecimalNumber(decimal: number.decimalValue)
  }

  /// Creates the number's digits.
  open func transformToJSON(_ value: NSDecimalNumber?) -> String? {
    value?.description
  }

  /// Creates a number from its digits, without an intermediate `Double`.
  open func object(from json: JSONValue) -> NSDecimalNumber? {
    guard type(of: self) == NSDecimalNumberTransform.self, let digits = json.numberLiteral else {
      return transformFromJSON(json.legacyValue)
    }
    let number = NSDecimalNumber(string: digits)
    return number == .notANumber ? nil : number
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
  /// Whether this text is a finite decimal number, optionally preceded by white space.
  var isDecimalNumber: Bool {
    let text = drop { $0.isWhitespace }
    guard let number = Double(text), number.isFinite else { return false }
    return text.utf8.allSatisfy { $0 != UInt8(ascii: "x") && $0 != UInt8(ascii: "X") }
  }
}
