#if ClientTests
import Foundation
import TestSupport
import Testing

/// The demo as a program, against its server on this machine.
@Suite("The demo of the services")
struct DemoTests {
  private func run(_ arguments: [String]) throws -> (output: String, status: Int32) {
    let process = Process()
    let output = Pipe()
    process.executableURL = try BuildFolder.url().appending(path: "services-demo")
    process.arguments = arguments
    // What a program still holds at its end is no leak, whatever a sanitizer says.
    process.environment = ProcessInfo.processInfo.environment.merging(["LSAN_OPTIONS": "detect_leaks=0"]) {
      $1
    }
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: bytes, as: UTF8.self), process.terminationStatus)
  }

  @Test("The output is the same in every strategy", arguments: ServiceTests.strategies)
  func story(strategy: String) throws {
    let (output, status) = try run([strategy])
    #expect(status == 0)
    #expect(output == Self.story)
  }

  @Test("An unknown strategy is refused")
  func usage() throws {
    let (output, status) = try run(["xml"])
    #expect(status == 64)
    #expect(output == "usage: services-demo [manual|mappable|applicative|throwing|codable|derived]\n")
  }

  private static let story = #"""
    Sign in
      POST http://127.0.0.1/auth → 403: Forbidden
      the service says: {"reason": "wrong name or password"}
      signed in
    Top grossing movies of 2016
      Rouge One - A Star Wars Story
      Finding Dory
      Captain America - Civil War
      The Secret Life of Pets
      The Jungle Book
      Deadpool
      Zootopia
      Batman v Superman - Dawn of Justice
      Suicide Squad
      Doctor Strange
    The same again: 10 movies, 1 answer of 304 from what was kept
    Offline
      10 movies, from the store
      GET http://127.0.0.1/todos/1 (2 attempts): the server could not be reached
      10 movies, from the store
      10 movies, from the service
    The session expires, and ten requests are refused
      10 answers with [8] users, 1 new session
    Edit a user
      Ada Lovelace: Numerical analysis, Technical writing
    Repositories
      3 in all, found ["apple/swift", "apple/swift-format"], and argo: no summary
    A new todo
      My first todo has the id 201
    A malformed answer
      GET http://127.0.0.1/todos/13 → 200: $: missing key "title" required by Todo (String) (line 1, column 1) [missing-key]
      error[missing-key]: missing key "title" required by Todo (String)
        --> $ (line 1, column 1, byte 0)
       1 | {"userId": 1, "id": 13, "completed": false}
         | ^
         = keys present: userId, id, completed

    """#
}
#endif
