extension Misuse {
  /// A type with a mapping of its own, and no more.
  private static let ownMapping = """
    struct $U: MappingProviding { static var mapping: $B { $B() } }
    struct $B: Mapping {
      func decode(_ json: JSONValue) throws(JSONError) -> $U { $U() }
      func encode(_ model: $U, into writer: inout JSONWriter) {}
    }
    """

  private static let readable =
    "\nextension $U: JSONReadable { static func read(_ json: JSONValue) throws(JSONError) -> $U { $U() } }"

  /// Types that are mapped in one direction, where another is needed.
  static let directions: [Misuse] = [
    Misuse(
      "@Mapped struct $A { var «$p: [$U]? }",
      "'$p' can't be encoded: '$U' is no 'JSONWritable'; map '$U' in both directions, write '@Mapped(.decodeOnly)' here, or use '@By' with a 'Mapping', which has 'decode(_:)' and 'encode(_:into:)'",
      fixes: ["leave it out"],
      given: "@Mapped(.decodeOnly) struct $U { var a: Int }"),
    Misuse(
      "@Mapped(keys: .snakeCase) struct $A { var «$p: $U }",
      "'$p' can't be decoded: '$U' is no 'DerivedReadable'; map '$U' in both directions, write '@Mapped(.encodeOnly)' here, or use '@By' with a 'Mapping', which has 'decode(_:)' and 'encode(_:into:)'",
      given: "@Mapped(.encodeOnly) enum $U: String { case a }"),
    Misuse(
      "@Mapped struct $A { var «$p: $U }",
      "'$p' can't be decoded: '$U' is no 'DerivedReadable'; map '$U' in both directions, write '@Mapped(.encodeOnly)' here, or use '@By' with a 'Mapping', which has 'decode(_:)' and 'encode(_:into:)'",
      given:
        "struct $U: JSONObjectWritable { func writeMembers(to json: inout JSONWriter) throws(JSONError) {} }"),
    Misuse(
      "@Mapped struct $A { let «$p: [$U] }",
      "'$p' can't be decoded: '$U' has a mapping, but is no 'DerivedReadable'; write 'extension $U: DerivedReadable {}', or use '@By' with a 'Mapping', which has 'decode(_:)' and 'encode(_:into:)'",
      given:
        "struct $U: JSONReadable, JSONWritable { static func read(_ json: JSONValue) throws(JSONError) -> $U { $U() }; func write(to json: inout JSONWriter) throws(JSONError) {} }"
    ),
    Misuse(
      "@Mapped(.decodeOnly) struct $A { var «$p: $U? }",
      "'$p' can't be decoded: '$U' has a mapping, but is no 'DerivedReadable'; write 'extension $U: DerivedReadable {}', or use '@By' with a 'Decoding', which has 'decode(_:)'",
      fixes: ["leave it out"],
      given:
        "struct $U: JSONReadable { static func read(_ json: JSONValue) throws(JSONError) -> $U { $U() } }"),
    Misuse(
      "@Mapped(.decodeOnly) struct $A { var «$p: $U }",
      "'$p' can't be decoded: '$U' is no 'DerivedReadable'; map '$U' in this direction too, or use '@By' with a 'Decoding', which has 'decode(_:)'",
      given: "@Mapped(.encodeOnly) struct $U { var a: Int }"),
    Misuse(
      "@Mapped(.encodeOnly) struct $A { var «$p: $U }",
      "'$p' can't be encoded: '$U' is no 'JSONWritable'; map '$U' in this direction too, or use '@By' with an 'Encoding', which has 'encode(_:into:)'",
      given:
        "struct $U: JSONReadable { static func read(_ json: JSONValue) throws(JSONError) -> $U { $U() } }"),
    Misuse(
      "@Mapped(.encodeOnly) struct $A { var «$p: $U }",
      "'$p' can't be encoded: '$U' has a mapping, but is no 'JSONWritable'; write 'extension $U: JSONWritable {}', or use '@By' with an 'Encoding', which has 'encode(_:into:)'",
      given: ownMapping),
    // The same in containers.
    Misuse(
      "@Mapped struct $A { let «$p: [$U] }",
      "'$p' can't be decoded: '$U' has a mapping, but is no 'DerivedReadable'; write 'extension $U: DerivedReadable {}', or use '@By' with a 'Mapping', which has 'decode(_:)' and 'encode(_:into:)'",
      given: ownMapping),
    Misuse(
      "@Mapped(.decodeOnly) struct $A { var «$p: LossyArray<[String: $U]> }",
      "'$p' can't be decoded: '$U' has a mapping, but is no 'DerivedReadable'; write 'extension $U: DerivedReadable {}', or use '@By' with a 'Decoding', which has 'decode(_:)'",
      given: ownMapping),
    Misuse(
      "@Mapped(.encodeOnly) struct $A { var «$p: [[$U?]]? }",
      "'$p' can't be encoded: '$U' has a mapping, but is no 'JSONWritable'; write 'extension $U: JSONWritable {}', or use '@By' with an 'Encoding', which has 'encode(_:into:)'",
      fixes: ["leave it out"], given: ownMapping),
    // Of a type that can be decoded by hand, too.
    Misuse(
      "@Mapped(.encodeOnly) struct $A { let «$p: [$U] }",
      "'$p' can't be encoded: '$U' has a mapping, but is no 'JSONWritable'; write 'extension $U: JSONWritable {}', or use '@By' with an 'Encoding', which has 'encode(_:into:)'",
      given: ownMapping + readable),
    Misuse(
      "@Mapped struct $A { var «$p: $U }",
      "'$p' can't be decoded: '$U' has a mapping, but is no 'DerivedReadable'; write 'extension $U: DerivedReadable {}', or use '@By' with a 'Mapping', which has 'decode(_:)' and 'encode(_:into:)'",
      given: ownMapping + readable),
    Misuse(
      "@Mapped(.decodeOnly) struct $A { var «$p: $U }", noForm("$U"),
      given:
        "import ManualMapping\nstruct $U: ManualDecodable { init(json: JSONObject) throws(JSONError) {} }"),
    Misuse(
      "@Mapped(.encodeOnly) struct $A { var «$p: [String: $U] }",
      "'$p' can't be encoded: '$U' is no 'JSONWritable'; map '$U' in this direction too, or use '@By' with an 'Encoding', which has 'encode(_:into:)'",
      given: "@Mapped(.decodeOnly) struct $U { var a: Int }"),
    Misuse(
      "@Mapped struct $A { «@Inlined var $p: $U }",
      "'@Inlined' needs a model that is decoded and encoded: '$U' is no 'DerivedDecodable'; map '$U' in both directions, or write '@Mapped(.encodeOnly)' here",
      given: "@Mapped(.encodeOnly) struct $U { var a: Int }"),
    Misuse(
      "@Mapped(.encodeOnly) struct $A { «@Inlined var $p: $U }",
      "'@Inlined' needs a model that is encoded: '$U' is no 'JSONObjectWritable'; map '$U' in this direction too",
      given: "@Mapped(.decodeOnly) struct $U { var a: Int }"),
    Misuse(
      "@Mapped enum $A { case $q, «$p($U) }",
      "the payload of '$p' can't be encoded: '$U' is no 'JSONWritable'; map '$U' in both directions, write '@Mapped(.decodeOnly)' here, or put it into a model with '@By'",
      given: "@Mapped(.decodeOnly) struct $U { var a: Int }"),
    Misuse(
      "@Mapped(tag: \"t\") enum $A { case «$p($U) }",
      "the payload of '$p' can't be decoded: '$U' is no 'DerivedReadable'; map '$U' in both directions, write '@Mapped(.encodeOnly)' here, or put it into a model with '@By'",
      given: "@Mapped(.encodeOnly) struct $U { var a: Int }"),
    Misuse(
      "@Mapped(.untagged) enum $A { case «$p($U) }",
      "the payload of '$p' can't be encoded: '$U' is no 'JSONWritable'; map '$U' in both directions, write '@Mapped(.decodeOnly)' here, or put it into a model with '@By'",
      given: "@Mapped(.decodeOnly) struct $U { var a: Int }"),
    Misuse(
      "@Mapped struct $A { «@By($U()) var $p: Int }",
      "'@By($U())' only decodes: make it a 'Mapping', with 'encode(_:into:)' too, or write '@Mapped(.decodeOnly)' here",
      given: "struct $U: Decoding { func decode(_ json: JSONValue) throws(JSONError) -> Int { 1 } }"),
    Misuse(
      "@Mapped struct $A { «@By($U()) var $p: Int? }",
      "'@By($U())' only encodes: make it a 'Mapping', with 'decode(_:)' too, or write '@Mapped(.encodeOnly)' here",
      given: "struct $U: Encoding { func encode(_ model: Int, into writer: inout JSONWriter) {} }"),
    Misuse(
      "@Mapped struct $A { «@By($U()) var $p: Int }",
      "'@By($U())' decodes and encodes, but is no 'Mapping': make it one",
      given:
        "struct $U: Decoding, Encoding { func decode(_ json: JSONValue) throws(JSONError) -> Int { 1 }; func encode(_ model: Int, into writer: inout JSONWriter) {} }"
    ),
    Misuse(
      "@Mapped(.encodeOnly) struct $A { «@By($U()) var $p: Int? }",
      "'@By($U())' can't encode, as the type needs it: make it an 'Encoding', with 'encode(_:into:)'",
      given: "struct $U: Decoding { func decode(_ json: JSONValue) throws(JSONError) -> Int { 1 } }"),
    Misuse(
      "@Mapped(.decodeOnly) struct $A { «@By($U()) var $p: Int }",
      "'@By($U())' can't decode, as the type needs it: make it a 'Decoding', with 'decode(_:)'",
      given: "struct $U: Encoding { func encode(_ model: Int, into writer: inout JSONWriter) {} }"),
    Misuse(
      "@Mapped(fields: .by($U(), for: Int.self)) struct $A { var «$p: Int }",
      "the field of 'fields' only decodes: make it a 'Mapping', with 'encode(_:into:)' too, or write '@Mapped(.decodeOnly)' here",
      given: "struct $U: Decoding { func decode(_ json: JSONValue) throws(JSONError) -> Int { 1 } }"),
    Misuse(
      "@Mapped struct $A { «@By(5) var $p: Int }",
      "'@By(5)' needs a field: that is a 'Mapping', or for one direction a 'Decoding' or an 'Encoding', which come with 'import JSONMapping'"
    ),
    Misuse(
      "@Mapped(.decodeOnly) struct $A { «@By($U()) var $p: Int }",
      "'@By($U())' needs a field: that is a 'Mapping', or for one direction a 'Decoding' or an 'Encoding', which come with 'import JSONMapping'",
      given: "struct $U { func decode(_ json: JSONValue) throws(JSONError) -> Int { 1 } }"),
    Misuse(
      "@Mapped(.decodeOnly) struct $A { «@By(.yearMonthDay) var $p: Int }",
      "'@By(.yearMonthDay)' is for 'Date', but '$p' is of type 'Int'",
      fixes: ["remove the attribute", "change the type to 'Date'"]),
    Misuse(
      "@Mapped(.encodeOnly) struct $A { «@By(.base64) var $p: String }",
      "'@By(.base64)' is for 'Data', but '$p' is of type 'String'",
      fixes: ["remove the attribute", "change the type to 'Data'"]),
    Misuse(
      "@Mapped(.decodeOnly) struct $A { var «$p: Date }",
      "'$p' needs a field, such as '@By(.iso8601)': 'Date' has no JSON form of its own; also '.yearMonthDay', '.seconds' or '.milliseconds'",
      fixes: [
        "add '@By(.iso8601)'", "add '@By(.yearMonthDay)'", "add '@By(.seconds)'", "add '@By(.milliseconds)'",
      ]),
    Misuse(
      "@Mapped(.encodeOnly) struct $A { let «$p: $U }",
      noForm("$U"),
      given: "struct $U {}"),
    Misuse(
      "@Mapped(.encodeOnly) struct $A { «@Inlined var $p: $U }",
      "'@Inlined' needs a model: '$U' must be a struct or a class with '@Mapped'",
      given: "@Mapped(.encodeOnly) enum $U { case a }"),
    Misuse(
      "@Mapped(.encodeOnly, tag: \"t\") enum $A { case «$p($U) }",
      "with 'tag' alone the payload of '$p' is a model or has labels: '$U' has no members of its own",
      given: "@Mapped enum $U { case a }"),
    Misuse(
      "@Mapped(.encodeOnly) struct $A { «@Default(1) var $p: Int }",
      "'@Default' has no effect on a type that is only encoded", fixes: ["remove the attribute"]),
    Misuse(
      "@Mapped(.encodeOnly) struct $A { @Key(\"a\", «or: \"b\") var $p: Int }",
      "'or' has no effect on a type that is only encoded"),
    Misuse(
      "@Mapped(.encodeOnly) enum $A { @Key(\"a\", «or: \"b\") case $p }",
      "'or' has no effect on a type that is only encoded"),
    Misuse(
      "@Mapped(«direction$A) struct $A { var $p: Int }",
      "the direction must be one of the cases of 'MappingDirection', such as '.decodeOnly'",
      given: "let direction$A = MappingDirection.decodeOnly"),
    Misuse(
      "@Mapped(.decodeOnly) final class «$A { let $p: Int; init(other: Int) { $p = other } }",
      "'$A' needs an initializer that takes its properties in their order: 'init($p:)'",
      outlines: ["add the initializer"]),
  ]
}
