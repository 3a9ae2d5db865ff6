import Foundation
import TestSupport
import Testing

/// The attributes of the derived dialect in a build without the trait that they need.
@Suite("Attributes of the macro without its trait")
struct WithoutMacrosTests {
  @Test(
    "Each attribute names the trait to turn on",
    arguments: [
      ("Mapped", "@Mapped struct A {}"), ("Key", #"struct A { @Key("b") var a = 1 }"#),
      ("Key", #"struct A { @Key("b", or: "c", "d") var a = 1 }"#),
      ("Key", #"struct A { @Key(path: "b.c") var a = 1 }"#),
      ("By", "struct A { @By(.yearMonthDay) var a = 1 }"), ("Default", "struct A { @Default(1) var a = 1 }"),
      ("Default", "struct A { @Default(1, evenIfWrong: true) var a = 1 }"),
      ("Ignored", "struct A { @Ignored var a = 1 }"), ("Inlined", "struct A { @Inlined var a = 1 }"),
      ("ExplicitNull", "struct A { @ExplicitNull var a = 1 }"),
      ("Mapped", "@Mapped(keys: .snakeCase) struct A { var a = 1 }"),
      ("Mapped", #"@Mapped(tag: "type") enum A { case a(b: Int) }"#),
      ("Mapped", #"@Mapped(tag: "type", content: "value") enum A { case a(b: Int) }"#),
      ("Mapped", "@Mapped(.untagged) enum A { case a(b: Int) }"),
      ("Mapped", #"@Mapped enum A { @Key("b") case a }"#),
    ])
  func unavailable(attribute: String, source: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "WithoutMacrosTests-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "App.swift")
    try Data("import JSONMapping\n\(source)\n".utf8).write(to: file)
    // Compiled from its source, for this build has the trait.
    let declarations = PackageFolder.url("Sources/Strategies/DerivedMapping/Unavailable.swift")
    let output = try SwiftCompiler().check([declarations, file]).output
    let errors = output.split(separator: "\n").compactMap { line in
      line.firstRange(of: " error: ").map { String(line[$0.upperBound...]) }
    }
    // What an attribute of this kind may not have is an error beside it.
    #expect(
      errors.contains(
        """
        '\(attribute)' is unavailable: turn on the package trait Macros: .package(…, traits: ["Macros"])
        """))
  }
  /// `swift build` links the plugin with every trait, and so without this one.
  @Test("The plugin is a program without the trait, too")
  func plugin() throws {
    let program = FileManager.default.temporaryDirectory.appending(path: "WithoutMacrosTests-\(UUID())")
    defer { try? FileManager.default.removeItem(at: program) }
    let source = PackageFolder.url("Sources/Macros/DerivedMacros/DerivedMacrosPlugin.swift")
    let ending = try SwiftCompiler().run(["-parse-as-library", "-o", program.path, source.path])
    #expect(ending == .clean)
    #expect(FileManager.default.isExecutableFile(atPath: program.path))
  }
}
