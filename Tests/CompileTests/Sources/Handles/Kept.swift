import JSONCore
import MappableMapping

struct Cache {
  // error
  var value: JSONValue
  // error
  var map: Map
}

// error
func title(_ text: String) throws -> JSONValue? {
  try Document(parsing: text).root.object()["title"]
}

func show(_ document: Document) throws {
  let first = document.root
  // error
  let all = [first, document.root]
  print(all.count)
  // error
  print(first)
}

final class Holder {
  // error
  var value: JSONValue
  init(_ value: JSONValue) { self.value = value }
}

// error
func beyondTheArray(_ array: JSONArray) -> JSONValue? { array[0] }
