#if os(Linux)
/// A process with its own view of the file system.
enum MountNamespace {
  /// Whether this process may create a mount namespace.
  static func isPermitted() async -> Bool { await run("true") != nil }

  /// Runs a shell command in a new mount namespace, and returns its output; `nil` if it failed.
  static func run(
    _ command: String, _ arguments: [String] = [], environment: [String: String] = [:]
  ) async -> String? {
    for options in [["--mount"], ["--mount", "--map-root-user"]] {
      let words = options + ["sh", "-c", command] + arguments
      if let output = try? await Command.run("unshare", words, environment: environment) { return output }
    }
    return nil
  }
}
#endif
