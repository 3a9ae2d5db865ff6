import Foundation
import Testing

/// Compiles the code of pages, with the declarations that each page needs, from the file of the same name in
/// a folder.
public struct PageCompiler: Sendable {
  /// The files with the declarations, by the names of their pages.
  private let preludes: [String: String]
  /// The paths of all pages, by their names.
  private let paths: [String: [String]]

  /// - Parameters:
  ///   - preludes: The folder with the files.
  ///   - pages: The folders with the catalogs of the pages.
  public init(preludes: String, pages folders: [String]) {
    let files = try? PackageFolder.swiftFiles(below: preludes)
    self.preludes = Dictionary(uniqueKeysWithValues: (files ?? []).map { (Self.name(of: $0), $0) })
    let pages = folders.flatMap { folder in
      let paths = try? FileManager.default.subpathsOfDirectory(atPath: PackageFolder.url(folder).path)
      return (paths ?? []).filter { $0.contains(".docc/") && $0.hasSuffix(".md") }.map { "\(folder)/\($0)" }
    }
    paths = Dictionary(grouping: pages + ["README.md"], by: Self.name)
  }

  private static func name(of path: String) -> String {
    String(path.split(separator: "/").last?.split(separator: ".").first ?? "")
  }

  /// The names of the pages.
  public var pages: [String] { preludes.keys.sorted() }

  /// Compiles the code of a page except for manifests, and records an issue if it fails.
  public func expectSuccess(of page: String, _ compiler: SwiftCompiler) throws {
    let code = PageCode(of: try text(of: page))
    #expect(!(code.declarations + code.statements + code.manifests).isEmpty)
    let prelude = try PackageFolder.text(of: try #require(preludes[page]))
    try Self.expectSuccess(compiler.check(texts: [code.source(prelude: prelude)]))
  }

  /// Type-checks the manifests of a page, and parts of one, and records an issue if one fails.
  public func expectSuccessOfManifests(of page: String) throws {
    for part in PageCode(of: try text(of: page)).manifests {
      try Self.expectSuccess(SwiftCompiler().checkManifest(PageCode.manifest(around: part)))
    }
  }

  private func text(of page: String) throws -> String {
    let found = paths[page] ?? []
    #expect(found.count == 1, "\(page)")
    return try PackageFolder.text(of: try #require(found.first))
  }

  /// Records an issue if the compiler has failed.
  public static func expectSuccess(_ ending: Ending) {
    #expect(!ending.output.contains("error:"), "\(ending.output)")
    #expect(ending.status == 0)
  }
}
