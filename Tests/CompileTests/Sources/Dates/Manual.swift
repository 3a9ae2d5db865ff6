import Foundation
import ManualMapping

struct Event {
  var day: Date
  var next: Date?
  var all: [Date]
}

extension Event: ManualDecodable {
  init(json: JSONObject) throws(JSONError) {
    // error: name the form of the date: try json["day", as: .yearMonthDay], or .iso8601, .seconds, .milliseconds
    day = try json["day"]
    // error: name the form of the date: try json["day", as: .yearMonthDay], or .iso8601, .seconds, .milliseconds
    next = try json["next"]
    // error: name the form of the date: try json["day", as: .yearMonthDay], or .iso8601, .seconds, .milliseconds
    all = try json["all"]
  }
}

func moments(_ json: JSONObject) throws -> [Date] {
  // error: name the form of the date: try json["day", as: .yearMonthDay], or .iso8601, .seconds, .milliseconds
  let start: Date = try json["day", default: Date()]
  // error: name the form of the date: try json["day", as: .yearMonthDay], or .iso8601, .seconds, .milliseconds
  let end: Date = try json[at: "day.end"]
  return [start, end]
}
