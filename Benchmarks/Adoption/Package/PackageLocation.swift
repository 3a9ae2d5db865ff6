/// Where the generated package finds this one.
package enum PackageLocation: Sendable {
  /// The folder of this package.
  case path(String)
  /// The address of its repository.
  case url(String)

  /// The identity by which products are named: SwiftPM uses the last part of an address.
  var identity: String {
    switch self {
    case .path: "json-mapping"
    case .url(let url):
      url.split(separator: "/").last.map { $0.hasSuffix(".git") ? String($0.dropLast(4)) : String($0) } ?? url
    }
  }
  var benchmarks: String { "json-mapping-benchmarks" }

  /// Whether the package can use BenchKit: SwiftPM finds no package in a folder of a repository.
  var hasBenchKit: Bool {
    if case .path = self { true } else { false }
  }

  func dependencies(traits: String) -> [String] {
    switch self {
    case .path(let path):
      [
        ".package(name: \"\(identity)\", path: \(SwiftLiteral.quoted(path))\(traits))",
        ".package(name: \"\(benchmarks)\", path: \(SwiftLiteral.quoted(path + "/Benchmarks")))",
      ]
    case .url(let url):
      [".package(url: \(SwiftLiteral.quoted(url)), branch: \"main\"\(traits))"]
    }
  }
}
