import ApplicativeMapping
import MappingTestSupport
import Testing

struct Contact: Decodable, Equatable {
  var phone, age: Int?
  static func decode(_ json: JSON) -> Decoded<Contact> {
    curry(Contact.init)
      <^> .optional(json <| "phone")
      <*> json <|? "age"
  }
}

@Suite("Argo's optional, as of version 4.1")
struct OptionalFailureTests {
  // Computed, because the tagged pointers of stored cases look like leaks to the leak sanitizer.
  static var failures: [DecodeError] {
    [
      .missingKey("a"), .custom("b"), .typeMismatch(expected: "Int", actual: "String(x)"),
      .multiple([.missingKey("a"), .custom("b")]),
    ]
  }

  @Test("Every failure is nil", arguments: failures)
  func nothing(error: DecodeError) {
    #expect(Decoded<Int>.optional(.failure(error)) == .success(nil))
    #expect((.optional(Decoded<Int>.failure(error)) as Decoded<Int?>) == .success(nil))
  }

  static let documents: [(json: String, contact: Contact)] = [
    (#"{"phone":1,"age":2}"#, Contact(phone: 1, age: 2)),
    (#"{"phone":"x","age":2}"#, Contact(phone: nil, age: 2)),
    (#"{"phone":null}"#, Contact(phone: nil, age: nil)),
    (#"{}"#, Contact(phone: nil, age: nil)),
  ]

  @Test("A field of another type is nil, in a mapper too", arguments: documents)
  func field(json: String, contact: Contact) throws {
    #expect(try ApplicativeMapper<Contact>().decode(json) == contact)
    #expect(try ApplicativeMapper<Contact>().reportingAllIssues().decode(json) == contact)
  }

  @Test("Failed alternatives before `optional` are discarded")
  func alternatives() throws {
    struct Named: Decodable {
      var name: String?
      var age: Int
      static func decode(_ json: JSON) -> Decoded<Named> {
        curry(Named.init) <^> .optional(json <| "a" <|> json <| "b") <*> json <| "age"
      }
    }
    #expect(
      try thrown(Named.self, #"{"a":1,"b":2,"age":"y"}"#)
        == #"$.age: expected Int for Named.age, found string "y" (line 1, column 20) [type-mismatch]"#)
  }
}
