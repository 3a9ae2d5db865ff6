import Foundation
import JSONCore
import MappingTestSupport
import Testing
import ThrowingMapping

@Suite("Models written for trees")
struct UnchangedModelTests {
  @Test("Models written for trees decode the result of JSONSerialization")
  func tree() throws {
    let json = try project()
    let found = try Project.decode(json)
    #expect(found.id == 16512 && found.name == "Decodable" && found.coverage == 90.5)
    #expect(found.owner == Person(id: 5, login: "anna"))
    #expect(found.files == ["a.swift", "b.swift"] && found.optional == nil)
    #expect(found.active == true && found.optionalActive == nil)
    #expect(found.homepage == URL(string: "https://example.com"))
    #expect(found.started == Date(timeIntervalSince1970: 1_466_164_800))
    #expect(found.members.map(\.login) == ["anna", "bert"])
    #expect(found.byRole == ["admin": Person(id: 5, login: "anna")])
    let list = try [Project].decode([json, json])
    #expect(list.count == 2)
    let below: [Project] = try ["data": ["list": [json]]] => "data" => "list"
    #expect(below.count == 1)
  }

  @Test("Models written for trees decode from text, with and without a mapper")
  func text() throws {
    let data = try JSONSerialization.data(withJSONObject: project())
    #expect(try Project.decode(data).owner.login == "anna")
    #expect(try ThrowingMapper<Project>().decode(data.bytes).members.count == 2)
    let document = try Document(parsing: #"{"p":{"id":1,"login":"a"},"l":[{"id":2,"login":"b"}]}"#)
    #expect(try document.root => "p" == Person(id: 1, login: "a"))
    #expect(try document.root => "l" == [Person(id: 2, login: "b")])
    #expect(try document.root =>? "x" as Person? == nil)
  }

  static let broken: KeyValuePairs<String, (path: String, change: @Sendable (NSMutableDictionary) -> Void)> =
    [
      #"$.owner.id: expected Int for Person.id, found string "5" [type-mismatch]"#:
        ("owner.id", { $0["owner"] = ["id": "5", "login": "anna"] }),
      #"$.owner: missing key "login" required by Person (String) [missing-key]"#:
        ("owner", { $0["owner"] = ["id": 5] }),
      #"$.owner: expected an object for Person, found string "anna" [type-mismatch]"#:
        ("owner", { $0["owner"] = "anna" }),
      "$.owner: expected an object for Person, found null [unexpected-null]":
        ("owner", { $0["owner"] = NSNull() }),
      "$.members[1].id: expected Int for Person.id, found 6.5 [fractional-number]":
        ("members.id", { $0["members"] = [["id": 5, "login": "anna"], ["id": 6.5, "login": "bert"]] }),
      #"$.nested: missing key "id", expected Int [missing-key]"#: ("nested", { $0["nested"] = ["x": 1] }),
      #"$: missing key "name", expected String [missing-key]"#: ("", { $0["name"] = nil }),
      #"$.files: expected an array, found string "a" [type-mismatch]"#: ("files", { $0["files"] = "a" }),
      #"$.roles.admin.id: expected Int for Person.id, found string "x" [type-mismatch]"#:
        ("roles.admin.id", { $0["roles"] = ["admin": ["id": "x", "login": ""]] }),
    ]

  @Test("Errors have the path in the tree and its objects", arguments: broken.indices)
  func errors(index: Int) throws {
    let (text, (path, change)) = Self.broken[index]
    let json = try project(change)
    let error = #expect(throws: DecodingError.self) { try Project.decode(json) }
    #expect(error?.formattedPath == path && error?.path == path.split(separator: ".").map(String.init))
    #expect(error?.metadata.rootObject as? NSDictionary === json && error?.description == text)
  }

  @Test("Errors have the location in a text")
  func places() throws {
    let text = #"{"a":{"list":[{"id":1,"login":"a"},{"id":"x","login":"b"}],"p":{"id":1}}}"#
    let document = try Document(parsing: text)
    let first = #expect(throws: DecodingError.self) { try document.root => "a" => "list" as [Person] }
    #expect(first?.path == ["a", "list", "id"])
    #expect(
      first?.description
        == #"$.a.list[1].id: expected Int for Person.id, found string "x" (line 1, column 42) [type-mismatch]"#
    )
    let second = #expect(throws: DecodingError.self) { try document.root => "a" => "p" as Person }
    #expect(
      second?.description
        == #"$.a.p: missing key "login" required by Person (String) (line 1, column 64) [missing-key]"#)
    #expect(second?.path == ["a", "p"])
    #expect(
      thrown { try ThrowingMapper<[Person]>().decode(#"[{"id":1,"login":2}]"#) }?.description
        == "$[0].login: expected String for Person.login, found 2 (line 1, column 18) [type-mismatch]")
  }

  @Test("Decoding a model without a function of its own is an error, and doesn't recurse endlessly")
  func neither() throws {
    struct Nothing: Decodable {}
    let document = try Document(parsing: "{}")
    let error = #expect(throws: DecodingError.self) { try Nothing.decode(document.root) }
    #expect(error?.description == "$: Nothing lacks a decode function (line 1, column 1) [custom]")
    #expect(throws: DecodingError.self) { try Nothing.decode([String: Any]()) }
  }

  @Test("A class decodes from a tree")
  func object() throws {
    let train = try Train.decode(["driverName": "c", "wagons": ["x", "y"]] as NSDictionary)
    #expect(train.driverName == "c" && train.wagons == ["x", "y"])
  }
}
