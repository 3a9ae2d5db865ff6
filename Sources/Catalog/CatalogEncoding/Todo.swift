public import Catalog
public import JSONCore
public import JSONMapping

extension Todo: JSONEncodable {
  /// Writes the fields in the order of the properties.
  public func encode(into writer: inout JSONWriter) throws(JSONError) {
    try writer.object { (json) throws(JSONError) in
      try json.put("userId", userId)
      try json.put("id", id)
      try json.put("title", title)
      try json.put("completed", completed)
    }
  }
}
