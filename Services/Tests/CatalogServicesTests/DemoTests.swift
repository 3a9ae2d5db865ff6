import Foundation
import MappingTestSupport
import Testing

/// The demo as a program, against its server on this machine.
@Suite("The demo of the services")
struct DemoTests {
  private func run(_ arguments: [String]) throws -> Ending {
    let demo = try BuildFolder.url().appending(path: "services-demo").path
    // Memory that a program still uses at its end isn't a leak, although a sanitizer reports it.
    return try runProgram([demo] + arguments, environment: ["LSAN_OPTIONS": "detect_leaks=0"])
  }

  #if AsyncHTTPClient
  private static let transports = ["url-session", "async-http-client"]
  #else
  private static let transports = ["url-session"]
  #endif

  @Test(
    "The output is the same in every strategy and with every transport",
    arguments: ServiceTests.strategies, transports)
  func story(strategy: String, transport: String) throws {
    #expect(try run([strategy, "--transport", transport]) == Ending(output: Self.story, status: 0))
  }

  @Test("An unknown strategy or transport is refused", arguments: [["xml"], ["--transport", "curl"]])
  func usage(arguments: [String]) throws {
    let usage = """
      usage: services-demo [manual|mappable|applicative|throwing|codable|derived] \
      [--transport \(Self.transports.joined(separator: "|"))]

      """
    #expect(try run(arguments) == Ending(output: usage, status: 64))
  }

  private static let story = #"""
    Sign in
      POST http://127.0.0.1/auth → 403: Forbidden
      the response: {"reason": "wrong name or password"}
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
    The same again: 10 movies, 1 response from the cache after a 304
    Offline
      10 movies, from the store
      GET http://127.0.0.1/todos/1 (2 attempts): the server could not be reached
      10 movies, from the store
      10 movies, from the service
    The session expires, and the server rejects ten requests
      10 responses with [8] users, 1 new session
    Edit a user
      Ada Lovelace: Numerical analysis, Technical writing
    Repositories
      3 in all, found ["apple/swift", "apple/swift-format"], and argo: no summary
    A new todo
      My first todo has the id 201
    A malformed response
      GET http://127.0.0.1/todos/13 → 200: $: missing key "title" required by Todo (String) (line 1, column 1) [missing-key]
      error[missing-key]: missing key "title" required by Todo (String)
        --> $ (line 1, column 1, byte 0)
       1 | {"userId": 1, "id": 13, "completed": false}
         | ^
         = keys present: userId, id, completed

    """#
}
