import Foundation
import MappingTestSupport

/// The object files of one module, in the build folder of the running tests.
struct BuiltObjects {
  /// The texts in an object file of any format that refer to Foundation or link it: the module's part of a
  /// mangled symbol, and the linker options.
  static let foundationMarks = [
    "10Foundation", "20FoundationEssentials", "-lFoundation", "-framework Foundation",
  ]

  let files: [URL]

  init(of module: String) throws {
    var folder = try BuildFolder.url()
    let manager = FileManager.default
    while folder.path.count > 1 && !manager.fileExists(atPath: folder.appending(path: "\(module).build").path)
    {
      folder.deleteLastPathComponent()
    }
    files = try manager.contentsOfDirectory(
      at: folder.appending(path: "\(module).build"), includingPropertiesForKeys: nil
    )
    .filter { $0.pathExtension == "o" }
  }

  /// The names of the files that contain any of these texts.
  func mentioning(_ marks: [String]) throws -> [String] {
    let patterns = marks.map { Data($0.utf8) }
    return try files.filter { file in
      let code = try Data(contentsOf: file)
      return patterns.contains { code.range(of: $0) != nil }
    }
    .map(\.lastPathComponent)
    .sorted()
  }
}
