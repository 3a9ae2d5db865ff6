import Foundation
import MappingTestSupport

/// The public types that the sources of client, store, streams and services declare.
enum PublicTypes {
  /// The names and folders of the modules: those of this package, and `JSONStreaming`; or those that need
  /// SwiftNIO.
  static func modules(ofServers: Bool = false) throws -> [(name: String, folder: String)] {
    let own = try PackageFolder.names(in: "Services/Sources")
      .filter { ($0 == "AsyncHTTPClientTransport") == ofServers }
      .map { ($0, "Services/Sources/\($0)") }
    return ofServers ? own : own + [("JSONStreaming", "Sources/Core/JSONStreaming")]
  }

  /// The types that have values, such as `APIClient.Exchange.ID`: all except protocols.
  static func all(ofServers: Bool = false) throws -> Set<String> {
    try names(types, in: modules(ofServers: ofServers))
  }

  /// The cases with associated values, such as `APIClient.ClientError.Kind.transport`.
  static func casesWithValues() throws -> Set<String> { try names(cases, in: modules()) }

  private static func names(
    _ names: (_ source: String) -> [String], in modules: [(name: String, folder: String)]
  ) throws -> Set<String> {
    var all: Set<String> = []
    for (module, folder) in modules {
      for file in try PackageFolder.swiftFiles(below: folder) {
        all.formUnion(names(try PackageFolder.text(of: file)).map { "\(module).\($0)" })
      }
    }
    return all
  }

  /// Returns the types that a source declares as public.
  static func types(in source: String) -> [String] { declarations(in: source).types }

  /// Returns the cases with associated values of the public types that a source declares.
  static func cases(in source: String) -> [String] { declarations(in: source).cases }

  /// The indentation, which the formatter checks, determines which type contains which.
  private static func declarations(in source: String) -> (types: [String], cases: [String]) {
    let declaration =
      /^( *)((?:@\w+(?:\([^)]*\))? |\w+ )*?)(struct|enum|class|actor|protocol|extension) ((?:\w+\.)*\w+)/
    var scopes: [(indentation: Int, name: String, isPublic: Bool)] = []
    var (types, cases): ([String], [String]) = ([], [])
    for line in source.split(separator: "\n") {
      if let scope = scopes.last, scope.isPublic,
        let match = line.wholeMatch(of: /( *)(?:indirect )?case (\w+\b.*)/),
        match.1.count == scope.indentation + 2
      {
        cases += namesWithValues(in: match.2).map { "\(scope.name).\($0)" }
      }
      guard let match = line.prefixMatch(of: declaration) else { continue }
      let modifiers = match.2.split(separator: " ")
      // Skips `class func` and the like, and words of comments and statements.
      guard !["func", "var", "let"].contains(match.4), modifiers.allSatisfy(isModifier) else { continue }
      while let scope = scopes.last, scope.indentation >= match.1.count { scopes.removeLast() }
      let name = (scopes.last.map { "\($0.name)." } ?? "") + match.4
      let isPublic = modifiers.contains("public") || modifiers.contains("open")
      scopes.append((match.1.count, name, isPublic))
      if isPublic, !["extension", "protocol"].contains(match.3) { types.append(name) }
    }
    return (types, cases)
  }

  /// Returns the words before outer parentheses, as in `leaf, pair(Tree, (Int) -> Tree)`.
  private static func namesWithValues(in cases: Substring) -> [String] {
    var (names, word, depth): ([String], String, Int) = ([], "", 0)
    for character in cases {
      if character == "(", depth == 0 { names.append(word) }
      depth += character == "(" ? 1 : character == ")" ? -1 : 0
      word = character.isLetter || character.isNumber ? word + String(character) : ""
    }
    return names
  }

  private static func isModifier(_ word: Substring) -> Bool {
    let words = [
      "public", "open", "package", "internal", "private", "fileprivate", "final", "indirect", "nonisolated",
    ]
    return word.hasPrefix("@") || words.contains(String(word))
  }

  /// Returns the name of a value's type in the form of ``all()``: with its module, without generic arguments.
  static func name(of value: Any) -> String {
    var depth = 0
    return String(
      String(reflecting: type(of: value)).filter { character in
        if character == "<" { depth += 1 }
        defer { if character == ">" { depth -= 1 } }
        return depth == 0
      })
  }
}
