public import JSONCore

extension JSONValue {
  /// The value as this strategy's errors show it: `Array([Number(1), String(a)])`.
  ///
  /// A long array or object is truncated after about a thousand bytes.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public var description: String {
    switch kind {
    case .null: return "Null"
    case .bool: return (try? bool()) == true ? "Bool(true)" : "Bool(false)"
    case .number: return integer(after: "Number(", before: ")") ?? "Number(" + numberDescription + ")"
    case .string: return string(after: "String(", before: ")") ?? ""
    case .array, .object:
      var text = ""
      describe(into: &text)
      return text
    }
  }

  /// A longer description of a large document would take more time than decoding it.
  private static var describedLength: Int { 1000 }

  private func describe(into text: inout String) {
    guard text.utf8.count < Self.describedLength else {
      text += "…"
      return
    }
    switch kind {
    case .array: describeElements(into: &text)
    case .object: describeMembers(into: &text)
    case .null, .bool, .number, .string: text += description
    }
  }

  /// As `NSNumber` prints it: without a fraction if it has none.
  private var numberDescription: String {
    if let integer = try? int() { return String(integer) }
    let literal = numberLiteral
    let isInteger = literal?.utf8.allSatisfy { $0 != UInt8(ascii: ".") && $0 | 0x20 != UInt8(ascii: "e") }
    if isInteger != true, let double = try? double() { return "\(double)" }
    return literal ?? ""
  }

  private func describeElements(into text: inout String) {
    guard let array = try? array() else { return }
    text += "Array(["
    var elements = array.makeIterator()
    var isFirst = true
    while let element = elements.next(), text.utf8.count < Self.describedLength {
      if !isFirst { text += ", " }
      isFirst = false
      element.describe(into: &text)
    }
    text += text.utf8.count < Self.describedLength ? "])" : "…])"
  }

  private func describeMembers(into text: inout String) {
    guard let object = try? object() else { return }
    text += object.isEmpty ? "Object([:" : "Object(["
    var members = object.makeIterator()
    var isFirst = true
    while let member = members.next(), text.utf8.count < Self.describedLength {
      if !isFirst { text += ", " }
      isFirst = false
      text += member.key.debugDescription + ": "
      member.value.describe(into: &text)
    }
    text += text.utf8.count < Self.describedLength ? "])" : "…])"
  }
}

extension DefaultStringInterpolation {
  /// Shows a value as this strategy's errors do: `"\(json)"`.
  public mutating func appendInterpolation(_ json: JSONValue) { appendLiteral(json.description) }
}

extension String {
  /// Shows a value as this strategy's errors do.
  public init(describing json: JSONValue) { self = json.description }
}

extension JSONValue {
  /// Whether both values are equal; the order of members and the notation of numbers don't matter. A value
  /// with JSON5's `Infinity` or `NaN` equals no other.
  ///
  /// - Complexity: O(*n*).
  public static func == (left: JSONValue, right: JSONValue) -> Bool {
    guard let left = try? OwnedJSON(left), let right = try? OwnedJSON(right) else { return false }
    return left == right
  }

  /// Whether two values differ.
  ///
  /// - Complexity: O(*n*).
  public static func != (left: JSONValue, right: JSONValue) -> Bool { !(left == right) }
}
