import ApplicativeMapping
import Foundation
import Testing

@Suite("Unchanged Argo models")
struct UnchangedDecodingTests {
  @Test("Unchanged Argo models decode dictionaries of Swift's and Foundation's types")
  func dictionaries() throws {
    let plain: [String: Any] = ["id": 1, "name": "Cool User", "email": "u.cool@example.com"]
    let model: Member? = decode(plain)
    #expect(model == Member(id: 1, name: "Cool User", email: "u.cool@example.com"))
    #expect((decode(plain as NSDictionary) as Member?) == model)
    #expect(Member.decode(JSON(plain)).value == model)
    let list = try PropertyListSerialization.data(fromPropertyList: plain, format: .xml, options: 0)
    let read = try PropertyListSerialization.propertyList(from: list, options: [], format: nil)
    #expect((decode(read) as Member?) == model)
  }

  @Test("Unchanged Argo models decode roots that are arrays, and members of members")
  func shapes() {
    #expect((json(#"["foo","bar","baz"]"#).flatMap(decode) as [String]?) == ["foo", "bar", "baz"])
    let remark: Remark? = json(#"{"id":6,"text":"t","author":{"id":1,"name":"Cool User"}}"#).flatMap(decode)
    #expect(remark?.author == "Cool User")
    let text =
      #"{"id":3,"text":"t","author":{"id":1,"userinfo":{"name":"n"}},"remarks":[{"id":6,"text":"t","author":{"name":"a"}}],"place":{"lat":1,"lng":2.5}}"#
    let entry: Entry? = json(text).flatMap(decode)
    #expect(entry?.author.name == "n" && entry?.remarks.count == 1 && entry?.place?.lng == 2.5)
    let bad = text.replacingOccurrences(of: #"{"name":"a"}"#, with: "[]")
    let failed: Decoded<Entry>? = json(bad).map(decode)
    switch failed {
    case .some(.failure(.typeMismatch(let expected, let actual))):
      #expect(expected == "Object" && actual == "Array([])")
    default: Issue.record("no type mismatch: \(String(describing: failed))")
    }
    let link: BigLink? = json(#"{"text":"x"}"#).flatMap(decode)
    #expect(link?.text == "x")
    let page: Homepage? = json(#""https://example.com""#).flatMap(decode)
    #expect(page?.url.host() == "example.com")
    let noPage: Decoded<Homepage> = decode(["a": 1])
    #expect(noPage.description == #"Failure(TypeMismatch(Expected URL, got Object(["a": Number(1)])))"#)
    let map: [String: Member]? = json(#"{"a":{"id":1,"name":"n"}}"#).flatMap(decode)
    #expect(map?["a"]?.id == 1)
  }

  @Test("Unchanged Argo models decode enums")
  func enums() {
    let levels = JSON(["zero": 0, "one": 1, "two": 2])
    let zero: Level? = (levels <| "zero").value
    let one: Level? = (levels <| "one").value
    let two: Decoded<Level> = levels <| "two"
    #expect(zero == .zero && one == .one)
    #expect(two.description == "Failure(TypeMismatch(Expected rawValue for Level, got Number(2)))")
    let circle: Shape? = decode(["type": "circle", "radius": 2] as [String: Any])
    guard case .circle(2) = circle else {
      Issue.record("no circle")
      return
    }
    let unknown: Decoded<Shape> = decode(["type": "star"])
    #expect(unknown.description == "Failure(TypeMismatch(Expected a shape, got star))")
  }

  @Test("Unchanged Argo models give Decoded values that print, and patterns that match them")
  func decoded() {
    let good: Decoded<Member> = decode(["id": 1, "name": "n"] as [String: Any])
    let mistyped: Decoded<Member> = decode(["id": "1", "name": "n"])
    let missing: Decoded<Member> = decode(["id": 1])
    func text(_ decoded: Decoded<Member>) -> String {
      switch decoded {
      case .success(let member): "Success(\(member))"
      case let .failure(.typeMismatch(expected: expected, actual: actual)):
        "Failure(TypeMismatch(Expected \(expected), got \(actual)))"
      case let .failure(.missingKey(key)): "Failure(MissingKey(\(key)))"
      case .failure: "another failure"
      }
    }
    for decoded in [good, mistyped, missing] { #expect(decoded.description == text(decoded)) }
    let refused: Decoded<Refused> = decode([:] as [String: Any])
    #expect(refused.error?.description == "Custom(My Custom Error)")
    let error = NSError(domain: "com.example", code: 0, userInfo: nil)
    let thrown: Decoded<Int> = materialize { throw error }
    #expect(thrown.error?.description == "Custom(\(error as any Error))")
  }
}
