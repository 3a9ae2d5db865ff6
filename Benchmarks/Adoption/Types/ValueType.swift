/// The type of a property or an element in generated code.
indirect enum ValueType: Hashable {
  case bool, int, double, string, decimalString, url, uuid, number
  case date(DateForm)
  /// Any JSON, with the reason why there is no better type.
  case json(Reason)
  /// A generated type.
  case named(String, Declared)
  case array(ValueType)
  case dictionary(ValueType)
  case optional(ValueType)

  /// What a name declares.
  enum Declared { case structure, union, choices }

  /// Why a value is an `OwnedJSON`.
  enum Reason: Hashable {
    case mixed([String])
    case alwaysNull, alwaysEmpty, recursive, tooDeep, equivalentKeys

    /// A sentence for the comment above the property.
    var sentence: String {
      switch self {
      case .mixed(let kinds):
        "In the samples, this is \(kinds.dropLast().joined(separator: ", ")) or \(kinds.last ?? "")."
      case .alwaysNull: "In the samples, this is always null."
      case .alwaysEmpty: "In the samples, this is always empty."
      case .recursive: "A struct can't contain itself."
      case .tooDeep: "In the samples, this is nested too deeply for types."
      case .equivalentKeys: "In the samples, this has different keys that are canonically equivalent."
      }
    }
  }

  /// The type as code.
  var code: String {
    switch self {
    case .bool: "Bool"
    case .int: "Int"
    case .double: "Double"
    case .string: "String"
    case .decimalString: "Decimal"
    case .url: "URL"
    case .uuid: "UUID"
    case .number: "JSONNumber"
    case .date: "Date"
    case .json: "OwnedJSON"
    case .named(let name, _): name
    case .array(let element): "[\(element.code)]"
    case .dictionary(let value): "[String: \(value.code)]"
    case .optional(let value): value.code + "?"
    }
  }

  var isOfFoundation: Bool {
    switch self {
    case .decimalString, .url, .uuid, .date: true
    default: false
    }
  }

  var isOptional: Bool {
    if case .optional = self { true } else { false }
  }

  var isChoices: Bool { if case .named(_, .choices) = core { true } else { false } }

  /// The type without the optional around it.
  var wrapped: ValueType {
    if case .optional(let value) = self { value } else { self }
  }

  /// The type within arrays, dictionaries and optionals.
  var core: ValueType {
    switch self {
    case .array(let inner), .dictionary(let inner), .optional(let inner): inner.core
    default: self
    }
  }

  /// Replaces the type within arrays, dictionaries and optionals.
  func withCore(_ core: ValueType) -> ValueType {
    switch self {
    case .array(let inner): .array(inner.withCore(core))
    case .dictionary(let inner): .dictionary(inner.withCore(core))
    case .optional(let inner): .optional(inner.withCore(core))
    default: core
    }
  }

  /// The reason why this is, or contains, any JSON.
  var reason: Reason? {
    if case .json(let reason) = core { reason } else { nil }
  }

  /// The members that derive a mapping of this type from that of its core: `.array` for an array.
  var suffix: String {
    switch self {
    case .array(let inner): inner.suffix + ".array"
    case .dictionary(let inner): inner.suffix + ".dictionary"
    case .optional(let inner): inner.suffix + ".optional"
    default: ""
    }
  }
}

/// A form of dates in JSON.
enum DateForm: String, Hashable, CaseIterable {
  case rfc3339, yearMonthDay, seconds, milliseconds
  /// RFC 3339 with three digits after the second.
  case rfc3339Milliseconds

  /// The field of JSONMapping.
  ///
  /// - Parameter suffix: The members that derive a field of arrays, dictionaries or optionals.
  func field(_ suffix: String = "") -> String {
    if self == .rfc3339Milliseconds { return "DateField(.rfc3339(fractionDigits: 3))" + suffix }
    return (suffix.isEmpty ? "." : "DateField.") + rawValue + suffix
  }

  var isText: Bool { self != .seconds && self != .milliseconds }
}
