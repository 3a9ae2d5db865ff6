import Catalog
import JSONMapping

/// A model that contains todos in every form in which one model contains another. ``InnerMapping`` maps the
/// todos.
struct Folder: Equatable, Sendable {
  var todo: Todo
  var last: Todo?
  var more: [Todo]
  var named: [String: Todo]
}

// By hand, for all strategies except Codable's and ObjectMapper's.
extension Folder: JSONObjectWritable {
  func writeMembers(to json: inout JSONWriter) throws(JSONError) {
    let inner = InnerMapping()
    try json.put("todo", todo, as: inner)
    try json.put("last", last, as: inner)
    try json.put("more", more, as: inner.array)
    try json.put("named", named, as: inner.dictionary)
  }
}

/// The mapping of the todos in a folder: that of the strategy that the test has chosen.
struct InnerMapping: Mapping {
  @TaskLocal static var chosen: (any Mapping<Todo>)?

  func decode(_ json: JSONValue) throws(JSONError) -> Todo {
    guard let chosen = Self.chosen else { throw json.error(.custom("no strategy was chosen")) }
    return try chosen.decode(json)
  }

  func encode(_ model: Todo, into writer: inout JSONWriter) throws(JSONError) {
    guard let chosen = Self.chosen else { throw writer.error(.custom("no strategy was chosen")) }
    try chosen.encode(model, into: &writer)
  }
}
