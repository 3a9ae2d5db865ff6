public import Foundation

/// Compiles sources that import the modules of this build.
public struct SwiftCompiler {
  /// The default isolation of declarations.
  public enum Isolation: String, Sendable {
    case nonisolated
    case mainActor = "MainActor"
  }

  /// The output of the compiler.
  public enum Target: String, Sendable {
    /// Swift's intermediate language, for which every error is found.
    case sil = "-emit-sil"
    /// The intermediate language of the optimizer.
    case llvm = "-emit-ir"
  }

  public var languageMode = "6"
  public var target = Target.sil
  public var isolation = Isolation.nonisolated
  public var upcomingFeatures: [String] = []
  public var experimentalFeatures: [String] = []
  /// Whether a file may have statements outside of functions, as `main.swift` has. Its variables aren't isolated
  /// as global constants are.
  public var isScript = false
  /// Whether placeholders such as `<#value#>` compile, as values of any type.
  public var acceptsPlaceholders = false
  /// Additional folders of modules.
  public var moduleFolders: [URL] = []
  private let build: URL
  /// The folder of the build of `Tests/Macros`, if sources may use the macro.
  private let macroBuild: URL?

  /// - Parameter loadsMacros: Whether sources may use the macro. `make macro` builds the plugin, and
  ///   `DerivedMapping` with it; the build of the running tests doesn't.
  public init(loadsMacros: Bool = false) throws {
    build = try BuildFolder.url()
    macroBuild = loadsMacros ? try Self.macroProducts.get() : nil
    if loadsMacros, plugin == nil { throw MissingPlugin() }
  }

  private struct MissingPlugin: Error, CustomStringConvertible {
    let description = "The plugin of the macro isn't built; make macro builds it."
  }

  /// Whether the plugin of the macro and the module with the attributes are built, and newer than their
  /// sources.
  public static var hasCurrentMacros: Bool {
    [
      (pluginNames, "Sources/Macros"),
      // The second is in a folder, whose date doesn't change with it.
      (
        ["Modules/DerivedMapping.swiftmodule", "DerivedMapping.swiftmodule/\(triple).swiftmodule"],
        "Sources/Strategies/DerivedMapping"
      ),
    ].allSatisfy { names, sources in
      guard let folder = try? macroProducts.get(),
        let built = names.lazy.compactMap({ date(of: folder.appending(path: $0)) }).first
      else { return false }
      let files = FileManager.default.enumerator(
        at: PackageFolder.url(sources), includingPropertiesForKeys: nil)
      return files?.allSatisfy { ($0 as? URL).flatMap(date).map { $0 <= built } ?? false } ?? false
    }
  }

  /// The folder with the products of `make macro`.
  private static let macroProducts = Result {
    let system = ProcessInfo.processInfo.environment["BUILD_SYSTEM"] ?? ""
    let ending = try runProgram(
      [
        "swift", "build", "--package-path", PackageFolder.url("Tests/Macros").path, "--scratch-path",
        PackageFolder.url(".build-macros").path, "--show-bin-path",
      ] + (system.isEmpty ? [] : ["--build-system", system]), capturesErrors: false)
    guard ending.status == 0 else { throw MissingPlugin() }
    return URL(filePath: ending.output.trimmingCharacters(in: .newlines))
  }

  private static func date(of file: URL) -> Date? {
    try? file.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
  }

  /// The names of the macro's program in the folder of products: those of the two build systems.
  private static let pluginNames = ["DerivedMacros-tool", "DerivedMacros"]

  private var plugin: URL? {
    Self.pluginNames.lazy.compactMap { macroBuild?.appending(path: $0) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// Compiles a source to ``target``, and compares the compiler's remarks with the expected ones: `// error`
  /// on a line above the code, or `// error: text` for texts of this package, and the same with `warning`.
  /// The compiler's own texts change with each release, so they aren't compared.
  ///
  /// - Returns: The differences, one per line; empty if there are none.
  public func differences(in source: URL) throws -> [String] {
    let ending = try check([source])
    let said = CompilerRemark.remarks(in: ending.output, on: source)
    let expected = CompilerRemark.expected(in: try String(contentsOf: source, encoding: .utf8))
    let isSilentFailure = ending.status != 0 && said.isEmpty
    let unexpected = said.filter { said in !expected.contains { $0.isMet(by: said) } }
    let missing = expected.filter { expected in !said.contains { expected.isMet(by: $0) } }
    return unexpected.map { "said: \($0)" }.sorted() + missing.map { "not said: \($0)" }.sorted()
      + (isSilentFailure ? [ending.output] : [])
  }

  /// Whether the compiler fails without an error at a line of a source.
  public func crashes(on source: URL) throws -> Bool {
    let ending = try check([source])
    let remarks = CompilerRemark.remarks(in: ending.output, on: source)
    return ending.status != 0 && !remarks.contains { $0.kind == "error" }
  }

  /// Compiles the sources of one module to ``target``.
  public func check(_ sources: [URL]) throws -> Ending {
    // Without the driver, whose start takes a third of the time. The output isn't /dev/null, because a
    // compiler that crashes removes its output, and root may remove that device.
    try withTemporaryFolder { folder in
      try run(
        [
          target.rawValue, "-o", folder.appending(path: "App").path, "-module-name", "App",
          "-diagnostic-style", "llvm", "-plugin-path",
          try Self.resources.get().appending(path: "host/plugins").path,
        ] + (isScript ? [] : ["-parse-as-library"])
          + (acceptsPlaceholders ? ["-warn-on-editor-placeholder"] : []) + sources.map(\.path),
        by: "swift-frontend")
    }
  }

  /// Compiles texts as files of one module.
  ///
  /// - Returns: The ending. Its output names a file by `App` and the position of its text.
  public func check(texts: [String]) throws -> Ending {
    try withTemporaryFolder { folder in
      var ending = try check(
        texts.enumerated().map { (number, text) in
          let file = folder.appending(path: "App\(number).swift")
          try Data(text.utf8).write(to: file)
          return file
        })
      ending.output.replace(folder.path + "/", with: "")
      return ending
    }
  }

  /// Type-checks a manifest of a package.
  public func checkManifest(_ text: String) throws -> Ending {
    let interface = try Self.resources.get().appending(path: "pm/ManifestAPI").path
    return try withTemporaryFolder { folder in
      let manifest = folder.appending(path: "Package.swift")
      try Data(text.utf8).write(to: manifest)
      return try runProgram(
        ["swiftc", "-typecheck", "-package-description-version", "6.2", "-I", interface, manifest.path])
    }
  }

  /// The folder of the compiler's own modules and plugins.
  private static let resources = targetInfo.map { URL(filePath: $0.paths.runtimeResourcePath) }
  private static let triple = (try? targetInfo.get())?.target.moduleTriple ?? ""

  private static let targetInfo = Result {
    let ending = try runProgram(["swiftc", "-print-target-info"])
    return try JSONDecoder().decode(TargetInfo.self, from: Data(ending.output.utf8))
  }

  private struct TargetInfo: Decodable {
    var target: Target
    var paths: Paths

    struct Target: Decodable { var moduleTriple: String }
    struct Paths: Decodable { var runtimeResourcePath: String }
  }

  /// Compiles sources to a module that others can import, in a folder of ``moduleFolders``.
  public func emitModule(_ name: String, from sources: [URL], into folder: URL) throws -> Ending {
    try run(
      [
        "-emit-module", "-parse-as-library", "-module-name", name,
        "-emit-module-path", folder.appending(path: "\(name).swiftmodule").path,
      ] + sources.map(\.path))
  }

  /// Runs the compiler with these arguments, and those for the folders of modules.
  public func run(_ arguments: [String], by compiler: String = "swiftc") throws -> Ending {
    let macros = plugin.map { ["-load-plugin-executable", "\($0.path)#DerivedMacros"] } ?? []
    return try runProgram([compiler] + languageArguments + moduleArguments + macros + arguments)
  }

  /// Writes the symbol graphs of a module into a folder: one for its own public symbols, and one for each
  /// module that it extends.
  public func extractSymbolGraphs(of module: String, into folder: URL) throws -> Ending {
    try runProgram(
      ["swift", "symbolgraph-extract"] + moduleArguments + [
        "-module-name", module, "-minimum-access-level", "public", "-skip-synthesized-members",
        "-emit-extension-block-symbols", "-output-dir", folder.path,
      ])
  }

  private var languageArguments: [String] {
    var arguments = ["-swift-version", languageMode, "-default-isolation", isolation.rawValue]
    for feature in upcomingFeatures { arguments += ["-enable-upcoming-feature", feature] }
    for feature in experimentalFeatures { arguments += ["-enable-experimental-feature", feature] }
    return arguments
  }

  private var moduleArguments: [String] {
    // Both builds have the same sources. The first one with the module is used.
    [macroBuild, build].compactMap(\.self).flatMap { ["-I", Self.moduleFolder(of: $0).path] }
      + moduleMaps.flatMap { ["-Xcc", "-fmodule-map-file=\($0.path)"] }
      + moduleFolders.flatMap { ["-I", $0.path] }
  }

  /// The module maps of C targets: those that SwiftPM's native build system generated, and those in the
  /// sources of this package and of the dependencies.
  private var moduleMaps: [URL] {
    // The products are two or three folders below the scratch folder.
    let checkouts = ["../../checkouts", "../../../checkouts"].map { build.appending(path: $0).standardized }
    let sources = checkouts.flatMap(Self.contents).flatMap {
      Self.contents(of: $0.appending(path: "Sources"))
    }
    let folders =
      Self.contents(of: build).filter { $0.pathExtension == "build" }
      + (sources + ["Sources/Backends/CJansson", "Sources/Core/CScan"].map { PackageFolder.url($0) })
      .flatMap { [$0, $0.appending(path: "include")] }
    return folders.map { $0.appending(path: "module.modulemap") }.filter {
      FileManager.default.fileExists(atPath: $0.path)
    }
  }

  /// The folder with the modules of a build; the native build system has one of their own.
  private static func moduleFolder(of products: URL) -> URL {
    let folder = products.appending(path: "Modules")
    return FileManager.default.fileExists(atPath: folder.path) ? folder : products
  }

  private static func contents(of folder: URL) -> [URL] {
    (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
  }
}
