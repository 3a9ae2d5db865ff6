/// The C library has a different module on each platform. Only Linux and Apple's platforms have builds; a
/// file that misses the import of another doesn't compile there.
public enum PlatformImports {
  /// The modules for platforms on which all targets can be built.
  private static let everywhere: Set = ["Darwin", "Glibc", "Musl", "Android"]
  private static let elsewhere: Set = ["WASILibc", "ucrt"]

  /// The files below a folder that import the C library.
  ///
  /// - Parameter portable: The targets that neither URLSession nor SwiftNIO limits to some platforms.
  /// - Returns: The missing modules of each file.
  public static func missing(below folder: String, portable: String) throws -> [String: Set<String>] {
    var missing: [String: Set<String>] = [:]
    for file in try PackageFolder.swiftFiles(below: folder) {
      let text = try PackageFolder.text(of: file)
      let imported = Set(SourceImports(scanning: text).modules)
      // Huge pages exist on Linux only.
      guard imported.contains("Glibc"), !text.hasPrefix("#if os(Linux)") else { continue }
      missing[file] = everywhere.union(file.hasPrefix(portable) ? elsewhere : []).subtracting(imported)
    }
    return missing
  }
}
