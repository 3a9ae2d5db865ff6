import CodableMapping
import JSONStreaming
import ManualMapping
import MappableMapping

struct Event: ManualMappable {
  init(json: JSONObject) throws(JSONError) {}
  func writeMembers(to json: inout JSONWriter) throws(JSONError) {}
}

struct Settings: Mappable {
  init?(map: Map) {}
  mutating func mapping(map: Map) {}
}

func page(
  _ file: FileChunks, _ mapper: CodableMapper<Movie>, _ movies: [Movie], _ log: [Event], _ bytes: [UInt8],
  _ settings: Settings
) async throws {
  let events = ManualMapper<Event>()
  var settings = settings
  // statements
}
