import JSONCore

func count(_ document: Document) async throws -> Int {
  // error
  let root = document.root
  return try await Task { try root.int() }.value
}
