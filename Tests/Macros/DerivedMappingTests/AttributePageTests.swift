import DerivedMapping
import Foundation
import JSONMapping
import Testing

@Mapped
struct Film: Equatable {
  var id: Int
  var title: String
  @Key("released", or: "releaseDate") @By(.yearMonthDay) var released: Date
  var rating: Double = 0
  var cast: [String]
}

@Mapped
struct Renaming: Equatable {
  @Key(decode: "name", or: "title", encode: "title") var title: String
}

@Mapped(keys: .snakeCase)
struct Profile: Equatable {
  var userName: String
  var nickName: String?
  @ExplicitNull var birthDate: String?
  @Default("en", evenIfWrong: true) var language: String
}

@Mapped
struct Rating: Equatable {
  @Check(1...5) var stars: Int
  @Check({ !$0.isEmpty }, "must not be empty") var title: String
  @Check(.matches(/[a-z-]+/)) var tag: String?
}

@Mapped
struct Credit: Equatable { var author: String }

@Mapped
struct Picture: Equatable {
  @Key(path: "image.size.width") var width: Int
  @Key(path: "image.size.height") var height: Int
  @Inlined var credit: Credit
  @Ignored var isCached = false
}

@Mapped
enum Shape: Equatable {
  case circle(radius: Double)
  case path([Int])
  case empty
}

@Mapped
struct Note: Equatable { var body: String }

@Mapped(tag: "type")
enum Event: Equatable {
  @Key("txt", or: "text") case text(Note)
  case moved(x: Int, y: Int)
  case unknown(String)
}

@Mapped(.decodeOnly)
struct Receipt: Equatable {
  var total: Int
  @By(Stripped()) var title: String
}

@Mapped(.encodeOnly, keys: .snakeCase)
final class Query {
  let apiVersion = 2
  var pageSize: Int

  init(size: Int) { pageSize = size }
}

/// A field in one direction.
struct Stripped: Decoding {
  func decode(_ json: JSONValue) throws(JSONError) -> String {
    try json.string().trimmingCharacters(in: .whitespaces)
  }
}

@Mapped(tag: "kind")
enum Signal: Equatable {
  @Key(1) case moved(x: Int, y: Int)
  @Key(2, or: 3) case ended
}

@Mapped
struct Slice<Item: Equatable>: Equatable {
  var items: [Item]
  var next: Int?
}

/// The code of the page on the attributes.
@Suite("Page on the attributes of mapped types")
struct AttributePageTests {
  @Test("The first example decodes and encodes films")
  func films() throws {
    let bytes = Array(#"[{"id":1,"title":"A","releaseDate":"1970-01-01","cast":[]}]"#.utf8)
    let films = try DerivedMapper<Film>().array.decode(bytes)
    let text = try DerivedMapper<Film>().array.encodeToString(films)
    #expect(films == [Film(id: 1, title: "A", released: Date(timeIntervalSince1970: 0), rating: 0, cast: [])])
    #expect(text == #"[{"id":1,"title":"A","released":"1970-01-01","rating":0,"cast":[]}]"#)
  }

  @Test("Each model has the JSON text of the page")
  func texts() throws {
    // Each kind of optional.
    try BothWays.expect(
      #"{"user_name":"a","birth_date":null,"language":"de"}"#,
      is: Profile(userName: "a", nickName: nil, birthDate: nil, language: "de"))
    try BothWays.expect(#"{"stars":5,"title":"A"}"#, is: Rating(stars: 5, title: "A"))
    try BothWays.expect(
      #"{"image":{"size":{"width":3,"height":4}},"author":"Ada"}"#,
      is: Picture(width: 3, height: 4, credit: Credit(author: "Ada")), inOnePass: false)
    try BothWays.expect(
      #"[{"circle":{"radius":2}},{"path":[1,2]},{"empty":{}}]"#,
      is: [Shape.circle(radius: 2), .path([1, 2]), .empty], inOnePass: false)
    // Several names for a case, and a case for all other names.
    try BothWays.expect(
      #"[{"type":"text","body":"Hi"},{"type":"moved","x":1,"y":2},{"type":"left"}]"#,
      is: [Event.text(Note(body: "Hi")), .moved(x: 1, y: 2), .unknown("left")],
      written: #"[{"type":"txt","body":"Hi"},{"type":"moved","x":1,"y":2},{"type":"left"}]"#, inOnePass: false
    )
    try BothWays.expect(
      #"{"items":[{"body":"Hi"}],"next":2}"#, is: Slice(items: [Note(body: "Hi")], next: 2))
  }

  @Test("The receipt is only decoded, and the query only encoded")
  func directions() throws {
    let receipt = try DerivedMapper<Receipt>().decode(#"{"total":1,"title":" x "}"#)
    #expect(receipt == Receipt(total: 1, title: "x"))
    #expect(
      try DerivedMapper<Query>().encodeToString(Query(size: 20)) == #"{"api_version":2,"page_size":20}"#)
  }
}
