import DerivedMapping
import JSONCore
import Testing

@Mapped
struct Repeated: Equatable {
  @Key("released", or: "year") var released: Int
  var name: String?

  /// Decodes a document by hand.
  static func byHand(_ document: borrowing Document) throws(JSONError) -> Repeated {
    let object = try document.root.object()
    let name = try object["name"]?.string()
    if let released = object["released"] { return Repeated(released: try released.int(), name: name) }
    return Repeated(released: try object["year"]?.int() ?? 0, name: name)
  }
}

@Mapped
struct RepeatedPart: Equatable {
  @Key(path: "image.size.width") var width: Int
  @Key(path: "image.alt") var alt: String?

  /// Decodes a document by hand.
  static func byHand(_ document: borrowing Document) throws(JSONError) -> RepeatedPart {
    let image = try document.root.object()["image"]?.object()
    let width = try image?["size"]?.object()["width"]?.int()
    return RepeatedPart(width: width ?? 0, alt: try image?["alt"]?.string())
  }
}

/// Several members with one key, of which the options choose one.
@Suite("Duplicate keys of mapped types")
struct DuplicateKeyTests {
  @Test(
    "The last of equal keys is decoded if the options require it, and the first of several listed keys",
    arguments: [
      (#"{"released":1,"released":2}"#, JSONParseOptions.DuplicateKeys.useLast, Repeated(released: 2)),
      (#"{"released":1,"released":2}"#, .useFirst, Repeated(released: 1)),
      (#"{"year":1,"year":2,"name":"a","name":"b"}"#, .useLast, Repeated(released: 2, name: "b")),
      (#"{"year":1,"year":2,"name":"a","name":"b"}"#, .useFirst, Repeated(released: 1, name: "a")),
      (#"{"released":1,"released":2,"year":3}"#, .useLast, Repeated(released: 2)),
      (#"{"released":1,"year":3,"\u0072eleased":4}"#, .useLast, Repeated(released: 4)),
      // Values that aren't used aren't decoded.
      (#"{"released":"x","released":2,"name":[],"name":"b"}"#, .useLast, Repeated(released: 2, name: "b")),
      (#"{"released":1,"year":[],"name":"a"}"#, .reject, Repeated(released: 1, name: "a")),
    ])
  func aliases(text: String, duplicateKeys: JSONParseOptions.DuplicateKeys, model: Repeated) throws {
    let options = JSONParseOptions(duplicateKeys: duplicateKeys)
    let mapper = DerivedMapper<Repeated>(parsing: options)
    #expect(try mapper.decode(text) == model)
    #expect(try mapper.decode(Document(parsing: text, options: options)) == model)
    #expect(try Repeated.byHand(Document(parsing: text, options: options)) == model)
  }

  @Test(
    "Equal keys in a path are handled like those of other members",
    arguments: [
      (
        #"{"image":{"size":{"width":1},"alt":"a"},"image":{"size":{"width":2}}}"#,
        JSONParseOptions.DuplicateKeys.useLast, RepeatedPart(width: 2, alt: nil)
      ),
      (
        #"{"image":{"size":{"width":1},"alt":"a"},"image":{"size":{"width":2}}}"#, .useFirst,
        RepeatedPart(width: 1, alt: "a")
      ),
      (
        #"{"image":{"size":{"width":1},"alt":"a","size":{"width":2,"width":3},"alt":"b"}}"#, .useLast,
        RepeatedPart(width: 3, alt: "b")
      ),
      (#"{"image":7,"image":{"size":{"width":2}}}"#, .useLast, RepeatedPart(width: 2, alt: nil)),
    ])
  func paths(text: String, duplicateKeys: JSONParseOptions.DuplicateKeys, model: RepeatedPart) throws {
    let options = JSONParseOptions(duplicateKeys: duplicateKeys)
    let mapper = DerivedMapper<RepeatedPart>(parsing: options)
    #expect(try mapper.decode(text) == model)
    #expect(try mapper.decode(Document(parsing: text, options: options)) == model)
    #expect(try RepeatedPart.byHand(Document(parsing: text, options: options)) == model)
  }

  @Test(
    "The error of one of several equal members has its location",
    arguments: [
      #"{"released":1,"released":"x"}"#:
        #"$.released: expected Int for Repeated.released, found string "x" (line 1, column 26) [type-mismatch]"#,
      #"{"year":1,"year":null}"#:
        "$.year: expected Int for Repeated.year, found null (line 1, column 18) [unexpected-null]",
    ])
  func lastIsWrong(text: String, description: String) {
    let mapper = DerivedMapper<Repeated>(parsing: JSONParseOptions(duplicateKeys: .useLast))
    let error = #expect(throws: JSONError.self) { _ = try mapper.decode(text) }
    #expect(error?.description == description)
  }

  @Test(
    "A repeated key is an error if the options require it, also if no property has the key",
    arguments: [
      #"{"released":1,"released":2}"#:
        #"$.released: duplicate key "released" (line 1, column 15) [duplicate-key]"#,
      #"{"year":1,"no":[{"a":1,"a":2}]}"#:
        #"$.no[0].a: duplicate key "a" (line 1, column 24) [duplicate-key]"#,
    ])
  func rejected(text: String, description: String) throws {
    let options = JSONParseOptions(duplicateKeys: .reject)
    let error = #expect(throws: JSONError.self) {
      _ = try DerivedMapper<Repeated>(parsing: options).decode(text)
    }
    #expect(error?.description == description)
    let byHand = #expect(throws: JSONError.self) { _ = try Document(parsing: text, options: options) }
    #expect(byHand == error)
  }

  @Test("A repeated key in a path is rejected")
  func rejectedPath() throws {
    let options = JSONParseOptions(duplicateKeys: .reject)
    let text = #"{"image":{"size":{"width":1},"size":{"width":2}}}"#
    let error = #expect(throws: JSONError.self) {
      _ = try DerivedMapper<RepeatedPart>(parsing: options).decode(text)
    }
    #expect(error?.description == #"$.image.size: duplicate key "size" (line 1, column 30) [duplicate-key]"#)
    let byHand = #expect(throws: JSONError.self) { _ = try Document(parsing: text, options: options) }
    #expect(byHand == error)
  }
}
