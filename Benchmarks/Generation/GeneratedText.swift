/// A text, and its form between the quotes of a JSON string.
public struct GeneratedText: Sendable, Hashable {
  /// The decoded text.
  public var value: String
  /// The encoded text, without the quotes.
  public var wire: String

  static func + (left: GeneratedText, right: GeneratedText) -> GeneratedText {
    GeneratedText(value: left.value + right.value, wire: left.wire + right.wire)
  }
}

extension GeneratedText {
  /// Creates a text that needs no escapes.
  init(plain value: String) { self.init(value: value, wire: value) }
}
