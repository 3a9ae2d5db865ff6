import Catalog
import CatalogManual
import JSONCore
import JanssonBackend
import ManualMapping

struct ServiceKey {}

struct Logger {
  func error(_ text: String) {}
}

func example(
  _ json: JSONValue, _ object: JSONObject, _ cursor: inout JSONCursor, _ text: String, _ bytes: [UInt8],
  _ error: JSONError, _ logger: Logger
) throws {
  let mapper = ManualMapper<Movie>()
  var id: Int?
  // statements
}
