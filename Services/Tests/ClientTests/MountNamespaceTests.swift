#if os(Linux)
import APIClient
import Foundation
import Testing
import URLSessionTransport

/// A server whose authority isn't in this machine's store, but in the one that the client uses.
///
/// On Linux, `URLSession` has no option for additional authorities. So the test starts itself again, in a
/// mount namespace in which another file replaces the system's store. Other processes don't see that file.
@Suite(
  "A temporary authority", .urlSession, Nginx.trait,
  .enabled("a mount namespace requires root or user namespaces") { await MountNamespace.isPermitted() })
struct TrustTests {
  private static let store = "/etc/ssl/certs/ca-certificates.crt"
  private static let variable = "TRUSTED_SERVER"

  @Test("An authority is trusted if the store has it")
  func trusted() async throws {
    let nginx = try await Nginx()
    try nginx.add("trusted", as: "answer")
    let authority = nginx.directory.appendingPathComponent("authority.pem").path
    let output = try await MountNamespace.run(
      test: "TrustTests/response", after: "mount --bind \(authority) \(Self.store)",
      environment: [Self.variable: "https://localhost:\(nginx.ports.secure)"])
    #expect(output.contains("Test \"A trusted server gets a request\" passed"))
  }

  @Test(
    "A trusted server gets a request",
    .enabled(if: ProcessInfo.processInfo.environment[variable] != nil, "run by the test above"))
  func response() async throws {
    let address = try #require(ProcessInfo.processInfo.environment[Self.variable])
    let bytes = try await client(at: address).send(Endpoint<[UInt8], Anyone>.bytes("answer"))
    #expect(String(decoding: bytes, as: UTF8.self) == "trusted")
    // The certificate is for localhost.
    let other = address.replacingOccurrences(of: "localhost", with: "127.0.0.1")
    let error = await failure(try await client(at: other).send(Endpoint<[UInt8], Anyone>.bytes("answer")))
    #expect(error?.transportError?.kind == .untrusted)
    // The server redirects from https to http.
    let down = await failure(try await client(at: address).send(Endpoint<[UInt8], Anyone>.bytes("down")))
    #expect(
      down?.reason == "redirect target not allowed (it leads from https to http)")
  }
}

/// A process with its own view of the file system.
enum MountNamespace {
  /// Whether this process may create a mount namespace.
  static func isPermitted() async -> Bool { await run("true") != nil }

  /// Runs a test of this program after a shell command in a new mount namespace, and returns its output.
  static func run(
    test name: String, after command: String, environment: [String: String]
  ) async throws -> String {
    let program = try #require(CommandLine.arguments.first)
    let arguments = [program, "--testing-library", "swift-testing", "--filter", "ClientTests.\(name)"]
    return try #require(
      await run("\(command) && exec \"$0\" \"$@\"", arguments, environment: environment))
  }

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
