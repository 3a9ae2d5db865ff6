import Foundation
import Testing

/// The compiler refuses code in which a handle would outlive its document.
@Suite struct EscapeRefusalTests {
  static let snippets: [(name: String, code: String, isAccepted: Bool)] = [
    ("used in place", "func f(_ d: Document) throws -> Int { try d.root.array().count }", true),
    (
      "passed on",
      "func f(_ v: JSONValue) throws -> Int { try g(v) }; func g(_ v: JSONValue) throws -> Int { try v.int() }",
      true
    ),
    ("returned", "func f(_ d: Document) -> JSONValue { d.root }", false),
    (
      "returned of a local document",
      "func f() throws -> JSONValue { let d = try Document(parsing: \"1\"); return d.root }", false
    ),
    ("stored in a class", "final class C { var v: JSONValue; init(_ v: JSONValue) { self.v = v } }", false),
    ("stored in a struct", "struct S { var v: JSONValue }", false),
    ("put into an array", "func f(_ d: Document) -> Int { let a = [d.root]; return a.count }", false),
    (
      "returned from a closure",
      "func f(_ d: Document) throws { let v: JSONValue = try d.withRoot { $0 }; _ = v }", false
    ),
    ("captured by an escaping closure", "func f(_ v: JSONValue) -> () -> Bool { { v.isNull } }", false),
    (
      "stored in a global",
      "nonisolated(unsafe) var v: JSONValue? = nil; func f(_ d: Document) { v = d.root }", false
    ),
    ("an element that outlives the array", "func f(_ a: JSONArray) -> JSONValue? { a[0] }", false),
  ]

  @Test("The compiler refuses code that lets a handle escape", arguments: snippets.indices)
  func judges(_ index: Int) throws {
    let (name, code, isAccepted) = EscapeRefusalTests.snippets[index]
    let compiler = try #require(Compiler(), "no swiftc in PATH, or no built modules beside the tests")
    let (status, output) = try compiler.check("import JSONCore\n\(code)\n")
    #expect((status == 0) == isAccepted, "\(name): \(output)")
    // Refused for its lifetime, not for a slip in the snippet.
    let reasons = ["Escapable", "lifetime", "escape"]
    #expect(isAccepted || reasons.contains { output.contains($0) }, "\(name): \(output)")
  }
}

/// The Swift compiler with the modules that this test was built with; `nil` where either can't be found.
private struct Compiler {
  private let executable: URL
  private let arguments: [String]

  init?() {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let candidates = path.split(separator: ":").map { URL(filePath: "\($0)/swiftc") }
    let products =
      Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent() }
      + [URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()]
    let built = products.first {
      FileManager.default.fileExists(atPath: $0.appending(path: "Modules/JSONCore.swiftmodule").path)
    }
    guard let found = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }),
      let built
    else { return nil }
    let headers = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources/Core/CScan/include")
    executable = found
    arguments = [
      "-emit-sil", "-o", "/dev/null", "-swift-version", "6", "-I", built.appending(path: "Modules").path,
      "-Xcc", "-fmodule-map-file=\(built.appending(path: "CScan.build/module.modulemap").path)",
      "-Xcc", "-I\(headers.path)",
    ]
  }

  /// Compiles a snippet as far as the checks of lifetimes, which come after those of types.
  func check(_ code: String) throws -> (status: Int32, output: String) {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appending(path: "Snippet.swift")
    try code.write(to: source, atomically: true, encoding: .utf8)
    let process = Process()
    let output = Pipe()
    process.executableURL = executable
    process.arguments = arguments + [source.path]
    process.standardError = output
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }
}
