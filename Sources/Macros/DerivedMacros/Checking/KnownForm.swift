#if Macros
import SwiftSyntax

/// The remedy for a well-known type without a JSON form, by its name.
enum KnownForm {
  /// With one of these fields.
  case fields([String])
  /// With another type.
  case other(String)
  /// None: it is an existential.
  case existential
  /// None: it is a type of the library, to whose declaration no attribute can be added.
  case library

  init?(of type: TypeSyntax) {
    let text = type.trimmedDescription
    if let fields = KnownForm.fields[text.lastComponent] {
      self = .fields(fields)
    } else if let other = KnownForm.others[text.lastComponent] {
      self = .other(other)
    } else if type.is(SomeOrAnyTypeSyntax.self) || text.hasPrefix("(any ") {
      self = ["any Sendable", "(any Sendable)"].contains(text) ? .other("OwnedJSON") : .existential
    } else if type.is(InlineArrayTypeSyntax.self) || KnownForm.ofLibrary.contains(type.lastName ?? "") {
      self = .library
    } else {
      return nil
    }
  }

  private static let fields = [
    "Date": [".iso8601", ".yearMonthDay", ".seconds", ".milliseconds"], "Data": [".base64"],
    "Decimal": [".decimal", ".decimalString"], "Duration": [".iso8601Duration"],
  ]

  private static let others = [
    "Any": "OwnedJSON", "AnyObject": "OwnedJSON", "AnyHashable": "OwnedJSON", "NSObject": "OwnedJSON",
    "Character": "String", "Substring": "String", "NSString": "String", "NSNumber": "JSONNumber",
    "CGFloat": "Double", "Float16": "Float", "Float80": "Double",
  ]

  private static let ofLibrary: Set = [
    "Range", "ClosedRange", "PartialRangeFrom", "PartialRangeUpTo", "PartialRangeThrough", "Result",
    "KeyPath",
    "InlineArray", "ContiguousArray", "ArraySlice", "ObjectIdentifier", "Never", "Void", "Locale", "TimeZone",
    "Calendar", "DateComponents", "DateInterval", "IndexSet", "IndexPath", "CharacterSet", "Measurement",
    "AttributedString", "URLRequest", "UnsafePointer", "UnsafeMutablePointer", "UnsafeRawPointer",
    "UnsafeBufferPointer", "Task", "AnyKeyPath", "Regex", "StaticString",
  ]

  /// The type of the field that gives it a form, as code that needs no context.
  fileprivate static let fieldTypes = [
    "Date": "DateField", "Data": "DataField", "Decimal": "DecimalField", "Duration": "DurationField",
  ]

  /// The type of the values of a field of JSONMapping.
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
  /// A field for the values in the type, as a field for the type itself; `nil` where that takes more than one step.
  func fieldText(_ field: String) -> String? {
    guard let step = depth?.first else { return depth.map { _ in field } }
    guard depth?.count == 1,
      let type = KnownForm.fieldTypes[innermost.trimmedDescription.lastComponent]
    else { return nil }
    return "\(field == ".decimalString" ? "DecimalStringField" : type)\(field).\(step)"
  }
}
#endif
