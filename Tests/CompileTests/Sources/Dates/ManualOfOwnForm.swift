import Foundation
import ManualMapping

// One form for all dates of a program.
extension Date: @retroactive JSONDecodable, @retroactive JSONWritable {
  /// Reads seconds.
  public static func decode(value json: JSONValue) throws(JSONError) -> Date {
    try DateField.seconds.decode(json)
  }

  /// Writes seconds.
  public func write(to writer: inout JSONWriter) throws(JSONError) {
    try DateField.seconds.encode(self, into: &writer)
  }
}

func days(_ json: JSONObject) throws -> [Date] {
  let first: Date = try json["day"]
  let next: Date? = try json["next"]
  let all: [Date] = try json["all"]
  return [first] + (next.map { [$0] } ?? []) + all
}
