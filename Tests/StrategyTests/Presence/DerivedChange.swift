import DerivedMapping
import Foundation

/// The model has the same name as with the other strategies.
enum DerivedChange {
  struct Change {
    var title: Presence<String>
    var stars: Presence<Int>
    var tags: Presence<[String]>
    var due: Presence<Date>
  }

  static let recoder = Recoder("derived", DerivedMapper<Change>())
}

// By hand, in the form of the macro's code.
extension DerivedChange.Change: DerivedReadable, DerivedDecodable, JSONWritable, JSONObjectWritable {
  static func decode(members json: JSONObject) throws(JSONError) -> Self {
    Self(
      title: try json.member("title"), stars: try json.member("stars"), tags: try json.member("tags"),
      due: try json.member(presence: "due", as: .yearMonthDay))
  }

  func writeMembers(to json: inout JSONWriter) throws(JSONError) {
    try json.put("title", title)
    try json.put("stars", stars)
    try json.put("tags", tags)
    try json.put("due", due, as: .yearMonthDay)
  }
}
