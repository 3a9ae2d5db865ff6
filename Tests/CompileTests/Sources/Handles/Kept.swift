import JSONCore

struct Cache {
  // error: the 'get' accessor cannot return a ~Escapable result
  // error: the '_modify' accessor cannot return a ~Escapable result
  // error: stored property 'value' of 'Escapable'-conforming struct 'Cache' has non-Escapable type 'JSONValue'
  var value: JSONValue
}

// error: a function cannot return a ~Escapable result
func title(_ text: String) throws -> JSONValue? {
  try Document(parsing: text).root.object()["title"]
}

func show(_ document: Document) throws {
  let first = document.root
  // error: generic struct 'Array' requires that 'JSONValue' conform to 'Escapable'
  let all = [first, document.root]
  print(all.count)
  // error: argument type 'JSONValue' does not conform to expected type 'Escapable'
  print(first)
}
