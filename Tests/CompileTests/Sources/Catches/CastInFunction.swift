import JSONCore

func count(_ text: String, _ name: String?) throws -> Int {
  do {
    return try Document(parsing: text).root.int()
  } catch let error as JSONError {
    print(name ?? "", error)
    throw error
  }
}
