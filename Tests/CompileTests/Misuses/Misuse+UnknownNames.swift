extension Misuse {
  /// Mistakes that the macro can't replace by an error of its own: the compiler reports the name in the source, and again
  /// in the attributes of the generated code. The texts are the compiler's, so they aren't compared.
  static let unknownNames: [(misuse: Misuse, inExpansion: Int)] = [
    (Misuse("@Mapped struct $A { var $q: Int; @By(.«nope) var $p: Date }", ""), 4),
    (Misuse("@Mapped struct $A { var $q: Int; @By(DateField.«nope) var $p: Date? }", ""), 4),
    (Misuse("@Mapped(.encodeOnly) struct $A { @By(«nope) let $p: Int }", ""), 2),
    (Misuse("@Mapped struct $A {\n  var $q: Int\n  var $p: «$U\n}", ""), 5),
    (Misuse("@Mapped struct $A {\n  let $p: [String: «$U]?\n  let $q: Int\n}", ""), 5),
    (Misuse("@Mapped(.encodeOnly) struct $A { var $p: «$U }", ""), 2),
    (Misuse("@Mapped struct $A { @Default(1, evenIfWrong: «\"yes\") var $p: Int }", ""), 0),
    (Misuse("@Mapped(keys: .«nope) struct $A { var $p: Int }", ""), 0),
    // In a generic type whose parameter has a protocol of the user, the macro has no sample for which to check a nested
    // type, and the type may be mapped under conditions that don't hold where the attributes are.
    (
      Misuse(
        "struct $B<T: P$B> { @Mapped struct $A { var $q: T; var $p: $U } }", "",
        given: "protocol P$B {}\nstruct $U {}"), 6
    ),
  ]
}
