/// A text, and the way it is written between the quotes of a JSON string.
public struct GeneratedText: Sendable, Hashable {
  /// What a strategy reads.
  public var value: String
  /// What stands between the quotes.
  public var wire: String

  /// A text that needs no escape.
  init(plain value: String) {
    self.init(value: value, wire: value)
  }

  init(value: String, wire: String) {
    self.value = value
    self.wire = wire
  }

  static func + (left: GeneratedText, right: GeneratedText) -> GeneratedText {
    GeneratedText(value: left.value + right.value, wire: left.wire + right.wire)
  }
}
