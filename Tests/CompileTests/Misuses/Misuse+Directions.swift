extension Misuse {
  /// What is mapped in one direction where another is needed.
  static let directions: [Misuse] = [
    Misuse(
      "@Mapped struct $A { var «$p: [$U]? }",
      "'$p' can't be read and written: '$U' is mapped in one direction; give this type the same one, as in '@Mapped(.decodeOnly)'",
      given: "@Mapped(.decodeOnly) struct $U { var a: Int }"),
    Misuse(
      "@Mapped struct $A { var «$p: $U }",
      "'$p' can't be read and written: '$U' is mapped in one direction; give this type the same one, as in '@Mapped(.decodeOnly)'",
      given: "@Mapped(.encodeOnly) enum $U: String { case a }"),
    Misuse(
      "@Mapped struct $A { «@Inlined var $p: $U }",
      "'@Inlined' needs a model that is read and written: '$U' is mapped in one direction",
      given: "@Mapped(.encodeOnly) struct $U { var a: Int }"),
    Misuse(
      "@Mapped enum $A { case $q, «$p($U) }",
      "the payload of '$p' can't be read and written: '$U' is mapped in one direction; give this type the same one, as in '@Mapped(.decodeOnly)'",
      given: "@Mapped(.decodeOnly) struct $U { var a: Int }"),
    Misuse(
      "@Mapped(tag: \"t\") enum $A { case «$p($U) }",
      "the payload of '$p' can't be read and written: '$U' is mapped in one direction; give this type the same one, as in '@Mapped(.decodeOnly)'",
      given: "@Mapped(.encodeOnly) struct $U { var a: Int }"),
    Misuse(
      "@Mapped struct $A { «@By($U()) var $p: Int }",
      "'@By($U())' maps in one direction, but the type is read and written",
      given: """
        struct $U: Decoding { func decode(_ json: JSONValue) throws(JSONError) -> Int { 1 } }
        """),
    Misuse(
      "@Mapped(.encodeOnly) struct $A { «@By($U()) var $p: Int? }",
      "'@By($U())' can't encode, as the type needs it",
      given: """
        struct $U: Decoding { func decode(_ json: JSONValue) throws(JSONError) -> Int { 1 } }
        """),
    Misuse(
      "@Mapped(.decodeOnly) struct $A { «@By($U()) var $p: Int }",
      "'@By($U())' can't decode, as the type needs it",
      given: """
        struct $U: Encoding { func encode(_ model: Int, into writer: inout JSONWriter) {} }
        """),
    Misuse(
      "@Mapped(fields: .by($U(), for: Int.self)) struct $A { var «$p: Int }",
      "the field of 'fields' maps in one direction, but the type is read and written",
      given: """
        struct $U: Decoding { func decode(_ json: JSONValue) throws(JSONError) -> Int { 1 } }
        """),
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
      "'$p' can't be mapped: '$U' has no JSON form; write '@Mapped' before its declaration, or use '@By'",
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
