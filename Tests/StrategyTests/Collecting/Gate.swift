import JSONMapping

/// A model whose values are hard to replace, with every strategy.
struct Gate: Hashable, Sendable {
  enum Color: String, Sendable, CaseIterable {
    case red
    case green = "GREEN"
  }

  enum Status: Int, Sendable, CaseIterable {
    case gone = 410
    case lost = 404
  }

  var color: Color
  var status: Status
  var code: String
  var tag: String?
  var size, count: Int
}

/// The custom fields of a gate.
enum GateField {
  /// A text with a hyphen, which plain values lack.
  static let code = ClosureField<String, String>(from: { $0.contains("-") ? $0 : nil }, to: { $0 })

  /// A text that no plain value equals.
  static let tag = ClosureField<String, String>(from: { $0 == "7-5-3" ? $0 : nil }, to: { $0 })

  static let size = SizeField()
}

/// The width and height of a square object, or one of them as a number.
struct SizeField: Mapping {
  func decode(_ json: JSONValue) throws(JSONError) -> Int {
    try json.oneOf(
      { (json) throws(JSONError) in
        let width = try json.value(at: "width").int()
        let height = try json.value(at: "height").int()
        return width * height
      },
      { (json) throws(JSONError) in try json.int() })
  }

  func encode(_ model: Int, into writer: inout JSONWriter) throws(JSONError) { writer.write(model) }
}
