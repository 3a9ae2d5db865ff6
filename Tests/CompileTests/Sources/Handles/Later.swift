import JSONCore

func count(_ document: Document) async throws -> Int {
  // error: lifetime-dependent variable 'root' escapes its scope
  let root = document.root
  return try await Task { try root.int() }.value
}
