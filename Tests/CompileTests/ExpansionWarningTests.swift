import MappingTestSupport
import Testing

/// Code that the macro generates in public types of a module whose imports are internal by default.
@Suite("Warnings about code of the macro")
struct ExpansionWarningTests {
  @Test(
    "Public types of each kind compile without a diagnostic, with any names and tags",
    .enabled(if: Thoroughness.isFull, Thoroughness.reason), arguments: [false, true], MisuseTests.seeds)
  func isSilent(isOfMainActor: Bool, seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let types = try Misuse.all(in: "PublicTypes").shuffled(using: &generator)
    #expect(types.count >= 11)
    var compiler = try SwiftCompiler(loadsMacros: true)
    compiler.upcomingFeatures = ["InternalImportsByDefault", "MemberImportVisibility", "ExistentialAny"]
    compiler.isolation = isOfMainActor ? .mainActor : .nonisolated
    let texts = types.enumerated().map { (number, type) in
      let named = type.named(number, &generator)
      return "\(named.source)\n\(named.given)\npublic import DerivedMapping\nimport JSONMapping\n"
    }
    #expect(try compiler.check(texts: texts) == .clean)
  }
}
