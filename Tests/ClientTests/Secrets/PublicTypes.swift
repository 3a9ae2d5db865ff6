#if ClientTests
import Foundation
import TestSupport

/// The public types that the sources of client, store, streams and services declare.
enum PublicTypes {
  /// The modules and their folders.
  static let modules = [
    ("APIClient", "Sources/Client/APIClient"), ("URLSessionTransport", "Sources/Client/URLSessionTransport"),
    ("OfflineStore", "Sources/Store/OfflineStore"),
    ("GRDBStore", "Sources/Store/GRDBStore"), ("JSONStreaming", "Sources/Core/JSONStreaming"),
    ("CatalogServices", "Sources/Catalog/CatalogServices"),
  ]

  /// The types that have values, such as `APIClient.Exchange.ID`: all except protocols.
  static func all() throws -> Set<String> {
    var names: Set<String> = []
    for (module, folder) in modules {
      // These types replace the others if the trait is missing, and have no values.
      for file in try PackageFolder.swiftFiles(below: folder) where !file.hasSuffix("/Unavailable.swift") {
        names.formUnion(types(in: try PackageFolder.text(of: file)).map { "\(module).\($0)" })
      }
    }
    return names
  }

  /// The cases with associated values in the listings of the API, such as
  /// `APIClient.ClientError.Kind.transport`.
  static func casesWithValues() throws -> Set<String> {
    var names: Set<String> = []
    for (module, _) in modules where module != "CatalogServices" {
      for line in try PackageFolder.text(of: "API/\(module).txt").split(separator: "\n") {
        guard let match = line.prefixMatch(of: /case ([\w.]+)\(/) else { continue }
        names.insert("\(module).\(match.1)")
      }
    }
    return names
  }

  /// Returns the types that a source declares as public. The indentation, which the formatter checks,
  /// determines which type contains which.
  static func types(in source: String) -> [String] {
    let declaration =
      /^( *)((?:@\w+(?:\([^)]*\))? |\w+ )*?)(struct|enum|class|actor|protocol|extension) ((?:\w+\.)*\w+)/
    var scopes: [(indentation: Int, name: String)] = []
    var names: [String] = []
    for line in source.split(separator: "\n") {
      guard let match = line.prefixMatch(of: declaration) else { continue }
      let modifiers = match.2.split(separator: " ")
      // Skips `class func` and the like, and words of comments and statements.
      guard !["func", "var", "let"].contains(match.4), modifiers.allSatisfy(isModifier) else { continue }
      while let scope = scopes.last, scope.indentation >= match.1.count { scopes.removeLast() }
      let name = (scopes.last.map { "\($0.name)." } ?? "") + match.4
      scopes.append((match.1.count, name))
      let isPublic = modifiers.contains("public") || modifiers.contains("open")
      if isPublic, !["extension", "protocol"].contains(match.3) { names.append(name) }
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
#endif
