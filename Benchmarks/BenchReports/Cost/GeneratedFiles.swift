import Foundation

/// The files of a generated package that depends on this one.
struct GeneratedFiles {
  let folder: URL
  let name: String
  /// The folder of this package.
  let library: URL
  /// The targets, each with the product that it needs; `nil` for none.
  let targets: [(name: String, product: String?)]
  /// The targets that are programs, which are linked without symbols.
  var programs: [(name: String, product: String?)] = []

  func writeManifest() throws { try write(manifest, to: "Package.swift") }

  func write(_ text: String, to path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  var manifest: String {
    let identity = library.lastPathComponent
    func line(_ target: (name: String, product: String?), _ kind: String, _ settings: String = "") -> String {
      let products = target.product.map { ".product(name: \"\($0)\", package: \"\(identity)\")" } ?? ""
      return "    .\(kind)(name: \"\(target.name)\", dependencies: [\(products)]\(settings)),"
    }
    let stripped = #", linkerSettings: [.unsafeFlags(["-Xlinker", "-s"])]"#
    let targets = targets.map { line($0, "target") } + programs.map { line($0, "executableTarget", stripped) }
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "\(name)",
        platforms: [.macOS(.v13)],
        dependencies: [.package(path: "\(library.path)")],
        targets: [
      \(targets.joined(separator: "\n"))
        ]
      )

      """
  }
}
