import CodableMapping
import JSONStreaming
import ManualMapping

struct Event: ManualMappable {
  init(json: JSONObject) throws(JSONError) {}
  func writeMembers(to json: inout JSONWriter) throws(JSONError) {}
}

func page(
  _ file: FileChunks, _ mapper: CodableMapper<Movie>, _ movies: [Movie], _ log: [Event], _ bytes: [UInt8]
) async throws {
  let events = ManualMapper<Event>()
  // statements
}
