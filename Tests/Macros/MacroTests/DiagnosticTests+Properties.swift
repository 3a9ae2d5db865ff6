extension DiagnosticTests {
  static let properties: [RefusedDeclaration] = [
    RefusedDeclaration(
      source: "@Mapped struct A {\n  var size = makeSize()\n}",
      message: "'size' needs a type annotation: its value does not tell the type", line: 2, column: 7,
      fixIts: ["add a type annotation"], fixed: "@Mapped struct A {\n  var size: <#type#> = makeSize()\n}"),
    RefusedDeclaration(
      source: "@Mapped struct A {\n  var (a, b): (Int, Int)\n}",
      message: "a tuple of properties can't be mapped: declare each by itself", line: 2, column: 7),
    RefusedDeclaration(
      source: "@Mapped struct A {\n  let version = 1\n}",
      message: "'version' can't be read: a constant with a value never has another one", line: 2, column: 3,
      fixIts: ["make it a variable"], fixed: "@Mapped struct A {\n  var version = 1\n}"),
    RefusedDeclaration(
      source: "@Mapped struct A {\n  weak var owner: Owner?\n}",
      message: "'owner' can't be read: it is 'weak', so nothing would hold the object", line: 2, column: 3,
      fixIts: ["leave it out"], fixed: "@Mapped struct A {\n  @Ignored weak var owner: Owner?\n}"),
    RefusedDeclaration(
      source: "@Mapped struct A {\n  @Key(\"by\") private weak var owner: Owner?\n}",
      message: "'owner' can't be read: it is 'weak', so nothing would hold the object", line: 2, column: 22),
    RefusedDeclaration(
      source: "@Mapped struct A {\n  unowned(unsafe) let owner: Owner\n}",
      message: "'owner' can't be read: it is 'unowned', so nothing would hold the object", line: 2, column: 3),
    RefusedDeclaration(
      source: "@Mapped struct A {\n  @Ignored var cache: [Int]\n}",
      message: "'@Ignored' needs a value for 'cache', which is never read", line: 2, column: 3,
      fixIts: ["add a value"], fixed: "@Mapped struct A {\n  @Ignored var cache: [Int] = <#value#>\n}"),
    RefusedDeclaration(
      source: "@Mapped struct A {\n  @ExplicitNull var id: Int\n}",
      message: "'@ExplicitNull' is for optionals: 'id' can't be null", line: 2, column: 3,
      fixIts: ["remove the attribute"], fixed: "@Mapped struct A {\n  var id: Int\n}"),
    RefusedDeclaration(
      source: "@Mapped struct A {\n  @ExplicitNull var id: Int? = 1\n}",
      message: "'@ExplicitNull' requires the key of 'id', so its value would never be used", line: 2,
      column: 3,
      fixIts: ["remove the attribute"], fixed: "@Mapped struct A {\n  var id: Int? = 1\n}"),
    RefusedDeclaration(
      source: "@Mapped struct A {\n  @Inlined var page: Page?\n}",
      message: "'@Inlined' is not for optionals: nothing tells whether 'page' is there", line: 2, column: 3),
    RefusedDeclaration(
      source: "@Mapped struct A {\n  #if DEBUG\n  var id: Int\n  #endif\n}",
      message: "'@Mapped' can't see which properties are left by '#if'", line: 2, column: 3),
    RefusedDeclaration(
      source: "@Mapped struct A {\n  var site = URL(string: \"a\")\n}",
      message: "'site' needs a type annotation: its value does not tell the type", line: 2, column: 7,
      fixIts: ["add a type annotation"],
      fixed: "@Mapped struct A {\n  var site: <#type#> = URL(string: \"a\")\n}"),
    RefusedDeclaration(
      source: "@Mapped struct A {\n  var count = Int(\"1\")\n}",
      message: "'count' needs a type annotation: its value does not tell the type", line: 2, column: 7,
      fixIts: ["add a type annotation"],
      fixed: "@Mapped struct A {\n  var count: <#type#> = Int(\"1\")\n}"),
    RefusedDeclaration(
      source: "@Mapped struct A {\n  @Ignored var cache: Optional<Int>\n}",
      message: "'@Ignored' needs a value for 'cache', which is never read", line: 2, column: 3,
      fixIts: ["add a value"],
      fixed: "@Mapped struct A {\n  @Ignored var cache: Optional<Int> = <#value#>\n}"),
    RefusedDeclaration(
      source: "@Mapped struct A {\n  var patch: Int??\n}",
      message: "'patch' is an optional of an optional: a text has one null for both", line: 2, column: 7),
    RefusedDeclaration(
      source: "@Mapped struct A {\n  var patch: Optional<Int>?\n}",
      message: "'patch' is an optional of an optional: a text has one null for both", line: 2, column: 7),
    RefusedDeclaration(
      source: "@Mapped struct A {\n  @Inlined var names: [String]\n}",
      message: "'@Inlined' is for models: '[String]' has no members of its own", line: 2, column: 3),
    RefusedDeclaration(
      source: "@Mapped struct A {\n  @Inlined var name: Swift.String\n}",
      message: "'@Inlined' is for models: 'Swift.String' has no members of its own", line: 2, column: 3),
    RefusedDeclaration(
      source: "@Mapped struct A {\n  @Inlined var counts: [String: Int]\n}",
      message: "'@Inlined' is for models: '[String: Int]' has no members of its own", line: 2, column: 3),
    RefusedDeclaration(
      source: "@Mapped struct A {\n  @Inlined var names: Set<String>\n}",
      message: "'@Inlined' is for models: 'Set<String>' has no members of its own", line: 2, column: 3),
    RefusedDeclaration(
      source: "@Mapped struct A {\n  var tags = Set([1])\n}",
      message: "'tags' needs a type annotation: its value does not tell the type", line: 2, column: 7,
      fixIts: ["add a type annotation"],
      fixed: "@Mapped struct A {\n  var tags: <#type#> = Set([1])\n}"),
    RefusedDeclaration(
      source: "@Mapped struct A {\n  var tags = Array(repeating: 0, count: 3)\n}",
      message: "'tags' needs a type annotation: its value does not tell the type", line: 2, column: 7,
      fixIts: ["add a type annotation"],
      fixed: "@Mapped struct A {\n  var tags: <#type#> = Array(repeating: 0, count: 3)\n}"),
    RefusedDeclaration(
      source: "@Mapped struct A {\n  var tags = Swift.Dictionary(uniqueKeysWithValues: pairs)\n}",
      message: "'tags' needs a type annotation: its value does not tell the type", line: 2, column: 7,
      fixIts: ["add a type annotation"],
      fixed: "@Mapped struct A {\n  var tags: <#type#> = Swift.Dictionary(uniqueKeysWithValues: pairs)\n}"),
    RefusedDeclaration(
      source: "@Mapped struct A {\n  var tags = Optional(3)\n}",
      message: "'tags' needs a type annotation: its value does not tell the type", line: 2, column: 7,
      fixIts: ["add a type annotation"],
      fixed: "@Mapped struct A {\n  var tags: <#type#> = Optional(3)\n}"),
    RefusedDeclaration(
      source: "@Mapped struct A {\n  var tags = LossyArray([1])\n}",
      message: "'tags' needs a type annotation: its value does not tell the type", line: 2, column: 7,
      fixIts: ["add a type annotation"],
      fixed: "@Mapped struct A {\n  var tags: <#type#> = LossyArray([1])\n}"),
    RefusedDeclaration(
      source: "@Mapped struct A {\n  #if DEBUG\n  #if os(Linux)\n  var id: Int\n  #endif\n  #endif\n}",
      message: "'@Mapped' can't see which properties are left by '#if'", line: 2, column: 3),
    RefusedDeclaration(
      source: "@Mapped struct A {\n  var pair: (Int, Int)?\n}",
      message: "'pair' needs '@By' or '@Ignored': no text has a tuple", line: 2, column: 7,
      fixIts: ["leave it out"], fixed: "@Mapped struct A {\n  @Ignored var pair: (Int, Int)?\n}"),
    RefusedDeclaration(
      source: "@Mapped struct A {\n  let pairs: [String: [(x: Int, y: Int)]]\n}",
      message: "'pairs' needs '@By' or '@Ignored': no text has a tuple", line: 2, column: 7),
    RefusedDeclaration(
      source: "@Mapped struct A {\n  var action: (@Sendable () -> Void)?\n}",
      message: "'action' needs '@By' or '@Ignored': no text has a function", line: 2, column: 7,
      fixIts: ["leave it out"], fixed: "@Mapped struct A {\n  @Ignored var action: (@Sendable () -> Void)?\n}"
    ),
    RefusedDeclaration(
      source: "@Mapped struct A {\n  private(set) var a = 1, b, c: Other?\n}",
      message: "'a', 'b', 'c' need a declaration each, so that their types can be checked", line: 2,
      column: 27,
      fixIts: ["declare each on a line of its own"],
      fixed: """
        @Mapped struct A {
          private(set) var a = 1
          private(set) var b: Other?
          private(set) var c: Other?
        }
        """),
    RefusedDeclaration(
      source: "@Mapped struct A {\n  let action: @Sendable () -> Void\n}",
      message: "'action' needs '@By' or '@Ignored': no text has a function", line: 2, column: 7),
  ]

  static let attributes: [RefusedDeclaration] = [
    RefusedDeclaration(
      source: "@Mapped struct A {\n  @Key(\"b\") static var a: Int\n}",
      message: "'@Key' has no effect on a static property", line: 2, column: 3,
      fixIts: ["remove the attribute"],
      fixed: "@Mapped struct A {\n  static var a: Int\n}"),
    RefusedDeclaration(
      source: "@Mapped struct A {\n  @Ignored var a: Int { 1 }\n}",
      message: "'@Ignored' has no effect on a computed property", line: 2, column: 3,
      fixIts: ["remove the attribute"], fixed: "@Mapped struct A {\n  var a: Int { 1 }\n}"),
    RefusedDeclaration(
      source: "@Mapped struct A {\n  @Key(\"b\") lazy var a = 1\n}",
      message: "'@Key' has no effect on a lazy property", line: 2, column: 3,
      fixIts: ["remove the attribute"],
      fixed: "@Mapped struct A {\n  lazy var a = 1\n}"),
    RefusedDeclaration(
      source: "struct A {\n  @Key(\"b\") var a: Int\n}",
      message: "'@Key' has no effect on a type without '@Mapped'", line: 2, column: 3,
      fixIts: ["remove the attribute"], fixed: "struct A {\n  var a: Int\n}"),
    RefusedDeclaration(
      source: "@Mapped struct A {\n  @Ignored @Key(\"b\") var a: Int = 1\n}",
      message: "'@Ignored' and '@Key' exclude each other", line: 2, column: 12,
      fixIts: ["remove the attribute"], fixed: "@Mapped struct A {\n  @Ignored var a: Int = 1\n}"),
    RefusedDeclaration(
      source: "@Mapped struct A {\n  @Key(\"b\") @Inlined var a: B\n}",
      message: "'@Key' and '@Inlined' exclude each other", line: 2, column: 13,
      fixIts: ["remove the attribute"], fixed: "@Mapped struct A {\n  @Key(\"b\") var a: B\n}"),
    RefusedDeclaration(
      source: "@Mapped struct A {\n  @ExplicitNull @Default(1) var a: Int?\n}",
      message: "'@ExplicitNull' and '@Default' exclude each other", line: 2, column: 17,
      fixIts: ["remove the attribute"], fixed: "@Mapped struct A {\n  @ExplicitNull var a: Int?\n}"),
    RefusedDeclaration(
      source: "@Mapped struct A {\n  @Key(\"b\") @Key(path: \"c.d\") var a: Int\n}",
      message: "'@Key' is given twice", line: 2, column: 13, fixIts: ["remove the attribute"],
      fixed: "@Mapped struct A {\n  @Key(\"b\") var a: Int\n}"),
    RefusedDeclaration(
      source: "@Mapped struct A {\n  @Key(\"a\\(1)\") var a: Int\n}",
      message: "a key must be a string literal without interpolation", line: 2, column: 8),
    RefusedDeclaration(
      source: "@Mapped struct A {\n  @Default(1, evenIfWrong: isTolerant) var a: Int\n}",
      message: "'evenIfWrong' must be 'true' or 'false'", line: 2, column: 28),
    RefusedDeclaration(
      source: "@Mapped(keys: theirs) struct A {\n  var a: Int\n}",
      message: "'keys' must be one of the cases of 'KeyCase', such as '.snakeCase'", line: 1, column: 15),
    RefusedDeclaration(
      source: "@Mapped(tag: \"type\") struct A {\n  var a: Int\n}", message: "'tag' is for enums", line: 1,
      column: 9),
    RefusedDeclaration(
      source: "@Mapped(.untagged) struct A {\n  var a: Int\n}", message: "'untagged' is for enums", line: 1,
      column: 9),
    RefusedDeclaration(
      source: "@Mapped struct A {\n  #if DEBUG\n  @Key(\"b\")\n  #endif\n  var a: Int\n}",
      message: "'@Mapped' can't see which attributes are left by '#if'", line: 2, column: 3,
      expanded: "struct A {\n  #if DEBUG\n  @Key(\"b\")\n  #endif\n  var a: Int\n}"),
    RefusedDeclaration(
      source: "@Mapped struct A {\n  @Ignored @By(.base64) var a: Int = 1\n}",
      message: "'@Ignored' and '@By' exclude each other", line: 2, column: 12,
      fixIts: ["remove the attribute"], fixed: "@Mapped struct A {\n  @Ignored var a: Int = 1\n}"),
    RefusedDeclaration(
      source: "@Mapped struct A {\n  @Default(1) @Ignored var a: Int = 1\n}",
      message: "'@Default' and '@Ignored' exclude each other", line: 2, column: 15,
      fixIts: ["remove the attribute"], fixed: "@Mapped struct A {\n  @Default(1) var a: Int = 1\n}"),
  ]

  static let misplaced: [RefusedDeclaration] = [
    RefusedDeclaration(
      source: "struct A {\n  var a: Int\n  @Key(\"b\") func f() {}\n}",
      message: "'@Key' has no effect on a function", line: 3, column: 3, fixIts: ["remove the attribute"],
      fixed: "struct A {\n  var a: Int\n  func f() {}\n}"),
    RefusedDeclaration(
      source: "struct A {\n  var a: Int\n  @Key(\"b\") struct B {}\n}",
      message: "'@Key' has no effect on a type", line: 3, column: 3, fixIts: ["remove the attribute"],
      fixed: "struct A {\n  var a: Int\n  struct B {}\n}"),
    RefusedDeclaration(
      source: "@Key(\"b\") var a = 1", message: "'@Key' has no effect on a variable outside of a type",
      line: 1, column: 1,
      fixIts: ["remove the attribute"], fixed: "var a = 1"),
    RefusedDeclaration(
      source: "struct A {\n  func f() {\n    @Default(1) var a = 1\n  }\n}",
      message: "'@Default' has no effect on a local variable", line: 3, column: 5,
      fixIts: ["remove the attribute"],
      fixed: "struct A {\n  func f() {\n    var a = 1\n  }\n}"),
    RefusedDeclaration(
      source: "@Mapped struct A: RawRepresentable {\n  @Key(\"b\") var rawValue: Int\n}",
      message: "'@Key' has no effect on a property of a type with raw values", line: 2, column: 3,
      fixIts: ["remove the attribute"], fixed: "@Mapped struct A: RawRepresentable {\n  var rawValue: Int\n}"),
    RefusedDeclaration(
      source: "@Mapped enum E: String {\n  @Key(\"b\") case a\n}",
      message: "'@Key' has no effect on a case with a raw value", line: 2, column: 3,
      fixIts: ["remove the attribute"], fixed: "@Mapped enum E: String {\n  case a\n}"),
    RefusedDeclaration(
      source: "struct A {\n  var a: Int\n  @Key(\"b\") init() {}\n}",
      message: "'@Key' has no effect on an initializer", line: 3, column: 3,
      fixIts: ["remove the attribute"], fixed: "struct A {\n  var a: Int\n  init() {}\n}"),
    RefusedDeclaration(
      source: "struct A {\n  var a: Int\n  @Key(\"b\") subscript(i: Int) -> Int { 1 }\n}",
      message: "'@Key' has no effect on a subscript", line: 3, column: 3,
      fixIts: ["remove the attribute"], fixed: "struct A {\n  var a: Int\n  subscript(i: Int) -> Int { 1 }\n}"
    ),
    RefusedDeclaration(
      source: "struct A {\n  var a: Int\n  @Key(\"b\") typealias B = Int\n}",
      message: "'@Key' has no effect on a type alias", line: 3, column: 3,
      fixIts: ["remove the attribute"], fixed: "struct A {\n  var a: Int\n  typealias B = Int\n}"),
    RefusedDeclaration(
      source: "enum E {\n  @Key(\"b\") case a\n}",
      message: "'@Key' has no effect on a type without '@Mapped'", line: 2, column: 3,
      fixIts: ["remove the attribute"], fixed: "enum E {\n  case a\n}"),
  ]

  static let keys: [RefusedDeclaration] = [
    RefusedDeclaration(
      source: "@Mapped struct A {\n  var a: Int\n  @Key(\"a\") var b: Int\n}",
      message: "the key \"a\" is already that of 'a'", line: 3, column: 3),
    RefusedDeclaration(
      source: "@Mapped(keys: .snakeCase) struct A {\n  var userID: Int\n  var userId: Int\n}",
      message: "the key \"user_id\" is already that of 'userID'", line: 3, column: 7),
    RefusedDeclaration(
      source:
        "@Mapped struct A {\n  @Key(\"a\", or: \"old\") var a: Int\n  @Key(\"b\", or: \"old\") var b: Int\n}",
      message: "the key \"old\" is already that of 'a'", line: 3, column: 3),
    RefusedDeclaration(
      source: "@Mapped struct A {\n  @Key(\"a\", or: \"b\", \"a\") var a: Int\n}",
      message: "the key \"a\" is listed twice", line: 2, column: 22),
    RefusedDeclaration(
      source: "@Mapped struct A {\n  var image: Image\n  @Key(path: \"image.width\") var width: Int\n}",
      message: "the path \"image.width\" leads through \"image\", which is the key of 'image'", line: 3,
      column: 3),
    RefusedDeclaration(
      source: "@Mapped struct A {\n  @Key(path: \"image.width\") var width: Int\n  var image: Image\n}",
      message: "the key \"image\" is that of an object on the way to 'width'", line: 3, column: 7),
    RefusedDeclaration(
      source: "@Mapped struct A {\n  @Key(path: \"a.b\") var x: Int\n  @Key(path: \"a.b\") var y: Int\n}",
      message: "the key \"a.b\" is already that of 'x'", line: 3, column: 3),
    RefusedDeclaration(
      source: "@Mapped struct A {\n  @Key(path: \"image..width\") var width: Int\n}",
      message: "a path is keys with dots between them, such as \"image.size.width\"", line: 2, column: 14),
    RefusedDeclaration(
      source: "@Mapped struct A {\n  @Key(path: \"images[0].width\") var width: Int\n}",
      message: "a path is keys with dots between them, such as \"image.size.width\"", line: 2, column: 14),
    RefusedDeclaration(
      source: "@Mapped struct A {\n  @Key(path: \"$.image\") var width: Int\n}",
      message: "a path is keys with dots between them, such as \"image.size.width\"", line: 2, column: 14),
  ]
}
