import Foundation
import JSONCore
import Testing
import ThrowingMapping

private struct Unlucky: Error {}

private struct Fussy: ThrowingMapping.Decodable {
  static func decode(_ json: JSON) throws -> Fussy {
    if try json => "n" == 13 { throw Unlucky() }
    throw ThrowingMapping.DecodingError.rawRepresentableInitializationError(rawValue: 14, .init(object: json))
  }
}

private struct Given: ThrowingMapping.Decodable {
  static func decode(_ json: JSON) throws -> Given {
    throw ThrowingMapping.DecodingError.missingKey("z", .init(path: ["y"], object: "the object"))
  }
}

@Suite("Errors")
struct ErrorTests {
  static let broken = #"{"repos":[{"id":7,"name":"n","description":null,"owner":{"id":"x","login":"ada"}}]}"#

  private func error(_ json: String, _ read: (JSON) throws -> Void) throws -> ThrowingMapping.DecodingError {
    let document = try Document(parsing: json)
    return try #require(throws: ThrowingMapping.DecodingError.self) { try read(document.root) }
  }

  @Test("Errors have the path, the object and the root of the outermost operator")
  func metadata() throws {
    let error = try error(Self.broken) { _ = try $0 => "repos" as [Repository] }
    #expect(error.metadata.path == ["repos", "owner", "id"])
    #expect(error.metadata.formattedPath == "repos.owner.id")
    #expect(error.path == error.metadata.path && error.formattedPath == "repos.owner.id")
    #expect(error.metadata.object as? String == "x")
    #expect((error.metadata.rootObject as? NSDictionary)?.allKeys as? [String] == ["repos"])
    #expect(
      error.description
        == #"$.repos[0].owner.id: expected Int for Owner.id, found string "x" (line 1, column 63) [type-mismatch]"#
    )
    #expect(
      error.debugDescription
        == "typeMismatch(expected: Int, actual: String, path: repos.owner.id, object: x)")
  }

  @Test(
    "Debug descriptions hide secrets",
    arguments: [
      #"{"password":4711}"#: "typeMismatch(expected: String, actual: NSNumber, path: password, object: •••)",
      #"{"password":"a","user":{"pin":4711}}"#: "missingKey(id, path: user, object: •••)",
      #"{"password":"a","user":{"id":"token 4711"}}"#:
        "typeMismatch(expected: Int, actual: String, path: user.id, object: token 4711)",
    ])
  func secrets(text: String, shown: String) throws {
    let error = try error(text) {
      let _: String = try $0 => "password"
      let _: Int = try $0 => "user" => "id"
    }
    #expect(error.debugDescription == shown)
  }

  @Test("The path of a caught error starts at the value on the left of the operator")
  func innerPath() throws {
    let json = #"{"a":{"b":{"c":null}}}"#
    let inner = try error(json) { _ = try ($0 => "a") => "b" => "c" as Int }
    let outer = try error(json) { _ = try $0 => "a" as [String: [String: Int]] }
    #expect(inner.metadata.path == ["b", "c"])
    #expect(outer.metadata.path == ["a", "b", "c"])
  }

  @Test("Errors of your own are located where they were thrown")
  func ownErrors() throws {
    let other = try error(#"{"f":[{"n":1},{"n":13}]}"#) { _ = try $0 => "f" as [Fussy?] }
    #expect(other.description == "$.f[0]: 14 isn't a raw value of the type (line 1, column 7) [custom]")
    let unlucky = try error(#"{"f":{"n":13}}"#) { _ = try $0 =>? "f" as Fussy? }
    guard case .other(let cause, let metadata) = unlucky else { throw unlucky }
    #expect(cause is Unlucky)
    #expect(metadata.path == ["f"])
    #expect(unlucky.description == "$.f: Unlucky() (line 1, column 6) [custom]")
    let given = try error(#"{"x":{}}"#) { _ = try $0 => "x" as Given }
    #expect(given.metadata.path == ["x", "y"])
    #expect(given.metadata.object as? String == "the object")
    #expect(
      given.description
        == #"$.x: missing key "z" required by Given (a value) (line 1, column 6) [missing-key]"#)
  }

  @Test("Errors are equal if their cases, types and locations are")
  func equality() throws {
    let left = try error(Self.broken) { _ = try $0 => "repos" as [Repository] }
    let right = try error(Self.broken) { _ = try $0 => "repos" as [Repository] }
    let other = try error(Self.broken) { _ = try $0 => "repos" as Int }
    #expect(left == right)
    #expect(left != other)
    let own = ThrowingMapping.DecodingError.missingKey("a", .init(object: 1))
    #expect(own == .missingKey("a", .init(object: 1)))
    #expect(own != .missingKey("b", .init(object: 1)))
    #expect(own != .missingKey("a", .init(path: ["p"], object: 1)))
  }

  @Test("An error retains its document")
  func outliving() throws {
    let error = try #require(throws: ThrowingMapping.DecodingError.self) {
      try Repository.decode(parsing: Self.broken)
    }
    #expect(error.metadata.path == [])
    #expect(
      error.description
        == #"$: missing key "id" required by Repository (Int) (line 1, column 1) [missing-key]"#)
  }
}

/// A model that catches and rethrows the error of a member.
private struct Rethrowing: ThrowingMapping.Decodable {
  var list: [Int]

  @TaskLocal static var caught: @Sendable (ThrowingMapping.DecodingError) -> Void = { _ in }

  static func decode(_ json: JSON) throws -> Rethrowing {
    do {
      return try Rethrowing(list: json => "list")
    } catch let error as ThrowingMapping.DecodingError {
      caught(error)
      throw error
    }
  }
}

private struct Outer: ThrowingMapping.Decodable {
  var inner: Rethrowing
  static func decode(_ json: JSON) throws -> Outer { try Outer(inner: json => "a" => "inner") }
}

@Suite("Errors that are caught and rethrown")
struct CaughtErrorTests {
  static let json = #"{"a":{"inner":{"list":[1,"x"]}}}"#
  static let thrown =
    #"$.a.inner.list[1]: expected Int for Rethrowing.list, found string "x" (line 1, column 26) [type-mismatch]"#

  @Test("A caught error doesn't change when outer operators and models add to the rethrown one")
  func copied() throws {
    nonisolated(unsafe) var caught: ThrowingMapping.DecodingError?
    let document = try Document(parsing: Self.json)
    let thrown = Rethrowing.$caught.withValue({ caught = $0 }) {
      #expect(throws: ThrowingMapping.DecodingError.self) {
        try document.root => "a" => "inner" as Rethrowing
      }
    }
    #expect(caught?.path == ["list"])
    #expect(
      caught?.description
        == #"$.a.inner.list[1]: expected Int, found string "x" (line 1, column 26) [type-mismatch]"#)
    #expect(thrown?.path == ["a", "inner", "list"])
    #expect(thrown?.description == Self.thrown)
  }

  @Test("Other threads can use a caught error while outer operators add to the rethrown one")
  func shared() async {
    for _ in 0..<20 {
      nonisolated(unsafe) var readers: [Task<Bool, Never>] = []
      let read = { @Sendable (error: ThrowingMapping.DecodingError) in
        readers = (0..<4).map { _ in
          Task.detached {
            (0..<50).allSatisfy { _ in
              String(describing: error).contains("expected Int") && error.jsonError.issue.location?.line == 1
                && error.path.isEmpty == false
            }
          }
        }
      }
      let error = Rethrowing.$caught.withValue(read) {
        #expect(throws: JSONError.self) { try ThrowingMapper<Outer>().decode(Self.json) }
      }
      #expect(error?.description == Self.thrown)
      for reader in readers { #expect(await reader.value) }
    }
  }
}
