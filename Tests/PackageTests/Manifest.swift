import Foundation
import MappingTestSupport

/// The manifest of the package: the output of `swift package dump-package`.
struct Manifest: Decodable {
  var products: [Product]
  var targets: [Target]

  struct Product: Decodable {
    var name: String
    var targets: [String]
    /// One key: `library`, `executable`, `plugin` …
    var type: Kind

    var isLibrary: Bool { type.library != nil }

    struct Kind: Decodable { var library: [String]? }
  }

  struct Target: Decodable {
    var name, type: String
    var path: String?
    var dependencies: [Dependency]

    /// The folder of the target, relative to the root of the package.
    var folder: String { path ?? (type == "test" ? "Tests/\(name)" : "Sources/\(name)") }
  }

  /// A target of this package, or a product of another.
  enum Dependency: Decodable, Hashable {
    case target(String)
    case product(String, package: String)

    private enum CodingKeys: String, CodingKey { case byName, target, product }

    /// The value is an array such as `["CScan", null]` or
    /// `["ArgumentParser", "swift-argument-parser", null, null]`.
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      if container.contains(.product) {
        var parts = try container.nestedUnkeyedContainer(forKey: .product)
        self = .product(try parts.decode(String.self), package: try parts.decode(String.self))
      } else {
        let key = container.contains(.target) ? CodingKeys.target : .byName
        var parts = try container.nestedUnkeyedContainer(forKey: key)
        self = .target(try parts.decode(String.self))
      }
    }
  }

  /// The manifest of this package, evaluated once, in a scratch folder that no running build locks.
  static func current() throws -> Manifest { try evaluated.get() }

  private static let evaluated = Result {
    try withTemporaryFolder { folder in
      let json = try runProgram(
        [
          "swift", "package", "--package-path", PackageFolder.root.path, "--scratch-path", folder.path,
          "dump-package",
        ], capturesErrors: false
      ).output
      return try JSONDecoder().decode(Manifest.self, from: Data(json.utf8))
    }
  }

  func target(_ name: String) -> Target? { targets.first { $0.name == name } }

  /// The targets of this package that a target needs, including itself.
  func closure(of names: [String]) -> [Target] {
    var found: [Target] = []
    var waiting = names
    while let name = waiting.popLast() {
      guard let target = target(name), !found.contains(where: { $0.name == name }) else { continue }
      found.append(target)
      for case .target(let dependency) in target.dependencies { waiting.append(dependency) }
    }
    return found
  }
}
