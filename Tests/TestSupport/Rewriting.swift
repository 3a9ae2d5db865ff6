import Foundation

/// Whether generated files are rewritten instead of compared, which `make texts` does.
public enum Rewriting {
  public static let isOn = ProcessInfo.processInfo.environment["REWRITE_TEXTS"] != nil

  public static func write(_ text: String, to file: String) throws {
    try Data(text.utf8).write(to: PackageFolder.url(file))
  }
}
