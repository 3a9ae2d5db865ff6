import ApplicativeMapping
import Foundation
import JSONCore
import Testing

private struct Item: Decodable, Equatable {
  let id: Int
  let name: String?
  static func decode(_ json: JSON) -> Decoded<Item> { curry(Item.init) <^> json <| "id" <*> json <|? "name" }
}

private enum Suit: String, Decodable { case hearts, spades }

private struct Kind: Decodable, Equatable {
  let name: String
  static func decode(_ json: JSON) -> Decoded<Kind> {
    switch try? json.tree {
    case .string(let text): pure(Kind(name: text))
    case .number(let number): pure(Kind(name: number.intValue == 1 ? "one" : "many"))
    case .object(let members): pure(Kind(name: members.keys.sorted().joined()))
    case .array(let elements): pure(Kind(name: "\(elements.count)"))
    default: .typeMismatch(expected: "Kind", actual: json)
    }
  }
}

@Suite("Trees")
struct TreeTests {
  @Test("A tree is created from objects, and decodes")
  func making() {
    let json = JSON([
      "id": 1, "name": "a", "suit": "spades", "tags": ["x", "y"], "deep": ["er": [2, NSNull()]],
    ])
    #expect(Item.decode(json) == .success(Item(id: 1, name: "a")))
    #expect((decode(json) as Item?) == Item(id: 1, name: "a"))
    #expect(((json <| "suit").value as Suit?) == .spades)
    let tags: Decoded<[String]> = json <|| "tags"
    #expect(tags == .success(["x", "y"]))
    let deep: Decoded<[Int?]> = json <| ["deep", "er"]
    #expect(deep == .success([2, nil]))
    #expect(((json <| "nokey") as Decoded<Int>) == .missingKey("nokey"))
    let optional: Decoded<Int?> = json <|? "nokey"
    #expect(optional == .success(nil))
    let wrong: Decoded<[Int]?> = json <||? "tags"
    #expect(wrong.description.hasPrefix("Failure(Multiple(TypeMismatch(Expected Int, got String(x))"))
    #expect((json["tags"] as Decoded<[String]>) == tags)
    #expect((json[optional: "deep", "x"] as Decoded<Int?>) == .success(nil))
    let object: Any? = ["id": 2]
    #expect(object.map(JSON).map(Item.decode) == .success(Item(id: 2, name: nil)))
  }

  @Test("Functions decode the members of a tree")
  func functions() {
    let json = JSON(["object": ["a": 1], "null": NSNull(), "text": "t"])
    let kept: Decoded<JSONTree> = json <| "object" >>- { $0.decodedTree }
    #expect(kept == .success(JSON(["a": 1])))
    let numbers: Decoded<[String: Int]> = json <| "object" >>- [String: Int].decode
    #expect(numbers == .success(["a": 1]))
    #expect((([String: Int].decode -<< json <| "object") as Decoded<[String: Int]>) == numbers)
    #expect(((json <| ["object", "a"] >>- { pure($0) }) as Decoded<JSONTree>) == .success(JSON(1)))
    #expect(((json <| "nokey" >>- { $0.decodedTree }) as Decoded<JSONTree>) == .missingKey("nokey"))
    #expect(((json <| "null" >>- { $0.decodedTree }) as Decoded<JSONTree>) == .missingKey("null"))
    let wrong: Decoded<JSONTree> = json <| ["text", "a"] >>- { $0.decodedTree }
    #expect(wrong == .typeMismatch(expected: "Object", actual: "String(t)"))
    let ofDocument: Decoded<JSONTree> = withJSON(json) { (json) in json <| "object" >>- { $0.decodedTree } }
    #expect(ofDocument == kept)
  }

  @Test("Trees decode as arrays and as objects")
  func containers() throws {
    #expect((decodeArray(JSON([["id": 1]])) as Decoded<[Item]>) == .success([Item(id: 1, name: nil)]))
    let members: Decoded<[String: Item]> = decodeObject(JSON(["a": ["id": 1]]))
    #expect(members == .success(["a": Item(id: 1, name: nil)]))
    let item: Decoded<Item> = withJSON(["id": 1]) { json in Item.decode(json) }
    #expect(item == .success(Item(id: 1, name: nil)))
    let json = JSON(["a": 1, "b": ["c": [true]]])
    let number: JSONTree? =
      switch json {
      case .object(let members): members["a"]
      default: nil
      }
    #expect(number == .number(1))
    let document = try Document(parsing: #"{"b":{"c":[true]}}"#)
    let member: Decoded<JSONTree> = document.root <| "b" >>- { $0.decodedTree }
    #expect(member.value == JSON(["c": [true]]))
  }

  @Test("A tree is created from its cases")
  func cases() {
    let json = JSON.object(["string": JSON.string("hearts"), "zero": .number(0), "one": JSON.number(1.5)])
    #expect(((json <| "string").value as Suit?) == .hearts)
    let zero: Decoded<Int> = json <| "zero"
    #expect(zero == .success(0))
    #expect(json == JSON(["string": "hearts", "zero": 0, "one": 1.5]))
    #expect(json != JSON.null && JSON.array([.null, .bool(true)]) == JSON([NSNull(), true]))
    let list: [JSONTree] = [.string("a"), .number(1), .null]
    #expect(sequence(list.map(Kind.decode)).description == "Failure(TypeMismatch(Expected Kind, got Null))")
    #expect(catDecoded(list.map(Kind.decode)) == [Kind(name: "a"), Kind(name: "one")])
  }

  @Test(
    "A tree is printed as in errors",
    arguments: [
      (JSON("a"), "String(a)"), (JSON(1), "Number(1)"), (JSON(1.5), "Number(1.5)"),
      (JSON(true), "Bool(true)"),
      (JSON(NSNull()), "Null"), (JSON([1, "a"] as [Any]), "Array([Number(1), String(a)])"),
      (JSON(["k": false]), #"Object(["k": Bool(false)])"#), (JSON([String: Any]()), "Object([:])"),
      (JSON(NSNumber(value: 7)), "Number(7)"), (JSON(NSNumber(value: true)), "Bool(true)"),
      (JSON(Date()), "Null"), (JSON(Int?.none as Any), "Null"),
      (JSON(UInt64.max), "Number(18446744073709551615)"),
      (JSON(["a"[...]]), "Array([String(a)])"), (JSON(JSON("a")), "String(a)"),
    ])
  func texts(json: JSONTree, text: String) {
    #expect(json.description == text)
    #expect(
      Decoded<Int>.typeMismatch(expected: "X", actual: json).description
        == "Failure(TypeMismatch(Expected X, got \(text)))")
  }

  @Test("The tree of a value has a case for each kind")
  func matching() throws {
    let document = try Document(parsing: #"["a",1,2,{"x":1,"y":2},[3,4],true]"#)
    let kinds = [Kind].decode(document.root)
    #expect(kinds.description == "Failure(TypeMismatch(Expected Kind, got Bool(true)))")
    let good = try Document(parsing: #"["a",1,2,{"x":1,"y":2},[3,4]]"#)
    #expect([Kind].decode(good.root) == .success(["a", "one", "many", "xy", "2"].map(Kind.init)))
    #expect(try good.root.tree == JSON(["a", 1, 2, ["x": 1, "y": 2], [3, 4]] as [Any]))
  }

  @Test("Values of a document are compared and printed as trees are")
  func handles() throws {
    let document = try Document(parsing: #"[{"a":1,"b":[2]},{"b":[2.0],"a":1},{"a":1}]"#)
    let isSame = { (left: JSON, right: JSON) in left == right && !(left != right) }
    let array = try document.root.array()
    if let left = array[0], let right = array[1], let other = array[2] {
      let (same, different) = (isSame(left, right), isSame(left, other))
      #expect(same && !different)
      #expect("\(other)" == #"Object(["a": Number(1)])"# && String(describing: other) == other.description)
    }
  }

  @Test("Objects that are nested too deep become null")
  func depth() {
    var object: Any = 1
    for _ in 0..<2_000 { object = [object] }
    var tree = JSON(object)
    var depth = 0
    while case .array(let elements) = tree, let first = elements.first {
      tree = first
      depth += 1
    }
    #expect(tree == .null && depth == 512)
  }
}

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
