public import JSONCore
import JSONMapping

extension Todo: JSONObjectWritable {
  /// Encodes the members in the order of the properties.
  ///
  /// - Throws: Errors of the writer, such as `size-limit`.
  public func writeMembers(to json: inout JSONWriter) throws(JSONError) {
    try json.put("userId", userId)
    try json.put("id", id)
    try json.put("title", title)
    try json.put("completed", completed)
  }
}
