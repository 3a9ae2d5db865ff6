/// The names that generated code can't declare.
enum SwiftNames {
  /// The name of a property or a case as code: keywords are in backticks.
  static func escaped(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  /// The name as the label of an argument, in which only three keywords need backticks.
  static func label(_ name: String) -> String {
    ["inout", "var", "let"].contains(name) ? "`\(name)`" : name
  }

  /// The name of a property: names that have a meaning even in backticks are changed.
  static func property(_ name: String) -> String {
    ["self", "init"].contains(name) ? name + "Value" : name
  }

  /// The name of a case, which isn't mistaken for one of `Optional` either.
  static func enumCase(_ name: String) -> String {
    ["self", "init", "none", "some", "rawValue"].contains(name) ? name + "Value" : name
  }

  static let keywords: Set<String> = words(
    """
    Any Self as associatedtype break case catch class continue default defer deinit do else enum extension
    fallthrough false fileprivate for func guard if import in init inout internal is let nil operator
    precedencegroup private protocol public repeat rethrows return self static struct subscript super switch
    throw throws true try typealias var where while
    """)

  /// Types of Swift, of Foundation and of this package that generated code names, or could be mistaken for.
  static let types: Set<String> = words(
    """
    Any AnyHashable AnyObject Array Bool Character Codable CodingKey CodingKeys Collection Comparable Data Date
    Decimal Decodable Decoder Dictionary Double Encodable Encoder Equatable Error Float Hashable Int Int8 Int16
    Int32 Int64 Iterator Mirror Never Object Optional Protocol Range RawValue Result Self Sendable Sequence Set
    StaticString String Substring Task Type UInt UUID URL Unicode Void
    Foundation Bundle Calendar DateField Formatter Host Locale Measurement Notification Operation Port Process
    Progress Scanner Stream Thread Timer TimeZone Unit URLRequest
    Models Samples JSON JSONArray JSONCursor JSONError JSONKey JSONKeyPath JSONKind JSONMember JSONNumber
    JSONObject JSONPath JSONReadable JSONValue JSONWritable JSONWriter JSONObjectWritable OwnedJSON Document
    CursorFailure Decoding Encoding Mapping Mapper Mapped By Default ExplicitNull Ignored Inlined Key KeyCase
    KeyPath OptionalKeyPath OptionalKey MappingDirection Map MapContext MapError Mappable BaseMappable
    ImmutableMappable StaticMappable MappableValue Decoded DecodeError DecodingError EncodingError Issue
    IssueCode IssueKind SourceLocation LossyArray DroppedElement Elements Members Defaulted Nullable Sections
    Applicable FieldRule Kinds Tagged TaggedCase TaggedMapping Curried Index Element
    """)

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
