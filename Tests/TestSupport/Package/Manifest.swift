import Foundation

/// The manifest of a package: the output of `swift package dump-package`.
public struct Manifest: Decodable, Sendable {
  public var products: [Product]
  public var targets: [Target]

  public struct Product: Decodable, Sendable {
    public var name: String
    public var targets: [String]
    /// One key: `library`, `executable`, `plugin` …
    var type: Kind

    public var isLibrary: Bool { type.library != nil }

    struct Kind: Decodable, Sendable { var library: [String]? }
  }

  public struct Target: Decodable, Sendable {
    public var name, type: String
    var path: String?
    public var dependencies: [Dependency]

    /// The folder of the target, relative to that of the package.
    public var folder: String { path ?? (type == "test" ? "Tests/\(name)" : "Sources/\(name)") }
  }

  /// A target of this package, or a product of another.
  public enum Dependency: Decodable, Hashable, Sendable {
    case target(String)
    case product(String, package: String)

    var name: String {
      switch self {
      case .target(let name), .product(let name, _): name
      }
    }

    private enum CodingKeys: String, CodingKey { case byName, target, product }

    /// The value is an array such as `["CScan", null]` or
    /// `["ArgumentParser", "swift-argument-parser", null, null]`.
    public init(from decoder: any Decoder) throws {
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

  /// The manifest of the package in a folder, evaluated in a scratch folder that no running build locks.
  public init(of folder: String) throws {
    self = try withTemporaryFolder { scratch in
      let json = try runProgram(
        [
          "swift", "package", "--package-path", PackageFolder.url(folder).path, "--scratch-path",
          scratch.path, "dump-package",
        ], capturesErrors: false
      ).output
      return try JSONDecoder().decode(Manifest.self, from: Data(json.utf8))
    }
  }

  /// The manifest of the mappers, evaluated once.
  public static func ofMappers() throws -> Manifest { try mappers.get() }

  private static let mappers = Result { try Manifest(of: "") }

  public func target(_ name: String) -> Target? { targets.first { $0.name == name } }

  /// The targets of this package that a target needs, including itself.
  public func closure(of names: [String]) -> [Target] {
    var found: [Target] = []
    var waiting = names
    while let name = waiting.popLast() {
      guard let target = target(name), !found.contains(where: { $0.name == name }) else { continue }
      found.append(target)
      for case .target(let dependency) in target.dependencies { waiting.append(dependency) }
    }
    return found
  }

  /// The imports of modules that the importing target doesn't declare as a dependency, such as
  /// `Sources/…/A.swift: B`.
  ///
  /// - Parameters:
  ///   - modules: The modules to look for.
  ///   - package: The folder of the package.
  public func undeclaredImports(of modules: [String], in package: String = "") throws -> [String] {
    try targets.filter { $0.type != "system" }.flatMap { target in
      let undeclared = Set(modules).subtracting(target.dependencies.map(\.name) + [target.name])
      return try PackageFolder.swiftFiles(below: package + target.folder).flatMap { file in
        undeclared.intersection(SourceImports(scanning: try PackageFolder.text(of: file)).modules)
          .sorted().map { "\(file): \($0)" }
      }
    }
  }
}
