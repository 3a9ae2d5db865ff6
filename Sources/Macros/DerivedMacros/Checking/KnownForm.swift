#if Macros
import SwiftSyntax

/// How to map a type that has no JSON form of its own, by its name.
enum KnownForm {
  /// With one of these fields.
  case fields([String])
  /// With another type.
  case other(String)
  /// Not at all: it is that of some value of a protocol.
  case existential
  /// Not at all: it is one of the library's, before whose declaration no attribute can be written.
  case library

  init?(of type: TypeSyntax) {
    let text = type.trimmedDescription
    let name = text.split(separator: ".").last.map(String.init) ?? text
    if let fields = KnownForm.fields[name] {
      self = .fields(fields)
    } else if let other = KnownForm.others[name] {
      self = .other(other)
    } else if type.is(SomeOrAnyTypeSyntax.self) || text.hasPrefix("(any ") {
      self = ["any Sendable", "(any Sendable)"].contains(text) ? .other("OwnedJSON") : .existential
    } else if type.is(InlineArrayTypeSyntax.self) || KnownForm.ofLibrary.contains(type.nameWithoutArguments) {
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
    "AttributedString", "URLRequest",
  ]

  /// The type of the field that gives it a form, as code that needs no context.
  static let fieldTypes = [
    "Date": "DateField", "Data": "DataField", "Decimal": "DecimalField", "Duration": "DurationField",
  ]

  /// The type of a field of JSONMapping.
  static func model(ofField field: String) -> String? {
    switch field {
    case ".iso8601", ".rfc3339", ".yearMonthDay", ".seconds", ".milliseconds": "Date"
    case ".base64": "Data"
    case ".url": "URL"
    case ".decimal", ".decimalString": "Decimal"
    case ".booleanNumber", ".booleanString": "Bool"
    case ".iso8601Duration": "Duration"
    default: nil
    }
  }
}

extension TypeSyntax {
  /// The name without that of its module or of types around it, and without arguments.
  fileprivate var nameWithoutArguments: String {
    (self.as(MemberTypeSyntax.self)?.name ?? self.as(IdentifierTypeSyntax.self)?.name)?.text ?? ""
  }
}

extension ValueType {
  /// A field for the values in the type, as one for the type itself; `nil` where that takes more than one step.
  func fieldText(_ field: String) -> String? {
    switch depth {
    case []: return field
    case let depth?:
      let name = innermost.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
      guard let type = KnownForm.fieldTypes[name], let step = depth.first, depth.count == 1 else {
        return nil
      }
      let base = field == ".decimalString" ? "DecimalStringField" : type
      return "\(base)\(field).\(step)"
    case nil: return nil
    }
  }
}
#endif
