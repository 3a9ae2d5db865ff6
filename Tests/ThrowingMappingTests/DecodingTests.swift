import Foundation
import JSONCore
import MappingTestSupport
import Testing
import ThrowingMapping

struct Owner: ThrowingMapping.Decodable, Equatable {
  let id: Int
  let login: String
  static func decode(_ json: JSON) throws -> Owner { try Owner(id: json => "id", login: json => "login") }
}

struct Repository: ThrowingMapping.Decodable, Equatable {
  let id: Int
  let name: String
  let description: String?
  let stars: Int?
  let owner: Owner
  let watchers: [Owner]
  let language: Language

  enum Language: String, ThrowingMapping.Decodable { case swift, objc }

  static func decode(_ json: JSON) throws -> Repository {
    try Repository(
      id: json => "id",
      name: json => "name",
      description: json => "description",
      stars: json =>? "counts" => "stars",
      owner: json => "owner",
      watchers: json => "watchers",
      language: json => "language")
  }
}

private struct NumberOrOwner: ThrowingMapping.Decodable {
  static func decode(_ json: JSON) throws -> NumberOrOwner {
    _ = try decodeAsOneOf(json, objectTypes: Int.self, Owner.self)
    return NumberOrOwner()
  }
}

private struct TreeNumberOrOwner: ThrowingMapping.Decodable {
  static func decode(_ json: Any) throws -> TreeNumberOrOwner {
    _ = try decodeAsOneOf(json, objectTypes: Int.self, Owner.self)
    return TreeNumberOrOwner()
  }
}

private struct Owners: ThrowingMapping.Decodable {
  var all: [Owner]
  static func decode(_ json: JSON) throws -> Owners {
    Owners(all: try [Owner].decode(json => "all", ignoreInvalidObjects: true))
  }
}

@Suite("Decoding")
struct DecodingTests {
  static let owner = #"{"id":1,"login":"ada"}"#
  static let text =
    #"{"id":7,"name":"n","description":null,"owner":\#(owner),"watchers":[\#(owner)],"language":"swift"}"#
  static let repository = Repository(
    id: 7, name: "n", description: nil, stars: nil, owner: Owner(id: 1, login: "ada"),
    watchers: [Owner(id: 1, login: "ada")], language: .swift)

  @Test("A model decodes from text, data and the result of JSONSerialization")
  func entryPoints() throws {
    let data = Data(Self.text.utf8)
    #expect(try Repository.decode(data) == Self.repository)
    #expect(try Repository.decode(parsing: Self.text) == Self.repository)
    #expect(try Repository.decode(parsing: Array(Self.text.utf8)) == Self.repository)
    #expect(try Repository.decode(JSONSerialization.jsonObject(with: data)) == Self.repository)
    #expect(try ThrowingMapper<Repository>().decode(Self.text) == Self.repository)
    let tree = try JSONSerialization.jsonObject(with: Data(#"{"data":{"repos":[\#(Self.text)]}}"#.utf8))
    #expect(try tree => "data" => "repos" == [Self.repository])
  }

  @Test("Text that isn't JSON throws the parser's error")
  func syntax() {
    let error = #expect(throws: JSONError.self) { try Repository.decode(parsing: "[1,]") }
    #expect(error?.description == #"$: trailing comma before "]" (line 1, column 3) [trailing-comma]"#)
  }

  @Test("Decoding an array can skip elements that don't decode")
  func ignoring() throws {
    let json = #"{"list":["a",1,null,"b"],"n":1}"#
    #expect(
      try outcome(json) { try [String].decode($0 => "list", ignoreInvalidObjects: true) } == #"["a", "b"]"#)
    #expect(
      try outcome(json) { try [String].decode($0 => "list", ignoreInvalidObjects: false) }
        == #"expected String, got NSNumber at """#)
    #expect(
      try outcome(json) { try [String].decode($0 => "n", ignoreInvalidObjects: true) }
        == #"expected NSArray, got NSNumber at """#)
    let tree: NSDictionary = ["list": ["a", 1]]
    #expect(try [String].decode(tree => "list", ignoreInvalidObjects: true) == ["a"])
  }

  @Test("Keys of skipped elements are never unknown, those of others can be")
  func ignoringStrictly() throws {
    let strict = ThrowingMapper<Owners>().rejectingUnknownKeys()
    let bad = #"{"id":2,"x":{"y":1}}"#
    #expect(try strict.decode(#"{"all":[\#(bad),\#(Self.owner),3]}"#).all.map(\.id) == [1])
    let error = thrown { try strict.decode(#"{"all":[\#(bad),{"id":1,"login":"ada","z":1}]}"#) }
    #expect(
      error?.description == #"$.all[1].z: unknown key "z" for Owner (line 1, column 52) [unknown-key]"#)
  }

  @Test("A value decodes as the first of several types that fits")
  func alternatives() throws {
    let json = #"[{"id":1,"login":"ada"},"x",2]"#
    let document = try Document(parsing: json)
    let all = try decodeArrayAsOneOf(document.root, objectTypes: Owner.self, String.self, Int.self)
    #expect(all[0] as? Owner == Owner(id: 1, login: "ada"))
    #expect(all[1] as? String == "x")
    #expect(all[2] as? Int == 2)
    #expect(
      try decodeAsOneOf(["id": 1, "login": "ada"] as NSDictionary, objectTypes: Int.self, Owner.self) is Owner
    )
    #expect(
      try outcome(json) { try decodeArrayAsOneOf($0, objectTypes: Owner.self, String.self) }
        == #"expected String, got NSNumber at """#)
    #expect(throws: JSONError.self) { try decodeAsOneOf(1) }
  }

  private func alternatives(_ error: JSONError?) -> [String]? {
    error?.issue.alternatives.map { "\($0.path) \($0.message), column \($0.location?.column ?? 0)" }
  }

  @Test("If no type fits, the error is that of the last one, and its issue has the reason of each")
  func noAlternative() throws {
    let document = try Document(parsing: #"{"list":[{"id":1,"login":2}]}"#)
    let error = #expect(throws: ThrowingMapping.DecodingError.self) {
      try document.root => "list" as [NumberOrOwner]
    }
    #expect(
      try outcome { () -> Int in throw try #require(error) }
        == #"expected String, got NSNumber at "list.login""#)
    #expect(error?.metadata.object as? Int == 2)
    #expect(error?.jsonError.issue.message == "no alternative of Int or Owner fits")
    #expect(
      alternatives(error?.jsonError) == [
        "$.list[0] expected Int, found an object, column 10",
        "$.list[0].login expected String for Owner.login, found 2, column 26",
      ])
    let one = #expect(throws: ThrowingMapping.DecodingError.self) {
      try decodeAsOneOf(document.root, objectTypes: Owner.self)
    }
    #expect(
      one?.description == #"$: missing key "id" required by Owner (Int) (line 1, column 1) [missing-key]"#)
  }

  @Test("If no type fits in a tree, the issue has the reason and path of each")
  func noAlternativeOfTree() throws {
    let tree: [String: Any] = ["list": [["id": 1, "login": 2]]]
    let error = #expect(throws: ThrowingMapping.DecodingError.self) {
      try tree => "list" as [TreeNumberOrOwner]
    }
    #expect(
      try outcome { () -> Int in throw try #require(error) }
        == #"expected String, got NSNumber at "list.login""#)
    #expect(error?.metadata.object as? Int == 2)
    #expect(
      error?.jsonError.rendered() == """
        error[no-alternative]: no alternative of Int or Owner fits
          --> $.list[0]
          = note: alternative 1: expected Int, found an object at $.list[0]
          = note: alternative 2: expected String for Owner.login, found 2 at $.list[0].login
        """)
    // A type that was written for trees is decoded from a part of a document.
    let mapper = ThrowingMapper<[String: [TreeNumberOrOwner]]>()
    let placed = #expect(throws: JSONError.self) { try mapper.decode(#"{"list":[{"id":1,"login":2}]}"#) }
    #expect(
      alternatives(placed) == [
        "$.list[0] expected Int, found an object, column 10",
        "$.list[0].login expected String, found 2, column 26",
      ])
    let good = #"{"id":1,"login":"ada"}"#
    let all = #expect(throws: JSONError.self) {
      try mapper.reportingAllIssues().decode(
        #"{"list":[\#(good),{"id":1,"login":2},\#(good),{"id":1,"login":3}]}"#)
    }
    #expect(
      all?.issues.map { $0.alternatives.map(\.path.description) } == [
        ["$.list[1]", "$.list[1].login"], ["$.list[3]", "$.list[3].login"],
      ])
    #expect(throws: JSONError.self) { try decodeAsOneOf(tree as Any) }
  }

  @Test("Dictionaries decode their keys; of duplicates, the options select one")
  func dictionaries() throws {
    #expect(
      try [Repository.Language: Int].decode(parsing: #"{"swift":1,"objc":2}"#) == [.swift: 1, .objc: 2])
    let twice = #"{"a":1,"a":2}"#
    #expect(try [String: Int].decode(parsing: twice) == ["a": 1])
    let last = JSONParseOptions(duplicateKeys: .useLast)
    #expect(try [String: Int].decode(parsing: #"{"a":"no number","a":2}"#, options: last) == ["a": 2])
    #expect(
      try outcome(#"{"c":1}"#) { try [Repository.Language: Int].decode($0) } == #"no raw value c at """#)
  }

  @Test("Values of any type are decoded, and errors have the object's type")
  func foundation() throws {
    let json = #"{"l":[1,"b"],"bad":"x y"}"#
    let document = try Document(parsing: json)
    #expect(try (document.root => "l" as Any) as? NSArray == [1, "b"])
    #expect(try (document.root =>? "x" as Any?) == nil)
    #expect(try outcome(json) { try $0 => "bad" as Date } == #"no raw value x y at "bad""#)
    #expect(
      try outcome(json) { try $0 => "l" as NSDictionary } == #"expected NSDictionary, got NSArray at "l""#)
    #expect(try (document.root => "l" as OwnedJSON) == [1, "b"])
  }

  @Test("Functions decode types that aren't decodable")
  func functions() throws {
    let json = #"{"a":{"b":[1,null,3]}}"#
    let whole = try outcome(json) {
      try parse($0, keyPath: "a" => "b", decoder: [Int?].decoder(Optional.decoder(Int.decode)))
    }
    #expect(whole == "[Optional(1), nil, Optional(3)]")
    let members = try outcome(json) {
      try parse($0, keyPath: "a", decoder: [String: Int].decoder(key: String.decode) { try $0.array().count })
    }
    #expect(members == #"["b": 3]"#)
    let none = try outcome(json) { try parse($0, keyPath: "a" =>? "x", decoder: { try $0.int() }) as Any }
    #expect(none == "nil")
    let tree: NSDictionary = ["a": 1]
    #expect(try parse(tree, keyPath: "a", decoder: { try $0.int() + 1 }) == 2)
    let deep: Any? = ["a": ["b": 1]]
    let paths: [OptionalKeyPath] = ["a" =>? "b", "a" =>? "x"]
    let found = try paths.map {
      try parse(deep, keyPath: $0, decoder: { (json: JSON) throws -> Int in try json.int() + 1 })
    }
    #expect(found == [2, nil])
  }

  @Test("A member can be used without decoding it")
  func members() throws {
    let document = try Document(parsing: #"{"a":[1],"null":null}"#)
    let kinds = try ["a", "null", "x"].map { (key) throws -> JSONKind? in
      let member: JSON? = try document.root =>? OptionalKeyPath(stringLiteral: key)
      return member?.kind
    }
    #expect(kinds == [.array, nil, nil])
  }
}
