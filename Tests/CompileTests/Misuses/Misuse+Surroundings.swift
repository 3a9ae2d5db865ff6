extension Misuse {
  /// Functions that the macro also generates.
  static let handwritten: [Misuse] = [
    Misuse(
      "«@Mapped struct $A: JSONObjectWritable { var $p: Int; func writeMembers(to json: inout JSONWriter) throws(JSONError) {} }",
      "'$A' has 'writeMembers(to:)' by hand: write '@Mapped(.decodeOnly)' for the other direction",
      fixes: ["write '@Mapped(.decodeOnly)'"]),
    Misuse(
      "«@Mapped(.both) struct $A: DerivedReadable { var $p: Int; static func decode(derived json: JSONValue) throws(JSONError) -> $A { $A($p: 1) } }",
      "'$A' has 'decode(derived:)' by hand: write '@Mapped(.encodeOnly)' for the other direction",
      fixes: ["write '@Mapped(.encodeOnly)'"]),
    Misuse(
      "«@Mapped(keys: .snakeCase) final class $A: JSONWritable { let $p: Int; init($p: Int) { self.$p = $p }; func write(to json: inout JSONWriter) throws(JSONError) {} }",
      "'$A' has 'write(to:)' by hand: write '@Mapped(.decodeOnly)' for the other direction",
      fixes: ["write '@Mapped(.decodeOnly)'"]),
    Misuse(
      "«@Mapped(.untagged) enum $A: JSONWritable { case $p(Int); func write(to json: inout JSONWriter) throws(JSONError) {} }",
      "'$A' has 'write(to:)' by hand: write '@Mapped(.decodeOnly)' for the other direction",
      fixes: ["write '@Mapped(.decodeOnly)'"]),
    Misuse(
      "«@Mapped(.encodeOnly) struct $A: JSONObjectWritable { var $p: Int; func writeMembers(to json: inout JSONWriter) throws(JSONError) {} }",
      "'$A' has 'writeMembers(to:)' by hand, so '@Mapped' has nothing to add"),
    Misuse(
      "«@Mapped final class $A: $B { let $p: Int; init($p: Int) { self.$p = $p } }",
      "the superclass of '$A' is encoded, and its properties would not be decoded: write '@Mapped(.encodeOnly)' or '@Mapped(.decodeOnly)'",
      fixes: ["write '@Mapped(.encodeOnly)'", "write '@Mapped(.decodeOnly)'"],
      given:
        "class $B: JSONObjectWritable { func writeMembers(to json: inout JSONWriter) throws(JSONError) {} }"),
  ]

  /// Types in generic types, and others of odd kinds.
  static let surroundings: [Misuse] = [
    Misuse(
      "struct $B<T> {\n  struct $U {}\n  @Mapped struct $A {\n    var «$p: $U\n    var $q: T\n  }\n}",
      noForm("$U")),
    Misuse(
      "struct $B<T> {\n  struct $U {}\n  @Mapped struct $A {\n    var «$p: [$U]\n  }\n}",
      noForm("$U")),
    Misuse(
      "struct $B<T> {\n  @Mapped enum $A {\n    case $q(T), «$p(a: T, b: $U)\n  }\n}",
      "the payload of '$p' can't be mapped: '$U' has no JSON form; write '@Mapped' before its declaration, or put it into a model with '@By'",
      given: "struct $U {}"),
    Misuse(
      "@Mapped struct $A<K: Hashable> { var «$p: [K: $U] }",
      noForm("$U"),
      given: "struct $U {}"),
    Misuse(
      "@Mapped struct $A<T: Hashable> { var $q: [T: Int]; let $r: [String: T]?; var «$p: [Int: $U] }",
      noForm("$U"),
      given: "struct $U {}"),
    Misuse(
      "@Mapped struct $A<T: $B> { var $q: T; var «$p: [$U] }",
      noForm("$U"),
      given: "protocol $B {}\nstruct $U {}"),
    Misuse(
      "@Mapped struct $A<T: $B> { var $q: T; var «$p: [T: [$U]]? }",
      noForm("$U"),
      fixes: ["leave it out"],
      given: "protocol $B: Hashable {}\nstruct $U {}"),
    Misuse(
      "@Mapped struct $A<T> { var $q: T; var «$p: $U<T> }",
      noForm("$U<T>"),
      given: "struct $U<T> {}"),
    Misuse(
      "@Mapped(.decodeOnly) struct $A<T> { var $q: T; var «$p = $U() }",
      noForm("$U"),
      fixes: ["leave it out"],
      given: "struct $U {}"),
    Misuse(
      "@Mapped struct $A { var «$p: [Int?: Int] }",
      "'$p' can't be mapped: 'Int?' is no 'JSONObjectKey', as the keys of a dictionary must be"),
    Misuse(
      "@Mapped struct $A { let «$p: [[String]: Int] }",
      "'$p' can't be mapped: '[String]' is no 'JSONObjectKey', as the keys of a dictionary must be"),
    Misuse(
      "@Mapped struct $A { var «$p: [Int??] }",
      "'$p' is an optional of an optional: a text has one null for both"),
    Misuse(
      "@Mapped struct $A { var «$p: Int.Type }",
      "'$p' needs '@By' or '@Ignored': no text has a metatype"),
    Misuse(
      "@Mapped struct $A<each T> { var «$p: (repeat each T) }",
      "'$p' needs '@By' or '@Ignored': no text has a tuple"),
    Misuse(
      "@Mapped struct $A { var «$p: Result<Int, any Error>? }",
      "'$p' needs '@By' or '@Ignored': 'Result<Int, any Error>' has no JSON form",
      fixes: ["leave it out"]),
    Misuse(
      "@Mapped struct $A { var «$p: [UnsafePointer<Int>] }",
      "'$p' needs '@By' or '@Ignored': 'UnsafePointer<Int>' has no JSON form"),
    Misuse(
      "@Mapped struct $A { let «$p: Swift.Task<Int, Never>? }",
      "'$p' needs '@By' or '@Ignored': 'Swift.Task<Int, Never>' has no JSON form"),
    Misuse(
      "@Mapped struct $A: «~Copyable { var $p: Int }",
      "'@Mapped' is for types that can be copied, as elements of arrays must be"),
    Misuse(
      "@Mapped struct $A: «~Copyable { var $p: $U }",
      "'@Mapped' is for types that can be copied, as elements of arrays must be",
      given: "struct $U: ~Copyable {}"),
    Misuse(
      "func f$A() {\n  struct $U {}\n  @Mapped struct «$A { var $p: $U }\n}",
      "local type cannot have attached extension macro"),
  ]
}
