import ApplicativeMapping
import Foundation
import JSONCore
import Testing

struct Contributor: ApplicativeMapping.Decodable, Equatable {
  var id: Int
  var name: String
  var email: String?

  static func decode(_ json: JSON) -> Decoded<Contributor> {
    curry(Contributor.init) <^> json["id"] <*> json["info", "name"] <*> json[optional: "info", "email"]
  }
}

@Suite("Decoding without a mapper")
struct DecodeFunctionTests {
  static var tree: [String: Any] { ["id": 7, "info": ["name": "Ada", "email": NSNull()]] }
  static let ada = Contributor(id: 7, name: "Ada", email: nil)

  @Test("Trees of Foundation's objects decode to an optional, or to a Decoded with the error")
  func trees() throws {
    #expect((decode(Self.tree) as Contributor?) == Self.ada)
    #expect((decode(Self.tree as Any) as Decoded<Contributor>) == .success(Self.ada))
    #expect((decode([Self.tree, Self.tree]) as [Contributor]?) == [Self.ada, Self.ada])
    #expect((decode(["a": Self.tree]) as Decoded<[String: Contributor]>) == .success(["a": Self.ada]))
    let any: Any? = Self.tree
    #expect((any.flatMap(decode) as Contributor?) == Self.ada)
    #expect((decode(["id": 7]) as Contributor?) == nil)
    let failure: Decoded<Contributor> = decode(["id": "x"])
    #expect(
      failure.description
        == "Failure(Multiple(TypeMismatch(Expected Int, got String(x)), MissingKey(info)))")
    let unknown: Decoded<Int> = decode(Date(timeIntervalSince1970: 0))
    #expect(unknown.error?.description.hasPrefix("Custom(") == true)
  }

  @Test("Data is decoded without a mapper")
  func data() throws {
    let bytes = try JSONSerialization.data(withJSONObject: Self.tree)
    #expect((decode(bytes) as Contributor?) == Self.ada)
    let damaged: Decoded<Contributor> = decode(Data("[1".utf8))
    #expect(
      damaged.description
        == "Failure(Custom($: the document ends inside an array (line 1, column 3) [unexpected-end]))")
  }

  @Test("A root key selects the value to decode")
  func rootKey() {
    let dictionary: [String: Any] = ["user": Self.tree, "users": [Self.tree]]
    #expect((decode(dictionary, rootKey: "user") as Contributor?) == Self.ada)
    #expect((decode(dictionary, rootKey: "users") as Decoded<[Contributor]>) == .success([Self.ada]))
    #expect((decode(dictionary, rootKey: "x") as Decoded<Contributor>) == .missingKey("x"))
    #expect((decodeWithRootKey("user", dictionary) as Contributor?) == Self.ada)
    #expect((decodeWithRootKey("x", dictionary) as Decoded<Contributor>) == .missingKey("x"))
  }

  @Test("A tree is available as JSON during a call")
  func handles() throws {
    #expect(
      ((withJSON(Self.tree) { json in json <| ["info", "name"] }) as Decoded<String>) == .success("Ada"))
    let document = try Document(parsing: #"{"l":[1,2],"o":{"a":1}}"#)
    #expect(decodeArray(try document.root.value(at: "l")) == .success([1, 2]))
    #expect(decodeObject(try document.root.value(at: "o")) == .success(["a": 1]))
  }
}
