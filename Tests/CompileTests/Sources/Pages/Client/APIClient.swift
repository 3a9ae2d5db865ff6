import APIClient
import MappableMapping
import URLSessionTransport

struct Todo: Mappable, Sendable {
  var title = ""
  init?(map: Map) {}
  mutating func mapping(map: Map) { title <- map["title"] }
}

func page(_ id: Int) async throws {
  // statements
}
