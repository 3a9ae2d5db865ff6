import MappingTestSupport
import Testing

/// The documentation of a public function that throws has a field with the codes.
@Suite("Documentation of thrown errors")
struct ThrowsFieldTests {
  static let folders = ["Sources/Core", "Sources/Strategies", "Sources/Backends", "Services/Sources"]

  private static let scanned = Result {
    try folders.map { folder in
      try PackageFolder.swiftFiles(below: folder).flatMap { file in
        ThrowingDeclarations(scanning: try PackageFolder.text(of: file)).declarations
          .map { (place: "\(file):\($0.line)", field: $0.field) }
      }
    }
  }

  /// The declarations in a folder that throw, by file and line.
  static func declarations(in folder: String) throws -> [(place: String, field: String?)] {
    try scanned.get()[#require(folders.firstIndex(of: folder))]
  }

  @Test(
    "Every public declaration that throws has a field that names a code, an error, or the throwing code",
    arguments: folders)
  func fields(folder: String) throws {
    let declarations = try Self.declarations(in: folder)
    #expect(declarations.filter { $0.field?.contains("`") != true }.map(\.place) == [])
  }

  @Test("Every code in a field about thrown errors is on the page of codes", arguments: folders)
  func codes(folder: String) throws {
    let page = try PackageFolder.text(of: "Sources/Core/JSONCore/JSONCore.docc/ErrorCodes.md")
    let codes = Set(page.matches(of: /(?m)^## ([a-z0-9-]+)$/).map(\.1))
    #expect(codes.contains("type-mismatch"))
    let unknown = try Self.declarations(in: folder).flatMap { declaration in
      (declaration.field ?? "").matches(of: /`([a-z0-9]+(-[a-z0-9]+)+)`/).map(\.1)
        .filter { !codes.contains($0) }.map { "\(declaration.place): \($0)" }
    }
    #expect(unknown == [])
  }

  @Test(
    "A public declaration that throws is recognised in all its forms",
    arguments: [
      ("public func a() throws {}", [1]),
      ("public func a() throws(JSONError) -> Int { 1 }", [1]),
      ("public func a(\n  b: Int\n) async throws\n  -> Int\n{ 1 }", [1]),
      ("@inlinable public static func a() throws -> Int { 1 }", [1]),
      ("@available(\n  macOS 15, *\n)\npublic init(a: Int) throws {}", [4]),
      ("open func a() throws {}", [1]),
      ("public nonisolated(nonsending) func a() async throws {}", [1]),
      ("public func => (a: Int, b: Int) throws -> Int { 1 }", [1]),
      ("public subscript(a: Int) -> Int {\n  get throws { 1 }\n}", [1]),
      ("public var a: Int {\n  get async throws { 1 }\n}", [1]),
      ("public protocol A {\n  func a() throws\n  init() throws\n}\nfunc b() throws {}", [2, 3]),
      ("public protocol A {}\n  func b() throws {}", []),
      ("public func a() {}", []),
      ("func a() throws {}\npackage func b() throws {}", []),
      ("public func a(b: () throws -> Int) -> Int { 1 }", []),
      ("public func a() -> () throws -> Int { { 1 } }", []),
      ("public var a: () throws -> Int { { 1 } }", []),
      ("@available(\n  *, unavailable,\n  message: \"a\")\npublic func a() throws {}", []),
      ("// public func a() throws {}", []),
    ] as [(String, [Int])])
  func forms(source: String, lines: [Int]) {
    #expect(ThrowingDeclarations(scanning: source).declarations.map(\.line) == lines)
  }

  @Test(
    "A field of documentation is read completely",
    arguments: [
      ("/// A.\n///\n/// - Throws: B,\n///   and c.\n/// - Complexity: D.", "B, and c."),
      ("/// A.\n/// - Throws: B.\n// E.\n@inlinable", "B."),
      ("/// Throws b.", nil),
      ("/// - Throws: B.\n", nil),
    ] as [(String, String?)])
  func field(documentation: String, field: String?) {
    let read = ThrowingDeclarations(scanning: documentation + "\npublic func a() throws {}")
    #expect(read.declarations.map(\.field) == [field])
  }
}
