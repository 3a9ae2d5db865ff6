import Foundation
import JSONCore
import MappingTestSupport
import Testing

/// Sources that keep the imports of the originals, with targets of one file, as the pages on migration
/// describe.
@Suite("Modules of the old names")
struct ReexportTests {
  /// A scoped import beside the whole one, in either order, with operators.
  static let argoOperators = """
    struct Todo: Decodable {
      var id: Int
      var note: String?
      var tags: [String]

      static func decode(_ json: JSON) -> Decoded<Todo> {
        curry(Todo.init) <^> json <| "id" <*> (json <|? ["meta", "note"] <|> pure(nil)) <*> json <|| "tags"
      }
    }

    func shout(_ text: String) -> Decoded<String> { pure(text.uppercased()) }
    func loud(_ json: JSON) -> Decoded<String> { json <| "a" >>- shout }
    func quiet(_ json: JSON) -> Decoded<[String]?> { json <||? "a" }
    """

  static let decodableOperators = """
    struct Repository: Decodable {
      var name: String
      var stars: Int?

      static func decode(_ json: Any) throws -> Repository {
        try Repository(name: json => "name", stars: json =>? "counts" => "stars")
      }
    }

    let path: OptionalKeyPath = "a" =>? "b" => "c"
    """

  static let mapperOperators = """
    final class Song: Mappable {
      var title: String?
      var length = 0
      var key: String?

      required init?(map: Map) {}

      func mapping(map: Map) {
        title <- map["title"]
        length <- map["info.length"]
        key >>> map["key"]
      }
    }
    """

  static let scopedBesideWhole: [(page: String, modules: [String], strategy: String, source: String)] = [
    ("Argo", ["Argo", "Runes", "Curry"], "ApplicativeMapping", argoOperators),
    ("Decodable", ["Decodable"], "ThrowingMapping", decodableOperators),
    ("ObjectMapper", ["ObjectMapper"], "MappableMapping", mapperOperators),
  ]

  /// Declarations of the originals, with their kinds, as scoped imports name them.
  static let scoped = [
    "Argo": [
      "protocol Argo.Decodable", "enum Argo.Decoded", "enum Argo.DecodeError", "func Argo.pure",
      "func Argo.decode", "func Curry.curry",
    ],
    "Decodable": [
      "protocol Decodable.Decodable", "enum Decodable.DecodingError", "struct Decodable.KeyPath",
      "struct Decodable.OptionalKeyPath", "func Decodable.cast", "func Decodable.parse",
    ],
    "ObjectMapper": [
      "protocol ObjectMapper.Mappable", "class ObjectMapper.Mapper", "struct ObjectMapper.Map",
      "protocol ObjectMapper.TransformType", "class ObjectMapper.DateTransform",
    ],
  ]

  @Test(
    "Operators are found despite scoped imports beside the whole one, with any names",
    arguments: scopedBesideWhole.indices, Thoroughness.isFull ? Array(0..<8 as Range<UInt64>) : [0, 1])
  func scopedImports(index: Int, seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let (page, modules, strategy, code) = Self.scopedBesideWhole[index]
    let count = Int.random(in: 1...3, using: &random)
    let scoped = (Self.scoped[page] ?? []).shuffled(using: &random).prefix(count)
    let imports = (modules + scoped).map { "import \($0)" }.shuffled(using: &random)
    let name = ["X", "Größe", "HTTPReply", "A_1", "日付"].randomElement(using: &random) ?? ""
    let key = ["ids", "x-y", "größe", "a b"].randomElement(using: &random) ?? ""
    let source = code.replacing(/Todo|Repository|Song/, with: name)
      .replacing(/"(tags|counts|title)"/, with: "\"\(key)\"")
    #expect(
      try outcomes(
        of: imports.joined(separator: "\n") + "\n" + source, with: modules, as: page, for: strategy) == [])
  }

  @Test("Without the operators of the page such a file doesn't compile", arguments: scopedBesideWhole.indices)
  func withoutOperators(index: Int) throws {
    let (page, modules, strategy, source) = Self.scopedBesideWhole[index]
    let name = page == "ObjectMapper" ? "Mappable" : "Decodable"
    let imports = ["import protocol \(page).\(name)"] + modules.map { "import \($0)" }
    let output = try outcomes(
      of: imports.joined(separator: "\n") + "\n" + source, with: modules, as: page, for: strategy,
      repeatsOperators: false)
    #expect(output.first?.contains("operator is not a known binary operator") == true)
  }

  @Test("A file needs no import of Foundation, as with the originals", arguments: scopedBesideWhole.indices)
  func foundation(index: Int) throws {
    let (page, modules, strategy, source) = Self.scopedBesideWhole[index]
    let names = "let all: (Date, URL?, Data, Locale) = (Date(), URL(string: \"a\"), Data(), .current)"
    for imports in [modules, [strategy]] {
      let text = imports.map { "import \($0)" }.joined(separator: "\n") + "\n\(source)\n\(names)"
      #expect(try outcomes(of: text, with: modules, as: page, for: strategy) == [])
    }
  }

  @Test("One file can import both modules during a migration", arguments: scopedBesideWhole.indices)
  func besideTheModule(index: Int) throws {
    let (page, modules, strategy, source) = Self.scopedBesideWhole[index]
    let imports = modules.map { "import \($0)" } + ["import \(strategy)"]
    #expect(
      try outcomes(
        of: imports.joined(separator: "\n") + "\n" + source, with: modules, as: page, for: strategy)
        == [])
  }

  @Test(
    "Code of the originals compiles with modules of the old names",
    arguments: [
      ("Argo", ["Argo", "Runes", "Curry"], "ApplicativeMapping"),
      ("Decodable", ["Decodable"], "ThrowingMapping"),
    ])
  func sources(page: String, modules: [String], strategy: String) throws {
    let sources = try LabelledBlock.all(in: "Tests/CompileTests/Sources/OldNames/\(page)", labels: [])
    #expect(sources.count > 2)
    for source in sources {
      #expect(try outcomes(of: source.code, with: modules, as: page, for: strategy) == [], "\(source.code)")
    }
  }

  @Test("Such sources don't compile without modules of the old names")
  func withoutModules() throws {
    let output = try outcomes(
      of: "import protocol Decodable.Decodable", with: [], as: "Decodable", for: "ThrowingMapping")
    #expect(output.count == 1 && output.first?.contains("no such module 'Decodable'") == true)
  }

  /// The compiler's output for the modules and the source, without those that compile.
  ///
  /// - Parameters:
  ///   - page: The framework whose page has the file of the modules.
  ///   - repeatsOperators: Whether the modules have the operators of that file.
  private func outcomes(
    of source: String, with modules: [String], as page: String, for strategy: String,
    repeatsOperators: Bool = true
  ) throws -> [String] {
    var compiler = try SwiftCompiler()
    // As with the original, sources that use ObjectMapper needn't be in Swift 6 mode.
    compiler.languageMode = page == "ObjectMapper" ? "5" : "6"
    var text = try Self.moduleFile(of: page).replacing(/import \w+/, with: "import \(strategy)")
    if !repeatsOperators { text.replace(/infix .*/, with: "") }
    let name = ([page, strategy] + modules + (repeatsOperators ? ["Operators"] : [])).joined(separator: "-")
    let folder = try BuildFolder.url().appending(path: "OldNames/\(name)")
    let emitted = try Self.emitted.withLock { emitted in
      Result {
        let endings = try emitted[name] ?? emit(modules, text, into: folder, with: compiler)
        emitted[name] = endings
        return endings
      }
    }.get()
    compiler.moduleFolders = [folder]
    return (emitted + [try compiler.check(texts: [source])]).filter { $0 != .clean }.map(\.output)
  }

  /// The results of compiling the modules of each folder, once for all sources that import them.
  private static let emitted = Locked<[String: [Ending]]>([:])

  private func emit(
    _ modules: [String], _ text: String, into folder: URL, with compiler: SwiftCompiler
  ) throws -> [Ending] {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return try modules.map { name in
      let file = folder.appending(path: "\(name).swift")
      try Data(text.utf8).write(to: file)
      return try compiler.emitModule(name, from: [file], into: folder)
    }
  }

  /// The file of a module of an old name, from the page about the framework.
  private static func moduleFile(of framework: String) throws -> String {
    let strategy =
      ["Argo": "Applicative", "Decodable": "Throwing", "ObjectMapper": "Mappable"][framework] ?? ""
    let page = PackageFolder.url(
      "Sources/Strategies/\(strategy)Mapping/\(strategy)Mapping.docc/\(strategy)Mapping.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    return String(try #require(text.firstMatch(of: /```swift\n[^`]*(@_exported import [^`]*)```/)).1)
  }
}
