import TestSupport
import Testing

/// A module whose declarations belong to the main actor, as new app targets have it.
@Suite("Main-actor isolation by default")
struct IsolationTests {
  @Test(
    "A mapper refuses models of the main actor; the calls of the originals take them",
    arguments: ["Manual", "Mappable", "Applicative", "Throwing", "Codable", "Fields"])
  func isolatedModels(name: String) throws {
    var compiler = try SwiftCompiler()
    compiler.isolation = .mainActor
    let differences = try compiler.differences(in: CompileCase.file("Isolation/\(name).swift"))
    #expect(differences == [])
  }

  @Test(
    "What the macro maps belongs to no actor, whatever its shape",
    .enabled(if: Thoroughness.isFull, Thoroughness.reason))
  func mappedModels() throws {
    var compiler = try SwiftCompiler(loadsMacros: true)
    compiler.isolation = .mainActor
    let differences = try compiler.differences(in: CompileCase.file("Isolation/Derived.swift"))
    #expect(differences == [])
  }
}
