extension Misuse {
  private static let unmapped = "struct $U {}"

  /// The error about a type without a mapping.
  static func noForm(_ type: String) -> String {
    "'$p' can't be mapped: '\(type)' has no JSON form; write '@Mapped' before its declaration, or use '@By' with a field, or with the mapper of another strategy"
  }

  private static let dateForms = [".iso8601", ".yearMonthDay", ".seconds", ".milliseconds"]

  private static func addingField(_ fields: [String]) -> [String] { fields.map { "add '@By(\($0))'" } }

  private static func dates(_ step: String) -> [String] {
    addingField(dateForms.map { "DateField\($0).\(step)" })
  }

  /// Properties of types that need a field or a mapper.
  static let properties: [Misuse] = [
    // Dates and bytes have several forms, or one that must be named.
    Misuse(
      "@Mapped struct $A { var «$p: Date }",
      "'$p' needs a field, such as '@By(.iso8601)': 'Date' has no JSON form of its own; also '.yearMonthDay', '.seconds' or '.milliseconds'",
      fixes: addingField(dateForms)),
    Misuse(
      "@Mapped struct $A {\n  var $q: Int\n  let «$p: Foundation.Date?\n}",
      "'$p' needs a field, such as '@By(.iso8601)': 'Foundation.Date' has no JSON form of its own; also '.yearMonthDay', '.seconds' or '.milliseconds'",
      fixes: addingField(dateForms)),
    Misuse(
      "@Mapped struct $A { public private(set) var «$p: [Date] }",
      "'$p' needs a field, such as '@By(DateField.iso8601.array)': 'Date' has no JSON form of its own",
      fixes: dates("array")),
    Misuse(
      "@Mapped struct $A { let «$p: [String: Date]? }",
      "'$p' needs a field, such as '@By(DateField.iso8601.dictionary)': 'Date' has no JSON form of its own",
      fixes: dates("dictionary")),
    Misuse(
      "@Mapped struct $A { var «$p: Set<Date> = [] }",
      "'$p' needs a field, such as '@By(DateField.iso8601.set)': 'Date' has no JSON form of its own",
      fixes: dates("set")),
    Misuse(
      "@Mapped struct $A { let «$p: Dictionary<String, Date> }",
      "'$p' needs a field, such as '@By(DateField.iso8601.dictionary)': 'Date' has no JSON form of its own",
      fixes: dates("dictionary")),
    Misuse(
      "@Mapped struct $A {\n  @ExplicitNull var «$p: Optional<Date>\n}",
      "'$p' needs a field, such as '@By(.iso8601)': 'Date' has no JSON form of its own; also '.yearMonthDay', '.seconds' or '.milliseconds'",
      fixes: addingField(dateForms)),
    Misuse(
      "@Mapped struct $A { var «$p: [[Date]] }",
      "'$p' needs a field, such as '@By(.iso8601)': 'Date' has no JSON form of its own"),
    Misuse(
      "@Mapped\nstruct $A {\n  @Key(\"k\")\n  var «$p: Data\n}",
      "'$p' needs a field, such as '@By(.base64)': 'Data' has no JSON form of its own",
      fixes: addingField([".base64"])),
    Misuse(
      "@Mapped struct $A { let «$p: Data? }",
      "'$p' needs a field, such as '@By(.base64)': 'Data' has no JSON form of its own",
      fixes: addingField([".base64"])),
    Misuse(
      "@Mapped struct $A { let «$p: Decimal }",
      "'$p' needs a field, such as '@By(.decimal)': 'Decimal' has no JSON form of its own; also '.decimalString'",
      fixes: addingField([".decimal", ".decimalString"])),
    Misuse(
      "@Mapped struct $A { let «$p: [Decimal] }",
      "'$p' needs a field, such as '@By(DecimalField.decimal.array)': 'Decimal' has no JSON form of its own",
      fixes: addingField(["DecimalField.decimal.array", "DecimalStringField.decimalString.array"])),
    Misuse(
      "@Mapped struct $A { var «$p: Duration? = nil }",
      "'$p' needs a field, such as '@By(.iso8601Duration)': 'Duration' has no JSON form of its own",
      fixes: addingField([".iso8601Duration"])),
    // Another type has the form.
    Misuse(
      "@Mapped struct $A { var «$p: Any }", "'$p' can't be mapped: 'Any' has no JSON form; use 'OwnedJSON'",
      fixes: ["change the type to 'OwnedJSON'"]),
    Misuse(
      "@Mapped struct $A { let «$p: [String: Any]? }",
      "'$p' can't be mapped: 'Any' has no JSON form; use 'OwnedJSON'",
      fixes: ["change the type to 'OwnedJSON'"]),
    Misuse(
      "@Mapped struct $A { let «$p: [any Sendable] }",
      "'$p' can't be mapped: 'any Sendable' has no JSON form; use 'OwnedJSON'",
      fixes: ["change the type to 'OwnedJSON'"]),
    Misuse(
      "@Mapped struct $A { let «$p: AnyHashable }",
      "'$p' can't be mapped: 'AnyHashable' has no JSON form; use 'OwnedJSON'",
      fixes: ["change the type to 'OwnedJSON'"]),
    Misuse(
      "@Mapped struct $A { var «$p: Character = \"x\" }",
      "'$p' can't be mapped: 'Character' has no JSON form; use 'String'",
      fixes: ["change the type to 'String'"]),
    Misuse(
      "@Mapped struct $A { var «$p: [Substring] }",
      "'$p' can't be mapped: 'Substring' has no JSON form; use 'String'",
      fixes: ["change the type to 'String'"]),
    Misuse(
      "@Mapped struct $A { var «$p: CGFloat? }",
      "'$p' can't be mapped: 'CGFloat' has no JSON form; use 'Double'",
      fixes: ["change the type to 'Double'"]),
    // Models without `@Mapped`.
    Misuse("@Mapped struct $A { var «$p: $U }", noForm("$U"), given: unmapped),
    Misuse("@Mapped struct $A { var «$p: $U? }", noForm("$U"), fixes: ["leave it out"], given: unmapped),
    Misuse("@Mapped struct $A { let «$p: [$U] }", noForm("$U"), given: unmapped),
    Misuse("@Mapped struct $A { let «$p: [String: [$U]?] }", noForm("$U"), given: unmapped),
    Misuse("@Mapped struct $A { let «$p: LossyArray<$U> }", noForm("$U"), given: unmapped),
    Misuse(
      "@Mapped struct $A { var «$p: $U = $U() }", noForm("$U"), fixes: ["leave it out"], given: unmapped),
    Misuse("@Mapped struct $A { var «$p = $U() }", noForm("$U"), fixes: ["leave it out"], given: unmapped),
    Misuse(
      "@Mapped struct $A { let «$p: Range<Int> }",
      "'$p' needs '@By' or '@Ignored': 'Range<Int>' has no JSON form"),
    Misuse(
      "@Mapped struct $A<Value> { var $q: [Value]; let «$p: Data? }",
      "'$p' needs a field, such as '@By(.base64)': 'Data' has no JSON form of its own",
      fixes: addingField([".base64"])),
    Misuse(
      "@Mapped struct $A { var «$p: some Equatable = 1 }",
      "'$p' needs '@By' or '@Ignored': no text has an opaque type", fixes: ["leave it out"]),
    Misuse(
      "enum $B { @Mapped fileprivate struct $A { let $q: [$A]; let «$p: $U } }", noForm("$U"), given: unmapped
    ),
    Misuse(
      "@Mapped final class $A { let «$p: $U; init($p: $U) { self.$p = $p } }", noForm("$U"), given: unmapped),
    Misuse(
      "@Mapped struct $A { var «$p: [$U: Int] }",
      "'$p' can't be mapped: '$U' is no 'JSONObjectKey', as the keys of a dictionary must be",
      given: "struct $U: Hashable {}"),
    Misuse(
      "@Mapped struct $A { var «$p: any $B }",
      "'$p' can't be mapped: no text tells which type an 'any $B' has; use '@By' or '@Ignored'",
      given: "protocol $B {}"),
    Misuse(
      "@Mapped struct $A { var «$p: (any $B)? }",
      "'$p' can't be mapped: no text tells which type an '(any $B)' has; use '@By' or '@Ignored'",
      fixes: ["leave it out"], given: "protocol $B {}"),
    // Types that no JSON can represent.
    Misuse(
      "@Mapped struct $A { var «$p: (Int, Int) }", "'$p' needs '@By' or '@Ignored': no text has a tuple"),
    Misuse(
      "@Mapped struct $A { var «$p: [(x: Int, y: Int)]? }",
      "'$p' needs '@By' or '@Ignored': no text has a tuple", fixes: ["leave it out"]),
    Misuse(
      "@Mapped struct $A { let «$p: @Sendable () -> Void }",
      "'$p' needs '@By' or '@Ignored': no text has a function"),
    Misuse(
      "@Mapped struct $A { var «$p: ((Int) -> Void)? }",
      "'$p' needs '@By' or '@Ignored': no text has a function", fixes: ["leave it out"]),
    Misuse(
      "@Mapped struct $A {\n  var «$p, $q: $U\n}",
      "'$p', '$q' need a declaration each, so that their types can be checked",
      outlines: ["declare each on a line of its own"], given: unmapped),
    Misuse(
      "@Mapped struct $A {\n  var $p: Int, «$q: Date?\n}",
      "'$p', '$q' need a declaration each, so that their types can be checked",
      outlines: ["declare each on a line of its own"]),
    // Types in a generic type.
    Misuse(
      "@Mapped struct $A<Item> {\n  var $q: Item\n  var «$p: $U\n}", noForm("$U"), given: unmapped),
    Misuse(
      "@Mapped final class $A<Item> {\n  var «$p: [$U]\n  var $q: [Item]\n  init($p: [$U], $q: [Item]) { (self.$p, self.$q) = ($p, $q) }\n}",
      noForm("$U"), given: unmapped),
    Misuse(
      "@Mapped struct $A { var «$p: Int?? }",
      "'$p' is an optional of an optional: a text has one null for both"),
    Misuse(
      "@Mapped struct $A { var «$p = make$A() }",
      "'$p' needs a type annotation: its value does not tell the type", outlines: ["add a type annotation"],
      given: "func make$A() -> Int { 1 }"),
    Misuse(
      "@Mapped struct $A { «let $p = 1 }",
      "'$p' can't be read: a constant with a value never has another one", fixes: ["make it a variable"]),
    Misuse(
      "@Mapped struct $A { «weak var $p: $U? }",
      "'$p' can't be read: it is 'weak', so nothing would hold the object", fixes: ["leave it out"],
      given: "final class $U {}"),
    Misuse(
      "@Mapped struct $A { «unowned var $p: $U }",
      "'$p' can't be read: it is 'unowned', so nothing would hold the object",
      given: "final class $U {}"),
    Misuse(
      "@Mapped struct $A {\n  var $q: Int\n  «#if DEBUG\n  var $p: Int\n  #endif\n}",
      "'@Mapped' can't see which properties are left by '#if'"),
  ]
}
