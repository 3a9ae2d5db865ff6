internal import JSONCore
internal import JSONMapping

/// The texts of values in paths, queries and forms: those of JSON, without quotes.
enum URLText {
  /// One text for a string, number or boolean, none for null, and one for each element of an array.
  ///
  /// - Throws: `type-mismatch` for an object, which a query can't express, and errors of encoding the value.
  static func texts(of value: any JSONWritable) throws(JSONError) -> [String] {
    // Most values are strings and integers, which needn't be written and parsed.
    switch value {
    case let text as String: [text]
    case let number as Int: [String(number)]
    default: try texts(of: OwnedJSON(value))
    }
  }

  /// The texts of a value in the form of a field.
  static func texts<Field: Encoding>(of value: Field.Model, as field: Field) throws(JSONError) -> [String] {
    try texts(of: OwnedJSON(parsing: field.encode(value)))
  }

  /// The text of a value that must have only one, such as a part of a path.
  static func text(of texts: [String]) throws(JSONError) -> String {
    guard texts.count == 1 else { throw JSONError(.typeMismatch(expected: "a string, number or boolean")) }
    return texts[0]
  }

  private static func texts(of json: OwnedJSON) throws(JSONError) -> [String] {
    guard case .array(let elements) = json else { return try text(of: json).map { [$0] } ?? [] }
    var texts: [String] = []
    for element in elements { if let text = try text(of: element) { texts.append(text) } }
    return texts
  }

  private static func text(of json: OwnedJSON) throws(JSONError) -> String? {
    switch json {
    case .null: nil
    case .bool(let value): value.description
    case .number(let number): number.literal
    case .string(let text): text
    case .array, .object: throw JSONError(.typeMismatch(expected: "a string, number or boolean"))
    }
  }
}
