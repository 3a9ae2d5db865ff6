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
    let one: Contributor? = decode(Self.tree)
    #expect(one == Self.ada)
    let decoded: Decoded<Contributor> = decode(Self.tree as Any)
    #expect(decoded == .success(Self.ada))
    let list: [Contributor]? = decode([Self.tree, Self.tree])
    #expect(list == [Self.ada, Self.ada])
    let byName: Decoded<[String: Contributor]> = decode(["a": Self.tree])
    #expect(byName == .success(["a": Self.ada]))
    let any: Any? = Self.tree
    let mapped: Contributor? = any.flatMap(decode)
    #expect(mapped == Self.ada)
    let none: Contributor? = decode(["id": 7])
    #expect(none == nil)
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
    let one: Contributor? = decode(bytes)
    #expect(one == Self.ada)
    let damaged: Decoded<Contributor> = decode(Data("[1".utf8))
    #expect(
      damaged.description
        == "Failure(Custom($: the document ends inside an array (line 1, column 3) [unexpected-end]))")
  }

  @Test("A root key selects the value to decode")
  func rootKey() {
    let dictionary: [String: Any] = ["user": Self.tree, "users": [Self.tree]]
    let one: Contributor? = decode(dictionary, rootKey: "user")
    #expect(one == Self.ada)
    let list: Decoded<[Contributor]> = decode(dictionary, rootKey: "users")
    #expect(list == .success([Self.ada]))
    let missing: Decoded<Contributor> = decode(dictionary, rootKey: "x")
    #expect(missing == .missingKey("x"))
    let old: Contributor? = decodeWithRootKey("user", dictionary)
    #expect(old == Self.ada)
    let oldMissing: Decoded<Contributor> = decodeWithRootKey("x", dictionary)
    #expect(oldMissing == .missingKey("x"))
  }

  @Test("A tree is available as JSON during a call")
  func handles() throws {
    let name: Decoded<String> = withJSON(Self.tree) { json in json <| ["info", "name"] }
    #expect(name == .success("Ada"))
    let document = try Document(parsing: #"{"l":[1,2],"o":{"a":1}}"#)
    #expect(decodeArray(try document.root.value(at: "l")) == .success([1, 2]))
    #expect(decodeObject(try document.root.value(at: "o")) == .success(["a": 1]))
  }
}
