/// The one name among `candidates` that a misspelled `name` most likely means.
///
/// Similar are names that differ only in case or underscores, or by an edit distance of at most 2 (1 for
/// names of fewer than five letters).
func similarName(to name: String, among candidates: [String]) -> String? {
  let folded = foldedName(name)
  if let same = candidates.first(where: { foldedName($0) == folded }) { return same }
  let limit = name.count < 5 ? 1 : 2
  return candidates.map { (name: $0, distance: editDistance(name, $0, limit: limit)) }
    .filter { $0.distance <= limit }
    .min { $0.distance < $1.distance }?.name
}

private func foldedName(_ name: String) -> String {
  name.lowercased().filter { $0 != "_" }
}

/// The edit distance (Levenshtein) of two names, or more than `limit` as soon as that is certain.
private func editDistance(_ left: String, _ right: String, limit: Int) -> Int {
  let left = Array(left.unicodeScalars)
  let right = Array(right.unicodeScalars)
  guard abs(left.count - right.count) <= limit else { return limit + 1 }
  var previous = Array(0...right.count)
  for (row, scalar) in left.enumerated() {
    var current = [row + 1]
    for (column, other) in right.enumerated() {
      let substitution = previous[column] + (scalar == other ? 0 : 1)
      current.append(min(substitution, previous[column + 1] + 1, current[column] + 1))
    }
    previous = current
  }
  return previous[right.count]
}
