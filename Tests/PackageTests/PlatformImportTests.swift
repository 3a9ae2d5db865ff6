import MappingTestSupport
import Testing

/// The C library has a different module on each platform. Only Linux and Apple's platforms have builds; a
/// file that misses the import of another doesn't compile there.
@Suite("Imports of the C library")
struct PlatformImportTests {
  /// The modules for platforms on which all targets can be built.
  private static let everywhere: Set = ["Darwin", "Glibc", "Musl", "Android"]
  /// The folders of targets that neither URLSession nor SwiftNIO limits to these, and the other modules.
  private static let portable = ["Sources/Core/", "Sources/Client/APIClient/"]
  private static let elsewhere: Set = ["WASILibc", "ucrt"]

  @Test("A file that imports the C library imports it on every platform")
  func modules() throws {
    var count = 0
    for file in try PackageFolder.swiftFiles(below: "Sources") {
      let text = try PackageFolder.text(of: file)
      let imported = Set(SourceImports(scanning: text).modules)
      // Huge pages exist on Linux only.
      guard imported.contains("Glibc"), !text.hasPrefix("#if os(Linux)") else { continue }
      count += 1
      let isPortable = Self.portable.contains { file.hasPrefix($0) }
      let wanted = Self.everywhere.union(isPortable ? Self.elsewhere : [])
      #expect(wanted.subtracting(imported).isEmpty, "\(file)")
    }
    #expect(count > 3)
  }
}
