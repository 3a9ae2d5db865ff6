extension DiagnosticTests {
  static let properties: [RefusedDeclaration] = [
    .model(
      "var «size = makeSize()", "'size' needs a type annotation: its value does not tell the type",
      fix: "add a type annotation", fixed: "var size: <#type#> = makeSize()"),
    .model("var «(a, b): (Int, Int)", "a tuple of properties can't be mapped: declare each by itself"),
    .model(
      "«let version = 1", "'version' can't be read: a constant with a value never has another one",
      fix: "make it a variable", fixed: "var version = 1"),
    .model(
      "«weak var owner: Owner?", "'owner' can't be read: it is 'weak', so nothing would hold the object",
      fix: "leave it out", fixed: "@Ignored weak var owner: Owner?"),
    .model(
      #"@Key("by") private «weak var owner: Owner?"#,
      "'owner' can't be read: it is 'weak', so nothing would hold the object"),
    .model(
      "«unowned(unsafe) let owner: Owner",
      "'owner' can't be read: it is 'unowned', so nothing would hold the object"),
    .model(
      "«@Ignored var cache: [Int]", "'@Ignored' needs a value for 'cache', which is never read",
      fix: "add a value", fixed: "@Ignored var cache: [Int] = <#value#>"),
    .model("«@ExplicitNull »var id: Int", "'@ExplicitNull' is for optionals: 'id' can't be null"),
    .model(
      "«@ExplicitNull »var id: Int? = 1",
      "'@ExplicitNull' requires the key of 'id', so its value would never be used"),
    .model(
      "«@Inlined var page: Page?", "'@Inlined' is not for optionals: nothing tells whether 'page' is there"),
    .model("«#if DEBUG\n  var id: Int\n  #endif", "'@Mapped' can't see which properties are left by '#if'"),
    .model(
      #"var «site = URL(string: "a")"#, "'site' needs a type annotation: its value does not tell the type",
      fix: "add a type annotation", fixed: #"var site: <#type#> = URL(string: "a")"#),
    .model(
      #"var «count = Int("1")"#, "'count' needs a type annotation: its value does not tell the type",
      fix: "add a type annotation", fixed: #"var count: <#type#> = Int("1")"#),
    .model(
      "«@Ignored var cache: Optional<Int>", "'@Ignored' needs a value for 'cache', which is never read",
      fix: "add a value", fixed: "@Ignored var cache: Optional<Int> = <#value#>"),
    .model("var «patch: Int??", "'patch' is an optional of an optional: a text has one null for both"),
    .model(
      "var «patch: Optional<Int>?", "'patch' is an optional of an optional: a text has one null for both"),
    .model("«@Inlined var names: [String]", "'@Inlined' is for models: '[String]' has no members of its own"),
    .model(
      "«@Inlined var name: Swift.String", "'@Inlined' is for models: 'Swift.String' has no members of its own"
    ),
    .model(
      "«@Inlined var counts: [String: Int]",
      "'@Inlined' is for models: '[String: Int]' has no members of its own"),
    .model(
      "«@Inlined var names: Set<String>", "'@Inlined' is for models: 'Set<String>' has no members of its own"),
    .model(
      "var «tags = Set([1])", "'tags' needs a type annotation: its value does not tell the type",
      fix: "add a type annotation", fixed: "var tags: <#type#> = Set([1])"),
    .model(
      "var «tags = Array(repeating: 0, count: 3)",
      "'tags' needs a type annotation: its value does not tell the type", fix: "add a type annotation",
      fixed: "var tags: <#type#> = Array(repeating: 0, count: 3)"),
    .model(
      "var «tags = Swift.Dictionary(uniqueKeysWithValues: pairs)",
      "'tags' needs a type annotation: its value does not tell the type", fix: "add a type annotation",
      fixed: "var tags: <#type#> = Swift.Dictionary(uniqueKeysWithValues: pairs)"),
    .model(
      "var «tags = Optional(3)", "'tags' needs a type annotation: its value does not tell the type",
      fix: "add a type annotation", fixed: "var tags: <#type#> = Optional(3)"),
    .model(
      "var «tags = LossyArray([1])", "'tags' needs a type annotation: its value does not tell the type",
      fix: "add a type annotation", fixed: "var tags: <#type#> = LossyArray([1])"),
    .model(
      "«#if DEBUG\n  #if os(Linux)\n  var id: Int\n  #endif\n  #endif",
      "'@Mapped' can't see which properties are left by '#if'"),
    .model(
      "var «pair: (Int, Int)?", "'pair' needs '@By' or '@Ignored': no text has a tuple", fix: "leave it out",
      fixed: "@Ignored var pair: (Int, Int)?"),
    .model(
      "let «pairs: [String: [(x: Int, y: Int)]]", "'pairs' needs '@By' or '@Ignored': no text has a tuple"),
    .model(
      "var «action: (@Sendable () -> Void)?", "'action' needs '@By' or '@Ignored': no text has a function",
      fix: "leave it out", fixed: "@Ignored var action: (@Sendable () -> Void)?"),
    .model(
      "private(set) var a = 1, «b, c: Other?",
      "'a', 'b', 'c' need a declaration each, so that their types can be checked",
      fix: "declare each on a line of its own",
      fixed: """
        private(set) var a = 1
          private(set) var b: Other?
          private(set) var c: Other?
        """),
    .model("let «action: @Sendable () -> Void", "'action' needs '@By' or '@Ignored': no text has a function"),
  ]

  static let attributes: [RefusedDeclaration] = [
    .model(#"«@Key("b") »static var a: Int"#, "'@Key' has no effect on a static property"),
    .model("«@Ignored »var a: Int { 1 }", "'@Ignored' has no effect on a computed property"),
    .model(#"«@Key("b") »lazy var a = 1"#, "'@Key' has no effect on a lazy property"),
    .init("struct A {\n  «@Key(\"b\") »var a: Int\n}", "'@Key' has no effect on a type without '@Mapped'"),
    .model(#"@Ignored «@Key("b") »var a: Int = 1"#, "'@Ignored' and '@Key' exclude each other"),
    .model(#"@Key("b") «@Inlined »var a: B"#, "'@Key' and '@Inlined' exclude each other"),
    .model("@ExplicitNull «@Default(1) »var a: Int?", "'@ExplicitNull' and '@Default' exclude each other"),
    .model(#"@Key("b") «@Key(path: "c.d") »var a: Int"#, "'@Key' is given twice"),
    .model(#"@Key(«"a\(1)") var a: Int"#, "a key must be a string literal without interpolation"),
    .model("@Default(1, evenIfWrong: «isTolerant) var a: Int", "'evenIfWrong' must be 'true' or 'false'"),
    .init(
      "@Mapped(keys: «theirs) struct A {\n  var a: Int\n}",
      "'keys' must be one of the cases of 'KeyCase', such as '.snakeCase'"),
    .init("@Mapped(«tag: \"type\") struct A {\n  var a: Int\n}", "'tag' is for enums"),
    .init("@Mapped(«.untagged) struct A {\n  var a: Int\n}", "'untagged' is for enums"),
    .init(
      "@Mapped struct A {\n  «#if DEBUG\n  @Key(\"b\")\n  #endif\n  var a: Int\n}",
      "'@Mapped' can't see which attributes are left by '#if'",
      expanded: "struct A {\n  #if DEBUG\n  @Key(\"b\")\n  #endif\n  var a: Int\n}"),
    .model("@Ignored «@By(.base64) »var a: Int = 1", "'@Ignored' and '@By' exclude each other"),
    .model("@Default(1) «@Ignored »var a: Int = 1", "'@Default' and '@Ignored' exclude each other"),
  ]

  static let misplaced: [RefusedDeclaration] = [
    .init("struct A {\n  var a: Int\n  «@Key(\"b\") »func f() {}\n}", "'@Key' has no effect on a function"),
    .init("struct A {\n  var a: Int\n  «@Key(\"b\") »struct B {}\n}", "'@Key' has no effect on a type"),
    .init(#"«@Key("b") »var a = 1"#, "'@Key' has no effect on a variable outside of a type"),
    .init(
      "struct A {\n  func f() {\n    «@Default(1) »var a = 1\n  }\n}",
      "'@Default' has no effect on a local variable"),
    .init(
      "@Mapped struct A: RawRepresentable {\n  «@Key(\"b\") »var rawValue: Int\n}",
      "'@Key' has no effect on a property of a type with raw values"),
    .init(
      "@Mapped enum E: String {\n  «@Key(\"b\") »case a\n}", "'@Key' has no effect on a case with a raw value"
    ),
    .init("struct A {\n  var a: Int\n  «@Key(\"b\") »init() {}\n}", "'@Key' has no effect on an initializer"),
    .init(
      "struct A {\n  var a: Int\n  «@Key(\"b\") »subscript(i: Int) -> Int { 1 }\n}",
      "'@Key' has no effect on a subscript"),
    .init(
      "struct A {\n  var a: Int\n  «@Key(\"b\") »typealias B = Int\n}", "'@Key' has no effect on a type alias"
    ),
    .init("enum E {\n  «@Key(\"b\") »case a\n}", "'@Key' has no effect on a type without '@Mapped'"),
  ]

  static let keys: [RefusedDeclaration] = [
    .model("var a: Int\n  «@Key(\"a\") var b: Int", #"the key "a" is already that of 'a'"#),
    .init(
      "@Mapped(keys: .snakeCase) struct A {\n  var userID: Int\n  var «userId: Int\n}",
      #"the key "user_id" is already that of 'userID'"#),
    .model(
      "@Key(\"a\", or: \"old\") var a: Int\n  «@Key(\"b\", or: \"old\") var b: Int",
      #"the key "old" is already that of 'a'"#),
    .model(#"@Key("a", or: "b", «"a") var a: Int"#, #"the key "a" is listed twice"#),
    .model(
      "var image: Image\n  «@Key(path: \"image.width\") var width: Int",
      #"the path "image.width" leads through "image", which is the key of 'image'"#),
    .model(
      "@Key(path: \"image.width\") var width: Int\n  var «image: Image",
      #"the key "image" is that of an object on the way to 'width'"#),
    .model(
      "@Key(path: \"a.b\") var x: Int\n  «@Key(path: \"a.b\") var y: Int",
      #"the key "a.b" is already that of 'x'"#),
    .model(
      #"@Key(path: «"image..width") var width: Int"#,
      #"a path is keys with dots between them, such as "image.size.width""#),
    .model(
      #"@Key(path: «"images[0].width") var width: Int"#,
      #"a path is keys with dots between them, such as "image.size.width""#),
    .model(
      #"@Key(path: «"$.image") var width: Int"#,
      #"a path is keys with dots between them, such as "image.size.width""#),
  ]
}
