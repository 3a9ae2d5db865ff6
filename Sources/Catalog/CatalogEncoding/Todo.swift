public import Catalog
public import JSONCore
public import JSONMapping

extension Todo: JSONEncodable {
  /// Writes the fields in the order of the properties.
  public func encode(into writer: inout JSONWriter) throws(JSONError) {
    try writer.object { (json) throws(JSONError) in
      try json.member("userId", userId)
      try json.member("id", ifPresent: id)
      try json.member("title", title)
      try json.member("completed", completed)
    }
  }
}
