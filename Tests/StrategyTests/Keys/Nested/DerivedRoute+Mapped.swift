// Written by the macro, but for the scopes of the names; see the tests of committed expansions.
// swift-format-ignore-file

import DerivedMapping
import JSONCore
import JSONMapping

extension DerivedRoute.Route: DerivedReadable, DerivedDecodable, JSONWritable, JSONObjectWritable {
  static var readsInOnePass: Swift.Bool { false }

  static func decode(members json: DerivedMapping.JSONObject) throws(DerivedMapping.JSONError) -> DerivedRoute.Route {
    DerivedRoute.Route(
      length: try json.part("way") { (json) throws(DerivedMapping.JSONError) in try json.member("length") })
  }

  func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    json.key("way")
    try json.beginObject()
    try json.put("length", length)
    json.endObject()
  }
}
