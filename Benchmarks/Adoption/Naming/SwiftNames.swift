/// The names that generated code can't declare.
enum SwiftNames {
  /// The name of a property or a case as code: keywords are in backticks.
  static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  /// The name as the label of an argument, in which only one keyword needs backticks.
  static func label(_ name: String) -> String { name == "inout" ? "`inout`" : name }

  /// The name of a property. Changes the names that have a meaning even in backticks, and `curry`, the
  /// function with which code in Argo's strategy begins.
  static func property(_ name: String) -> String {
    ["self", "init", "curry"].contains(name) ? name + "Value" : name
  }

  /// The name of a case. Also changes the names of the cases of `Optional`, and `rawValue`.
  static func enumCase(_ name: String) -> String {
    ["self", "init", "none", "some", "rawValue"].contains(name) ? name + "Value" : name
  }

  static let keywords: Set<String> = words(
    """
    Any Self as associatedtype await break case catch class continue default defer deinit do else enum extension
    fallthrough false fileprivate for func guard if import in init inout internal is let nil operator
    precedencegroup private protocol public repeat rethrows return self static struct subscript super switch
    throw throws true try typealias var where while
    """)

  /// Types of Swift, of Foundation and of this package that generated code names, or could be mistaken for.
  static let types: Set<String> = words(
    """
    Any AnyHashable AnyObject Array Bool Character Codable CodingKey CodingKeys Collection Comparable
    Data Date Decimal Decodable Decoder Dictionary Double Encodable Encoder Equatable Error Float
    Hashable Int Int8 Int16 Int32 Int64 Iterator Mirror Never Object Optional Protocol Range RawValue
    Result Self Sendable Sequence Set StaticString String Substring Task Type UInt UUID URL Unicode Void
    Foundation Bundle Calendar Formatter Host Locale Measurement Notification Operation Port Process
    Progress Scanner Stream Thread Timer TimeZone Unit URLRequest DateFormatter DecodingError
    EncodingError
    AlternativeMapping Applicable ApplicativeMapper ArrayMapping BaseMappable BooleanNumberField
    BooleanStringField By ChainOutcome Check CheckedMapping ClosureField CodableDecoder CodableEncoder CodableMapper
    CodableTransform CodedBy CodedByKey CodedDefault CodedField CodedIfPresent CodedList CodedOrNull
    ConvertedDecoding Curried Curried1 Curried10 Curried11 Curried12 Curried2 Curried3 Curried4 Curried5
    Curried6 Curried7 Curried8 Curried9 CursorFailure CustomDateFormatTransform DataCoding
    DataField DataTransform DateCoding DateDecodingStrategy DateEncodingStrategy
    DateField DateFormatterTransform DateTransform DecimalField DecimalStringField DecodableArray
    DecodableOptional DecodableScalar DecodeError Decoded Decoding DecodingContext DecodingRules Default
    Delayed DefaultEvenIfWrong DefaultValue Defaulted DefaultedMapping
    DerivedMapper DescribedError DictionaryMappable DictionaryMapper DictionaryMapping
    DictionaryTransform Document Drift DroppedElement DurationField DynamicDecodable DynamicKey Element
    Elements EmptyInitializable Encoding EnumTransform ExplicitNull FieldKey FieldRule FieldSource
    FoundationContainer FoundationDecoder FoundationEncoder ISO8601DateTransform Ignored
    ImmutableMappable Incomplete Index Inlined Issue
    IssueCategory IssueCode IssueExpectation IssueKind JSON JSONArray JSONBackend JSONCursor JSONDecodable JSONError
    JSONKey JSONKeyPath JSONKeyStrategy JSONKind JSONMember JSONNumber JSONObject JSONObjectDecodable JSONObjectKey
    JSONObjectWritable JSONParseOptions JSONPath JSONReadable JSONTextField JSONTree JSONTreeField JSONValue
    JSONWritable JSONWriteOptions JSONWriter Key KeyCase KeyCoding
    KeyPath KeyPathMapping Kinds LossyArray LossyArrayMapping ManualDecodable
    ManualMappable ManualMapper Map MapContext MapError MapOptions MapRest Mappable
    MappableContainer MappableForm MappableMapper MappableValue Mapped MappedFit MappedIsolated MappedMisfit
    MappedNoField MappedRawValue MappedUnconformed MappedUnreadable MappedUnwritable Mapper Mapping
    MappingConfiguration MappingConfigured MappingDirection MappingMode MappingProviding MappingType
    Members ModelMapper Models NSDecimalNumberTransform NativeBackend NaturallyDecodable
    NonConformingFloatCoding
    Nullable NumberStringConvertible NumberStringField OnePassSearch OptionalKey OptionalKeyPath
    OptionalMapping OwnedJSON PlacedField Presence RawValueFallbackField RawValueField Rest RulesMapping Samples
    SecretName Sections SetMapping ShownByDescription SourceLocation StaticMappable Tagged TaggedCase
    TaggedMapping TapeBuilder ThrowingMapper ToEmpty ToFalse ToTrue ToZero TransformOf TransformType URLField
    URLTransform UUIDField UnknownTaggedCase UnreadMember UntaggedForm ValueCheck
    """)

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
