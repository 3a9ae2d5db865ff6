/// The location of this package in the manifest of the generated one.
package enum PackageLocation: Sendable {
  /// The folder of this package.
  case path(String)
  /// The address of its repository.
  case url(String)

  /// A repository, whose address is a URL or has the form `user@host:path`; `nil` for another text.
  package init?(repository url: String) {
    let forms = [
      #/(?:(?:https?|ssh|git)://[\w.@:-]+|file://)(?:/[\w.~+-]+)+/?/#,
      #/[\w.-]+@[\w.-]+:[\w.~+-]+(?:/[\w.~+-]+)*/#,
    ]
    guard url.utf8.allSatisfy({ $0 < 0x80 }), forms.contains(where: { url.wholeMatch(of: $0) != nil }) else {
      return nil
    }
    self = .url(url)
    if identity.isEmpty { return nil }
  }

  /// The identity by which products are named: SwiftPM uses the last part of an address.
  var identity: String {
    guard case .url(let url) = self else { return "json-mapping" }
    let last = url.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? url
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }
  var benchmarks: String { "json-mapping-benchmarks" }

  /// Whether the generated package can use BenchKit: SwiftPM finds no package in a folder of a repository.
  package var hasBenchKit: Bool { if case .path = self { true } else { false } }

  func dependencies(traits: String) -> [String] {
    switch self {
    case .path(let path):
      [
        ".package(name: \"\(identity)\", path: \(SwiftLiteral.quoted(path))\(traits))",
        ".package(name: \"\(benchmarks)\", path: \(SwiftLiteral.quoted(path + "/Benchmarks")))",
      ]
    case .url(let url): [".package(url: \(SwiftLiteral.quoted(url)), branch: \"main\"\(traits))"]
    }
  }
}
