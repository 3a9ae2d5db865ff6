import DerivedMapping
import Foundation

@Mapped
struct Movie {
  var title: String
}

func example(_ json: JSONObject, _ bytes: [UInt8]) throws {
  // statements
}
