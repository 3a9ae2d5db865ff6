import ApplicativeMapping
import Catalog
import CatalogManual
import CatalogMappable
import CodableMapping
import JSONMapping
import ManualMapping
import MappableMapping

struct Circle: ManualDecodable {
  init(json: JSONObject) throws(JSONError) {}
}

struct Square: ManualDecodable {
  init(json: JSONObject) throws(JSONError) {}
}

enum Shape {
  case circle(Circle)
  case square(Square)
}

struct Text: ManualMappable, Equatable {
  init(json: JSONObject) throws(JSONError) {}
  func writeMembers(to json: inout JSONWriter) throws(JSONError) {}
}

struct Image: Codable, Equatable {}

enum Message: Equatable {
  case text(Text)
  case image(Image)
  case typing
  case unknown(String)
  case other(OwnedJSON)
}

extension Message {
  var image: Image? { if case .image(let image) = self { image } else { nil } }
}

extension Message: MappingProviding {
  static let mapping: TaggedMapping<Message> = .tagged(by: "type", ["typing": .case(.typing)])
}

enum Level: String { case novice, expert, unknown }

func log(_ text: String) {}

func example(_ bytes: [UInt8], _ json: JSONObject, _ movie: JSONObject, _ map: Map) throws {
  let movies = ManualMapper<Movie>()
  let legacyMovie = MappableMapper<Movie>()
  // statements
}
