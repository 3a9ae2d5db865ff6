import Foundation
import TestSupport
import Testing

/// Sources that keep the imports of the originals, by targets of one file, as the pages on migration advise.
@Suite("Modules of the old names")
struct ReexportTests {
  static let argoSources = [
    """
    import Argo
    import Curry
    import Runes

    struct Todo {
      var id: Int
      var note: String?
    }

    extension Todo: Argo.Decodable {
      static func decode(_ json: Argo.JSON) -> Argo.Decoded<Todo> {
        Curry.curry(Todo.init) <^> json <| "id" <*> json <|? "note"
      }
    }

    func todo(_ object: Any) -> Argo.Decoded<Todo> { Argo.decode(object) }
    let error: Argo.DecodeError = .custom("no")
    """,
    """
    import func Argo.decode
    import protocol Argo.Decodable
    import enum Argo.Decoded
    import enum Argo.DecodeError
    import func Argo.pure
    import func Curry.curry

    enum Suit: String, Decodable { case hearts, spades }
    func suit(_ object: Any) -> Decoded<Suit> { decode(object) }
    """,
    """
    import Curry
    import Runes

    func add(_ a: Int, _ b: Int) -> Int { a + b }
    let sums: [Int] = [1, 2].map(Curry.curry(add)(3))
    let lengths: [Int] = { $0.count } <^> ["a", "bc"]
    let sum: Int? = { $0 + 1 } <^> Optional(1)
    """,
    // What the page advises in the place of a closure that is kept.
    """
    import Argo

    func sum(_ json: JSON) -> Decoded<[Int]> {
      func get(_ key: String) -> Decoded<Int> { json <| key }
      return sequence([get("a"), get("b")] + ["c", "d"].map { json <| $0 })
    }
    """,
  ]

  static let decodableSources = [
    """
    import Decodable

    struct Repository: Decodable {
      var name: String
      var stars: Int?

      static func decode(_ json: Any) throws -> Repository {
        try Repository(name: json => "name", stars: json =>? "counts" => "stars")
      }
    }

    let path: KeyPath = "a" => "b"
    """,
    """
    import protocol Decodable.Decodable
    import enum Decodable.DecodingError
    import struct Decodable.KeyPath
    import struct Decodable.OptionalKeyPath
    import func Decodable.cast
    import func Decodable.parse

    enum Suit: String, Decodable { case hearts, spades }

    func suit(_ object: Any, _ path: KeyPath) throws -> Suit {
      do {
        return try parse(object, keyPath: path, decoder: Suit.decode)
      } catch let error as DecodingError {
        throw error
      }
    }
    """,
    // What the page advises in the place of a closure that is kept.
    """
    import Decodable

    struct Sizes: Decodable {
      var width: Int
      var height: Int

      static func decode(_ json: JSON) throws -> Sizes {
        func get(_ key: String) throws -> Int { try json => KeyPath(key) }
        return Sizes(width: try get("width"), height: try get("height"))
      }
    }
    """,
  ]

  @Test("Modules of the old names carry Argo's dialect", arguments: argoSources)
  func argo(source: String) throws {
    #expect(
      try outcomes(of: source, with: ["Argo", "Runes", "Curry"], for: "ApplicativeRunes") == [])
  }

  @Test("Modules of the old names carry Decodable's dialect", arguments: decodableSources)
  func decodable(source: String) throws {
    #expect(try outcomes(of: source, with: ["Decodable"], for: "ThrowingMapping") == [])
  }

  @Test("Modules of the old names are what makes such sources compile")
  func withoutModules() throws {
    let output = try outcomes(
      of: "import protocol Decodable.Decodable", with: [], for: "ThrowingMapping")
    #expect(output.count == 1 && output.first?.contains("no such module 'Decodable'") == true)
  }

  /// What the compiler says of the modules and of the source, but for those that compile.
  private func outcomes(of source: String, with modules: [String], for dialect: String) throws
    -> [String]
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: "ReexportTests-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var compiler = try SwiftCompiler()
    var endings = try modules.map { (name) in
      let file = folder.appending(path: "\(name).swift")
      try Data("@_exported import \(dialect)\n".utf8).write(to: file)
      return try compiler.emitModule(name, from: [file], into: folder)
    }
    compiler.moduleFolders = [folder]
    let client = folder.appending(path: "Client.swift")
    try Data(source.utf8).write(to: client)
    endings.append(try compiler.check([client]))
    return endings.filter { $0 != .clean }.map(\.output)
  }
}
