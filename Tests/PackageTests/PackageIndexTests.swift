import MappingTestSupport
import Testing

/// The targets that the Swift Package Index documents, which it builds without traits and C libraries.
@Suite("The Swift Package Index")
struct PackageIndexTests {
  @Test("It documents all libraries but those that need a C library or are for this repository only")
  func targets() throws {
    let listed = try PackageFolder.text(of: ".spi.yml").matches(of: /(?m)^ +- (\w+)$/).map { String($0.1) }
    #expect(try listed.sorted() == PublicInterfaceTests.modules().filter { $0 != "JanssonBackend" })
  }
}
