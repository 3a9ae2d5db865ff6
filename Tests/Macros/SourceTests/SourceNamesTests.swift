import Testing

@Suite("Reading the names of a file")
struct SourceNamesTests {
  @Test(
    "A declaration is recognised in all its forms",
    arguments: [
      ("@frozen public struct A<B>: C { enum D { case e } }", ["A", "A.D"]),
      ("final class A { class func b() {}\n class var c: D { d } }", ["A"]),
      ("protocol A { associatedtype B\n typealias C = D }", ["A", "A.B", "A.C"]),
      ("extension A.B where C == D { actor E {} }", ["A.B.E"]),
      ("infix operator =>: A\nprecedencegroup A { higherThan: B }", ["operator =>", "A"]),
      ("func a() { func b() {} }\nextension A { func c() {} }", ["a()"]),
      ("import struct Foundation.Date\nlet a = A.self", []),
    ])
  func declarations(source: String, names: [String]) {
    #expect(SourceNames(scanning: source).declarations.map(\.name) == names)
  }

  @Test(
    "Private declarations, and those local to a function, are not shared",
    arguments: [
      "private struct A {}", "fileprivate final class A {}", "private func a() {}",
      "func a() { struct A {} }", "private extension A { enum B {} }",
    ])
  func unshared(source: String) {
    let declared = SourceNames(scanning: source).declarations.filter {
      $0.name != "a()" || source.hasPrefix("private")
    }
    #expect(declared.map(\.isShared) == [false])
  }

  /// The code of the folder below.
  private static let below = FolderUses.File(
    folder: "Below", path: "Below/Names.swift",
    source: """
      struct Model { struct Part {} }
      struct Other { struct Part {} }
      extension Array { enum Edge {} }
      private struct Hidden {}
      func median(_ numbers: [Double]) -> Double { 0 }
      func count() {}
      infix operator =>
      """)

  @Test(
    "A use is recognised in all its forms",
    arguments: [
      ("let a: [Model?] = []", ["Model"]),
      ("extension Model { var a: Part { Part() } }", ["Model", "Model.Part"]),
      ("let a = Model.Part.self", ["Model", "Model.Part"]),
      ("let a: Array<Set<Int>>.Edge", ["Array.Edge"]),
      ("let a: Module.Model", ["Model"]),
      ("let a: Swift.Model", []),
      ("let a = \"\\(Model.name)\"", ["Model"]),
      ("// Model\nlet a = \"Model\"", []),
      ("let a = b.Model", []),
      ("let a: Part", []),
      ("struct Part { var a: Part }", []),
      ("private struct Model {}\nlet a = Model()", []),
      ("let a: Hidden", []),
      ("let a = median([])", ["median()"]),
      ("let median = a.median([])", []),
      ("struct A { func count() {}\n func b() { count() } }", []),
      ("let a = b => c", ["operator =>"]),
      ("extension Other { func a() -> Self.Part { Part() } }", ["Other", "Other.Part"]),
    ])
  func uses(source: String, names: [String]) {
    let above = FolderUses.File(folder: "Above", path: "Above/Uses.swift", source: source)
    let uses = FolderUses([Self.below, above], module: "Module")
    #expect(uses.uses.map(\.name).sorted() == names)
    #expect(uses.usesUpward(in: ["Below", "Above"]) == [])
    #expect(uses.usesUpward(in: ["Above", "Below"]) == uses.uses)
  }

  @Test("A name that two folders declare is a use of neither")
  func ambiguous() {
    let other = FolderUses.File(folder: "Other", path: "Other/Model.swift", source: "struct Model {}")
    let above = FolderUses.File(folder: "Above", path: "Above/Uses.swift", source: "let a: Model")
    #expect(FolderUses([Self.below, other, above], module: "Module").uses == [])
  }
}
