import JSONCore

do {
  let count = try Document(parsing: "{}").root.int()
  print(count)
} catch let error as JSONError {
  print(error.issue.location?.line ?? 0)
}
