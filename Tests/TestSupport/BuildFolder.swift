public import Foundation

/// The build folder of the running tests, with programs, modules and object files.
public enum BuildFolder {
  /// The URL of the folder. Throws if the tests don't run from a bundle.
  public static func url() throws -> URL {
    guard let bundle else { throw CocoaError(.fileNoSuchFile) }
    // SwiftPM links `.build/debug` to the folder of the platform.
    var folder = URL(filePath: bundle).resolvingSymlinksInPath()
    while folder.path.contains(".xctest") { folder.deleteLastPathComponent() }
    return folder
  }

  /// On Linux the bundle is the executable; on other systems its path is an argument of the test runner.
  private static var bundle: String? {
    (CommandLine.arguments + [Bundle.main.executablePath].compactMap(\.self)).first { $0.contains(".xctest") }
  }
}
