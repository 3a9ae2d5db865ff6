import ApplicativeMapping
import Foundation
import Testing

private struct Booleans: Decodable, Equatable {
  let bool: Bool
  let number: Bool
  let optional: Bool?
  let list: [Bool]
  static func decode(_ json: JSON) -> Decoded<Booleans> {
    curry(Booleans.init) <^> json <| "bool" <*> json <| "number" <*> json <|? "optional" <*> json <|| "list"
  }
}

@Suite("Booleans of unchanged code")
struct UnchangedBooleanTests {
  static let text = #"{"bool":true,"number":1,"optional":0,"list":[0,1,false,1.0]}"#
  fileprivate static let value = Booleans(
    bool: true, number: true, optional: false, list: [false, true, false, true])

  @Test("Booleans of unchanged code may be the numbers 1 and 0")
  func numbers() throws {
    let object = try JSONSerialization.jsonObject(with: Data(Self.text.utf8))
    let decoded: Decoded<Booleans> = decode(object)
    #expect(decoded.value == Self.value)
    let tree = JSON(object)
    #expect(Booleans.decode(tree).value == Self.value)
    #expect((decode(Data(Self.text.utf8)) as Booleans?) == Self.value)
    #expect((decode(["root": object], rootKey: "root") as Booleans?) == Self.value)
    let field: Decoded<Bool> = tree <| "number"
    #expect(field.value == true)
  }

  @Test("Other numbers aren't booleans in unchanged code", arguments: ["2", "-1", "0.5"])
  func otherNumbers(text: String) {
    let decoded: Decoded<[Bool]> = decode(Data("[\(text)]".utf8))
    #expect(decoded.description == "Failure(TypeMismatch(Expected Bool, got Number(\(text))))")
  }

  @Test("A mapper doesn't decode numbers as booleans")
  func mapper() throws {
    #expect(
      try thrown(Booleans.self, Self.text)
        == "$.number: expected Bool for Booleans.number, found 1 (line 1, column 23) [type-mismatch]")
  }
}
