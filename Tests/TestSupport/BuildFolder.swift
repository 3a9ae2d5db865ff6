package import Foundation

/// The folder of the build that made the running tests: programs, modules and object files.
package enum BuildFolder {
  /// Throws if the tests run from no bundle.
  package static func url() throws -> URL {
    guard let bundle else { throw CocoaError(.fileNoSuchFile) }
    // SwiftPM links `.build/debug` to the folder of the platform.
    var folder = URL(filePath: bundle).resolvingSymlinksInPath()
    while folder.path.contains(".xctest") { folder.deleteLastPathComponent() }
    return folder
  }

  /// On Linux the bundle is the executable itself; elsewhere the test runner gets its path as an argument.
  private static var bundle: String? {
    (CommandLine.arguments + [Bundle.main.executablePath].compactMap(\.self)).first { $0.contains(".xctest") }
  }
}
