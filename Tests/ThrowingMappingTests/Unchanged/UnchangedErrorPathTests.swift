import Foundation
import Testing
import ThrowingMapping

private struct Picky: Decodable {
  struct Reason: Swift.Error {}
  static func decode(_ json: Any) throws -> Picky {
    let name = try String.decode(json => "name")
    if name == "wrong" {
      throw DecodingError.rawRepresentableInitializationError(rawValue: name, .init(path: [], object: json))
    }
    throw Reason()
  }
}

private struct Unexpected: Swift.Error { let error: DecodingError? }

@Suite("Error paths of unchanged code")
struct UnchangedErrorPathTests {
  @Test("A path starts at the object on the left of the operator")
  func middle() throws {
    let json: NSDictionary = ["object": ["repo": ["owner": ["id": 1, "login": 2]]]]
    let error = #expect(throws: DecodingError.self) {
      try json => "object" => "repo" => "owner" as Person
    }
    #expect(error?.formattedPath == "object.repo.owner.login" && error?.metadata.object as? Int == 2)
    let missing = #expect(throws: DecodingError.self) { try json => "object" => "repo" as Person }
    guard case .missingKey("id", let place) = missing else { throw Unexpected(error: missing) }
    #expect(place.formattedPath == "object.repo" && place.object is [String: Any])
    let inner = #expect(throws: DecodingError.self) {
      try (json => "object") => "repo" => "owner" => "login" as String
    }
    #expect(inner?.formattedPath == "repo.owner.login")
  }

  @Test("Errors of other types are wrapped, with a path")
  func others() throws {
    let json: NSDictionary = ["list": [["name": "a"]], "one": ["name": "wrong"]]
    let other = #expect(throws: DecodingError.self) { try json => "list" as [Picky] }
    guard case .other(let error, let metadata) = other else { throw Unexpected(error: other) }
    #expect(error is Picky.Reason && metadata.path == ["list"])
    #expect(other?.description == "$.list[0]: Reason() [custom]")
    let raw = #expect(throws: DecodingError.self) { try json => "one" as Picky }
    guard case .rawRepresentableInitializationError(let value, let place) = raw else {
      throw Unexpected(error: raw)
    }
    #expect(value as? String == "wrong" && place.path == ["one"])
    #expect(place.object as? NSDictionary == ["name": "wrong"])
    let fruit = #expect(throws: DecodingError.self) {
      try ["fruit": "plum"] as NSDictionary => "fruit" as Fruit
    }
    guard case .rawRepresentableInitializationError(let plum, let below) = fruit else {
      throw Unexpected(error: fruit)
    }
    #expect(plum as? String == "plum" && below.formattedPath == "fruit")
  }
}
