import DerivedMapping
import JSONCore
import Testing

@Mapped
struct Repeated: Equatable {
  @Key("released", or: "year") var released: Int
  var name: String?
}

@Mapped
struct RepeatedPart: Equatable {
  @Key(path: "image.size.width") var width: Int
  @Key(path: "image.alt") var alt: String?
}

/// Several members with one key, of which the options choose one.
@Suite("Duplicate keys of mapped types")
struct DuplicateKeyTests {
  typealias DuplicateKeys = JSONParseOptions.DuplicateKeys

  private func expect<Model: JSONDecodable & Equatable>(
    _ text: String, _ duplicateKeys: DuplicateKeys, is model: Model
  ) throws {
    let options = JSONParseOptions(duplicateKeys: duplicateKeys)
    let mapper = DerivedMapper<Model>(parsing: options)
    #expect(try mapper.decode(text) == model)
    #expect(try mapper.decode(Document(parsing: text, options: options)) == model)
  }

  @Test(
    "The last of equal keys is decoded if the options require it, and the first of several listed keys",
    arguments: [
      (#"{"released":1,"released":2}"#, .useLast, Repeated(released: 2)),
      (#"{"released":1,"released":2}"#, .useFirst, Repeated(released: 1)),
      (#"{"year":1,"year":2,"name":"a","name":"b"}"#, .useLast, Repeated(released: 2, name: "b")),
      (#"{"year":1,"year":2,"name":"a","name":"b"}"#, .useFirst, Repeated(released: 1, name: "a")),
      (#"{"released":1,"released":2,"year":3}"#, .useLast, Repeated(released: 2)),
      (#"{"released":1,"year":3,"\u0072eleased":4}"#, .useLast, Repeated(released: 4)),
      // Values that aren't used aren't decoded.
      (#"{"released":"x","released":2,"name":[],"name":"b"}"#, .useLast, Repeated(released: 2, name: "b")),
      (#"{"released":1,"year":[],"name":"a"}"#, .reject, Repeated(released: 1, name: "a")),
    ] as [(String, DuplicateKeys, Repeated)])
  func aliases(text: String, duplicateKeys: DuplicateKeys, model: Repeated) throws {
    try expect(text, duplicateKeys, is: model)
  }

  private static let twice = #"{"image":{"size":{"width":1},"alt":"a"},"image":{"size":{"width":2}}}"#

  @Test("Equal keys in a path are handled like those of other members")
  func paths() throws {
    try expect(Self.twice, .useLast, is: RepeatedPart(width: 2, alt: nil))
    try expect(Self.twice, .useFirst, is: RepeatedPart(width: 1, alt: "a"))
    try expect(
      #"{"image":{"size":{"width":1},"alt":"a","size":{"width":2,"width":3},"alt":"b"}}"#, .useLast,
      is: RepeatedPart(width: 3, alt: "b"))
    try expect(#"{"image":7,"image":{"size":{"width":2}}}"#, .useLast, is: RepeatedPart(width: 2, alt: nil))
  }

  @Test(
    "The error of one of several equal members, and of a key that is rejected, has its location",
    arguments: [
      (
        #"{"released":1,"released":"x"}"#, .useLast,
        #"$.released: expected Int for Repeated.released, found string "x" (line 1, column 26) [type-mismatch]"#
      ),
      (
        #"{"year":1,"year":null}"#, .useLast,
        "$.year: expected Int for Repeated.year, found null (line 1, column 18) [unexpected-null]"
      ),
      (
        #"{"released":1,"released":2}"#, .reject,
        #"$.released: duplicate key "released" (line 1, column 15) [duplicate-key]"#
      ),
      // No property has the key.
      (
        #"{"year":1,"no":[{"a":1,"a":2}]}"#, .reject,
        #"$.no[0].a: duplicate key "a" (line 1, column 24) [duplicate-key]"#
      ),
    ] as [(String, DuplicateKeys, String)])
  func errors(text: String, duplicateKeys: DuplicateKeys, description: String) {
    let mapper = DerivedMapper<Repeated>(parsing: JSONParseOptions(duplicateKeys: duplicateKeys))
    let error = #expect(throws: JSONError.self) { _ = try mapper.decode(text) }
    #expect(error?.description == description)
  }
}
