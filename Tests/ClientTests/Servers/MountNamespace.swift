#if ClientTests && os(Linux)
/// A process that sees other files than all others do.
enum MountNamespace {
  /// Whether this process may make one.
  static func isPermitted() async -> Bool { await run("true") != nil }

  /// Runs a command of the shell in a mount namespace of its own and returns its output; `nil` if it failed.
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
