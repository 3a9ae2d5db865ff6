import Foundation
import ManualMapping

struct Event {
  var day: Date
  var next: Date?
  var moment: Date
}

extension Event: ManualMappable {
  init(json: JSONObject) throws(JSONError) {
    day = try json["day", as: .yearMonthDay]
    next = try json[optional: "next", as: .iso8601]
    moment = try json["moment", as: .seconds]
  }

  func writeMembers(to json: inout JSONWriter) throws(JSONError) {
    try json.put("day", day, as: .yearMonthDay)
    try json.put("moment", moment, as: .milliseconds)
  }
}
