#if Macros
import SwiftSyntax

/// The replacement for a well-known type without a JSON form. The type is recognized by its name.
enum KnownForm {
  /// One of these fields.
  case fields([String])
  /// Another type.
  case other(String)
  /// Nothing: the type is an existential.
  case existential
  /// Nothing: the type belongs to a library, so no attribute can be added to its declaration.
  case library

  init?(of type: TypeSyntax) {
    let text = type.trimmedDescription
    if let fields = KnownForm.fields[text.lastComponent] {
      self = .fields(fields)
    } else if let other = KnownForm.others[text.lastComponent] {
      self = .other(other)
    } else if type.is(SomeOrAnyTypeSyntax.self) || text.hasPrefix("(any ") {
      let isSendable = ["any Sendable", "(any Sendable)"].contains(text.withoutModules)
      self = isSendable ? .other("OwnedJSON") : .existential
    } else if type.is(InlineArrayTypeSyntax.self) || KnownForm.ofLibrary.contains(type.lastName ?? "") {
      self = .library
    } else {
      return nil
    }
  }

  fileprivate static let fields = [
    "Date": [".iso8601", ".yearMonthDay", ".seconds", ".milliseconds"], "Data": [".base64"],
    "Decimal": [".decimal", ".decimalString"], "Duration": [".iso8601Duration"],
  ]

  private static let others = [
    "Any": "OwnedJSON", "AnyObject": "OwnedJSON", "AnyHashable": "OwnedJSON", "NSObject": "OwnedJSON",
    "Character": "String", "Substring": "String", "NSString": "String", "NSNumber": "JSONNumber",
    "CGFloat": "Double", "Float16": "Float", "Float80": "Double", "JSONValue": "OwnedJSON",
    "JSONObject": "OwnedJSON", "JSONArray": "OwnedJSON",
  ]

  /// Whether a type may be a handle of a document. Handles aren't `Escapable`, so no key path can name one.
  static func isHandle(_ type: ValueType) -> Bool {
    ["JSONValue", "JSONObject", "JSONArray"].contains(type.text.lastComponent)
  }

  private static let ofLibrary: Set = [
    "Range", "ClosedRange", "PartialRangeFrom", "PartialRangeUpTo", "PartialRangeThrough", "Result",
    "KeyPath", "InlineArray", "ContiguousArray", "ArraySlice", "ObjectIdentifier", "Never", "Void", "Locale",
    "TimeZone", "Calendar", "DateComponents", "DateInterval", "IndexSet", "IndexPath", "CharacterSet",
    "Measurement", "AttributedString", "Codable", "Decodable", "Encodable", "Error", "URLRequest",
    "UnsafePointer", "UnsafeMutablePointer", "UnsafeRawPointer", "UnsafeBufferPointer", "Task", "AnyKeyPath",
    "Regex", "StaticString",
  ]

  /// The type of the values that a field of JSONMapping maps.
  static func model(ofField field: String) -> String? {
    switch field {
    case ".rfc3339": "Date"
    case ".url": "URL"
    case ".booleanNumber", ".booleanString": "Bool"
    default: fields.first { $0.value.contains(field) }?.key
    }
  }
}

extension ValueType {
  /// Converts a field for the innermost values to a field for this type, as in `DateField.iso8601.array`.
  func fieldText(_ field: String) -> String {
    let type = innermost.trimmedDescription.lastComponent
    guard !steps.isEmpty, KnownForm.fields[type] != nil else { return field }
    // The type of `.iso8601` can't be inferred.
    let first = (field == ".decimalString" ? "DecimalStringField" : "\(type)Field") + field
    return ([first] + steps).joined(separator: ".")
  }
}
#endif
