extension Misuse {
  /// Types that can't be mapped, with any contents.
  static let types: [Misuse] = [
    Misuse(
      "@Mapped «@Mapped struct $A { var $p: Int }", "'@Mapped' is given twice",
      fixes: ["remove the attribute"]),
    Misuse(
      "@Mapped\n«@Mapped(keys: .snakeCase)\nstruct $A { var $p: Int }", "'@Mapped' is given twice",
      outlines: ["remove the attribute"]),
    Misuse(
      "«@Mapped final class $A { let $p: Int; init?($p: Int) { self.$p = $p } }",
      "'init($p:)' may fail, but decoding calls it without an error of its own: move the check into the type of a property"
    ),
    Misuse(
      "«@Mapped\nstruct $A {\n  let $p: Int\n  let $q: Int\n  init($p: Int, $q: Int) throws { self.$p = $p; self.$q = $q }\n}",
      "'init($p:$q:)' throws, but decoding calls it without an error of its own: move the check into the type of a property"
    ),
    Misuse(
      "@Mapped final class «$A { let $p: Int; init(other: Int) { $p = other } }",
      "'$A' needs an initializer that takes its properties in their order: 'init($p:)'",
      outlines: ["add the initializer"]),
    Misuse(
      "@Mapped class «$A { let $p: Int; init($p: Int) { self.$p = $p } }",
      "'@Mapped' needs a final class: a subclass of '$A' could not be read", fixes: ["make the class final"]),
    Misuse(
      "«@MainActor @Mapped struct $A { var $p: Int }",
      "'@Mapped' is not for types of the main actor: a mapper may be used on any thread",
      fixes: ["remove the attribute"]),
    Misuse(
      "enum $B { @Mapped «private struct $A { var $p: Int } }",
      "'$A' can't be extended outside of the type around it: make it 'fileprivate'",
      fixes: ["make it fileprivate"]),
    Misuse(
      "«@Mapped protocol $A {}", "'@Mapped' is for structs, enums and final classes, not for a protocol"),
    Misuse("«@Mapped actor $A {}", "'@Mapped' is for structs, enums and final classes, not for an actor"),
    Misuse(
      "«@Mapped extension $A {}", "'extension' macro cannot be attached to extension (extension of '$A')",
      given: "struct $A {}"),
    Misuse("@Mapped(«tag: \"type\") struct $A { var $p: Int }", "'tag' is for enums"),
    Misuse("@Mapped(«.untagged) struct $A { var $p: Int }", "'untagged' is for enums"),
    Misuse(
      "@Mapped(«keys: .snakeCase) enum $A: Int { case a }",
      "'keys' has no effect: a type with raw values is read and written as those"),
    Misuse(
      "@Mapped enum $A: «Character { case a = \"a\" }",
      "raw values of type 'Character' can't be read: use 'String'"),
    // Models that contain one of these, and code that uses it, have no errors.
    Misuse(
      "@Mapped struct $A { let «$p: (Int, Int) }", "'$p' needs '@By' or '@Ignored': no text has a tuple",
      given: """
        @Mapped struct $B { var a: [$A]; @Inlined var b: $A }
        func use$A() throws { _ = try DerivedMapper<$B>().encodeToString(DerivedMapper<$B>().decode("{}")) }
        """),
    Misuse(
      "@Mapped struct $A { let «$p: $U }",
      noForm("$U"),
      given: """
        struct $U {}
        @Mapped(tag: "t") enum $B { case a($A), b(c: $A) }
        func use$A() throws { _ = try DerivedMapper<$B>().encodeToString(DerivedMapper<$B>().decode("{}")) }
        """),
  ]

  /// Cases and their payloads.
  static let enums: [Misuse] = [
    Misuse(
      "@Mapped enum $A { case «$p($U) }",
      "the payload of '$p' can't be mapped: '$U' has no JSON form; write '@Mapped' before its declaration, or put it into a model with '@By'",
      given: "struct $U {}"),
    Misuse(
      "@Mapped enum $A { case $q, «$p(a: Int, b: [$U]) }",
      "the payload of '$p' can't be mapped: '[$U]' has no JSON form; write '@Mapped' before its declaration, or put it into a model with '@By'",
      given: "struct $U {}"),
    Misuse(
      "@Mapped(.untagged) enum $A {\n  case $q(Int)\n  case «$p(Date)\n}",
      "the payload of '$p' can't be mapped: 'Date' has no JSON form; write '@Mapped' before its declaration, or put it into a model with '@By'"
    ),
    Misuse(
      "@Mapped(tag: \"type\", content: \"value\") enum $A { case «$p(Any) }",
      "the payload of '$p' can't be mapped: 'Any' has no JSON form; write '@Mapped' before its declaration, or put it into a model with '@By'"
    ),
    Misuse(
      "@Mapped(tag: \"type\") enum $A { case «$p($U) }",
      "with 'tag' alone the payload of '$p' is a model or has labels: '$U' has no members of its own",
      given: "struct $U {}"),
    Misuse(
      "@Mapped(tag: \"type\") enum $A { case «$p(Int) }",
      "with 'tag' alone the payload of '$p' is a model or has labels: 'Int' has no members of its own"),
    Misuse(
      "@Mapped enum $A { case «$p(() -> Void) }",
      "the payload of '$p' can't be mapped: no text has a function"),
    Misuse(
      "@Mapped enum $A {\n  @Key(\"k\") case $p\n  «@Key(\"k\") case $q\n}",
      "the name \"k\" is already that of '$p'"),
    Misuse(
      "@Mapped(tag: \"t\") enum $A {\n  @Key(7, or: 8) case $p\n  «@Key(8) case $q\n}",
      "the name 8 is already that of '$p'"),
    Misuse(
      "@Mapped enum $A {\n  @Key(\"$q\", or: \"k\") case $p(Int)\n  case «$q(Int)\n}",
      "the name \"$q\" is already that of '$p'"),
    Misuse(
      "@Mapped(keys: .snakeCase) enum $A { case maxWidth(Int), «max_width(Int) }",
      "the name \"max_width\" is already that of 'maxWidth'"),
    Misuse("@Mapped enum $A { case «$p(Int, Int) }", "the values of '$p' need labels, which are their keys"),
    Misuse(
      "@Mapped(tag: \"type\") enum $A { case «$p(type: String) }", "the tag \"type\" is also a key of '$p'"),
    Misuse(
      "@Mapped(tag: «\"data.type\") enum $A { case $p(a: Int) }",
      "\"data.type\" is a key, not a path: a tag stands in the object itself; use #\"data.type\"# for a key with a dot",
      fixes: ["make it a key with a dot"]),
    Misuse(
      "@Mapped(tag: \"t\", content: «\"t\") enum $A { case $p(Int) }",
      "the tag and the content can't both have the key \"t\""),
    Misuse(
      "@Mapped(tag: \"t\") enum $A {\n  @Key(1) case $p\n  case «$q\n}",
      "the tags of an enum are all strings or all integers: '$q' needs an integer, as in '@Key(1)'"),
    Misuse(
      "@Mapped(tag: \"t\") enum $A {\n  @Key(1) case $p\n  «@Key(\"k\") case $q\n}",
      "the tags of an enum are all strings or all integers: '$q' needs an integer, as in '@Key(1)'"),
    Misuse(
      "@Mapped enum $A {\n  «@Key(1) case $p\n  @Key(2) case $q\n}",
      "an integer is a tag of a case with '@Mapped(tag:)'; an enum without payloads has raw values of type 'Int'"
    ),
    Misuse("@Mapped enum «$A {}", "'$A' has no cases to read"),
    Misuse(
      "@Mapped enum $A { «@Key(path: \"a.b\") case $p(Int) }", "a case has a name, not a path"),
    Misuse(
      "@Mapped enum $A { «@By(.base64) case $p(Int) }", "'@By' has no effect on a case",
      fixes: ["remove the attribute"]),
    Misuse(
      "@Mapped enum $A: String { «@Key(\"k\") case $p }", "'@Key' has no effect on a case with a raw value",
      fixes: ["remove the attribute"]),
    Misuse(
      "@Mapped(.untagged) enum $A { case $p(Int), «$q }",
      "'$q' needs a payload: without a tag nothing else tells it"),
  ]
}
