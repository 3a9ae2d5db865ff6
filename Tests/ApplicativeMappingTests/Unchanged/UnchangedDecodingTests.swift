import ApplicativeMapping
import Foundation
import Testing

private let types = #"""
  {"numerics":{"int":5,"int64":9007199254740992,"int64_string":"1765734503002","uint":500,
  "uint64":9223372036854775807,"uint64_string":"18446744073709551614","double":3.4,"float":1.1,"int_opt":4},
  "user_opt":{"id":6,"name":"Cool User"},"bool":false,"string_array":["hello","world"],
  "string_array_opt":["a"],"embedded":{"string_array":["hello","world"],"string_array_opt":null},
  "dict":{"foo":"bar"},"url":"https://example.com"}
  """#

@Suite("Unchanged Argo models")
struct UnchangedDecodingTests {
  @Test("Unchanged Argo models decode all types")
  func allTypes() {
    let model: Everything? = json(types).flatMap(decode)
    let numbers = Numbers(
      int: 5, int64: 9_007_199_254_740_992, int64String: 1_765_734_503_002, uint: 500,
      uint64: 9_223_372_036_854_775_807, uint64String: 18_446_744_073_709_551_614, double: 3.4, float: 1.1,
      intOpt: 4)
    #expect(model?.numbers == numbers)
    #expect(model?.string == "Cool User" && model?.bool == false)
    #expect(model?.stringArray == ["hello", "world"] && model?.stringArrayOpt == ["a"])
    #expect(model?.eStringArray.count == 2 && model?.eStringArrayOpt == nil)
    #expect(model?.userOpt == Member(id: 6, name: "Cool User", email: nil))
    #expect(model?.dict ?? [:] == ["foo": "bar"] && model?.url.host() == "example.com")
    let failing = types.replacingOccurrences(
      of: #""embedded":{"string_array":["hello","world"],"#, with: #""embedded":{"#)
    #expect((json(failing).flatMap(decode) as Everything?) == nil)
    let decoded: Decoded<Everything>? = json(failing).map(decode)
    #expect(decoded?.error == .missingKey("string_array"))
  }

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
    do {
      _ = try mistyped.dematerialize()
      Issue.record("nothing was thrown")
    } catch DecodeError.typeMismatch {
    } catch {
      Issue.record("another error: \(error)")
    }
  }
}
