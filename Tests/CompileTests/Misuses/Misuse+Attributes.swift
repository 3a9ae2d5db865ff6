extension Misuse {
  /// Attributes that don't fit the declaration.
  static let attributes: [Misuse] = [
    Misuse(
      "@Mapped struct $A { «@By(.yearMonthDay) var $p: Int }",
      "'@By(.yearMonthDay)' is for 'Date', but '$p' is of type 'Int'",
      fixes: ["remove the attribute", "change the type to 'Date'"]),
    Misuse(
      "@Mapped struct $A {\n  @Key(\"k\") «@By(.base64) let $p: String?\n}",
      "'@By(.base64)' is for 'Data', but '$p' is of type 'String?'",
      fixes: ["remove the attribute", "change the type to 'Data?'"]),
    Misuse(
      "@Mapped struct $A { «@By(.iso8601) let $p: [Date] }",
      "'@By(.iso8601)' is for 'Date', but '$p' is of type '[Date]'", fixes: ["change the type to 'Date'"]),
    Misuse(
      "@Mapped struct $A { «@By(NumberStringField<Int>.numberString()) let $p: Double }",
      "'@By(NumberStringField<Int>.numberString())' is for another type, but '$p' is of type 'Double'",
      fixes: ["remove the attribute"]),
    Misuse(
      "@Mapped struct $A { «@By(.url) var $p = 1 }",
      "'@By(.url)' is for 'URL', but '$p' is of type 'Int'", fixes: ["remove the attribute"]),
    Misuse(
      "@Mapped struct $A { «@Default(\"x\") var $p: Int }",
      "'@Default' needs a value of type 'Int', which is that of '$p'", fixes: ["remove the attribute"]),
    Misuse(
      "@Mapped struct $A { @By(.yearMonthDay) «@Default(1) let $p: Date? }",
      "'@Default' needs a value of type 'Date?', which is that of '$p'", fixes: ["remove the attribute"]),
    Misuse(
      "@Mapped struct $A { «@Default(1.5, evenIfWrong: true) let $p: [Int] }",
      "'@Default' needs a value of type '[Int]', which is that of '$p'", fixes: ["remove the attribute"]),
    Misuse(
      "@Mapped struct $A { @Default(1, evenIfWrong: «is$A) let $p: Int }",
      "'evenIfWrong' must be 'true' or 'false'", given: "let is$A = true"),
    Misuse(
      "@Mapped struct $A { «@Inlined var $p: $U }",
      "'@Inlined' needs a model: '$U' must be a struct or a class with '@Mapped'", given: "struct $U {}"),
    Misuse(
      "@Mapped struct $A { «@Inlined var $p: $U }",
      "'@Inlined' needs a model: '$U' must be a struct or a class with '@Mapped'",
      given: "@Mapped enum $U { case a }"),
    Misuse(
      "@Mapped struct $A { «@Inlined var $p: Int }",
      "'@Inlined' is for models: 'Int' has no members of its own"),
    Misuse(
      "@Mapped struct $A { «@Inlined let $p: $B? }",
      "'@Inlined' is not for optionals: nothing tells whether '$p' is there",
      given: "@Mapped struct $B { var a: Int }"),
    Misuse(
      "@Mapped struct $A { «@Ignored var $p: Int }", "'@Ignored' needs a value for '$p', which is never read",
      outlines: ["add a value"]),
    Misuse(
      "@Mapped struct $A { «@ExplicitNull var $p: Int }",
      "'@ExplicitNull' is for optionals: '$p' can't be null",
      fixes: ["remove the attribute"]),
    Misuse(
      "@Mapped struct $A { «@ExplicitNull var $p: Int? = 1 }",
      "'@ExplicitNull' requires the key of '$p', so its value would never be used",
      fixes: ["remove the attribute"]),
    Misuse(
      "@Mapped struct $A { @Ignored «@Key(\"k\") var $p = 1 }", "'@Ignored' and '@Key' exclude each other",
      fixes: ["remove the attribute"]),
    Misuse(
      "@Mapped struct $A { «@Key(\"k\") static let $p = 1 }", "'@Key' has no effect on a static property",
      fixes: ["remove the attribute"]),
    Misuse(
      "@Mapped struct $A { «@Ignored var $p: Int { 1 } }", "'@Ignored' has no effect on a computed property",
      fixes: ["remove the attribute"]),
    Misuse(
      "struct $A { «@Key(\"k\") var $p: Int }", "'@Key' has no effect on a type without '@Mapped'",
      fixes: ["remove the attribute"]),
    Misuse(
      "@Mapped struct $A {\n  let $p: Int\n  «@Default(1) func $q() {}\n}",
      "'@Default' has no effect on a function",
      fixes: ["remove the attribute"]),
    // Fields for all properties of a type.
    Misuse(
      "@Mapped(fields: .by(.yearMonthDay, for: Data.self)) struct $A { var «$p: Data }",
      "the field of 'fields' is for another type: '$p' is of type 'Data'"),
    Misuse(
      "@Mapped(fields: .by(.iso8601, for: Date.self), «.by(.seconds, for: Date.self)) struct $A { var $p: Date }",
      "'fields' has two rules for 'Date'"),
    Misuse(
      "@Mapped(fields: «rule$A) struct $A { var $p: Int }",
      "'fields' needs rules, such as '.by(.yearMonthDay, for: Date.self)'",
      given: "let rule$A = FieldRule.by(.yearMonthDay, for: Date.self)"),
    Misuse(
      "@Mapped(fields: «.by(.booleanNumber, for: Swift.Bool.self)) struct $A { var $p: Bool }",
      "no property has the type 'Swift.Bool'; types are compared as they are written"),
    Misuse(
      "@Mapped(«fields: .by(.yearMonthDay, for: Date.self)) enum $A { case $p }",
      "'fields' is for structs and classes"),
  ]

  /// A key that looks like a path.
  private static func notAPath(
    _ attribute: String, _ type: String, _ key: String, fixes: [String], outlines: [String] = []
  ) -> Misuse {
    Misuse(
      "@Mapped struct $A { \(attribute) var $p: \(type) }",
      "\"\(key)\" is a key, not a path: use '@Key(path:)', or #\"\(key)\"# for a key with a dot",
      fixes: fixes, outlines: outlines)
  }

  /// Keys and paths.
  static let keys: [Misuse] = [
    notAPath(
      #"@Key("name", or: «"user.name")"#, "String", "user.name",
      fixes: ["make it a path", "make it a key with a dot"]),
    notAPath(
      #"@Key(«"a.b", or: "c.d")"#, "String?", "a.b", fixes: ["make it a path"],
      outlines: ["make it a key with a dot"]),
    notAPath(
      #"@Key(«"items.0-x")"#, "String", "items.0-x", fixes: ["make it a path", "make it a key with a dot"]),
    // Paths in the forms of other packages, and texts that can't be paths.
    notAPath(#"@Key(«"$.a.b")"#, "String", "$.a.b", fixes: ["make it a path", "make it a key with a dot"]),
    notAPath(#"@Key(«"$.a")"#, "String?", "$.a", fixes: ["make it a path", "make it a key with a dot"]),
    notAPath(#"@Key(«"$.a[0].b")"#, "String", "$.a[0].b", fixes: ["make it a key with a dot"]),
    notAPath(#"@Key(«"a.b[1]")"#, "String", "a.b[1]", fixes: ["make it a key with a dot"]),
    notAPath(#"@Key("k", or: «"$.a.b")"#, "String", "$.a.b", fixes: ["make it a key with a dot"]),
    notAPath(#"@Key("a", or: «"a.b")"#, "String", "a.b", fixes: ["make it a key with a dot"]),
    Misuse(
      "@Mapped struct $A { @Key(path: «\"$.a.b\") var $p: String }",
      "a path is keys with dots between them, such as \"image.size.width\""),
    Misuse(
      "@Mapped struct $A { @Key(path: «\"a..b\") var $p: String }",
      "a path is keys with dots between them, such as \"image.size.width\""),
    Misuse(
      "@Mapped struct $A { @Key(path: \"a\", or: «\"a.b\") var $p: String }",
      "the path \"a.b\" is never read: wherever it leads to a value, \"a\" has one"),
    Misuse(
      "@Mapped struct $A { @Key(path: \"a.b\", or: «\"a.b\") var $p: String }",
      "the key \"a.b\" is listed twice"),
    Misuse(
      "@Mapped struct $A { @Key(\"k\", or: «\"k\") var $p: String }", "the key \"k\" is listed twice"),
    Misuse(
      "@Mapped struct $A { «@Key(1) var $p: Int }",
      "the key of a property is a string: an integer is a tag of a case"),
    Misuse(
      "@Mapped struct $A { @Key(\"a\") «@Key(\"b\") var $p: Int }", "'@Key' is given twice",
      fixes: ["remove the attribute"]),
    Misuse(
      "@Mapped struct $A {\n  var $p: Int\n  «@Key(\"$p\") var $q: Int\n}",
      "the key \"$p\" is already that of '$p'"),
    Misuse(
      "@Mapped struct $A {\n  @Key(\"k\") var $p: Int\n  «@Key(path: \"k.l\") var $q: Int\n}",
      "the path \"k.l\" leads through \"k\", which is the key of '$p'"),
    Misuse(
      "@Mapped struct $A {\n  @Key(path: \"k.l\") var $q: Int\n  «@Key(\"k\") var $p: Int\n}",
      "the key \"k\" is that of an object on the way to '$q'"),
    Misuse(
      "@Mapped struct $A { @Key(«\"a\\(1)\") var $p: Int }",
      "a key must be a string literal without interpolation"),
    Misuse(
      "@Mapped(keys: «case$A) struct $A { var $p: Int }",
      "'keys' must be one of the cases of 'KeyCase', such as '.snakeCase'",
      given: "let case$A = KeyCase.snakeCase"),
  ]
}
