/// The one name among `candidates` that a misspelled `name` most likely means.
///
/// Similar are names that differ only in case or underscores, or by an edit distance of at most 2 (1 for
/// names of fewer than five letters). Two names of which one is a single letter, and two that differ only in
/// digits, are rather two of a row (`x` and `y`, `address1` and `address2`).
package func similarName(to name: String, among candidates: [String]) -> String? {
  let candidates = candidates.filter { mayBeSimilar(to: name, byteCount: $0.utf8.count) }
  guard !candidates.isEmpty else { return nil }
  let folded = foldedName(name)
  if !folded.isEmpty, let same = candidates.first(where: { foldedName($0) == folded }) { return same }
  guard name.count > 1 else { return nil }
  let limit = name.count < 5 ? 1 : 2
  let letters = withoutDigits(name)
  return candidates.map { (name: $0, distance: editDistance(name, $0, limit: limit)) }
    .filter { $0.distance <= limit && $0.name.count > 1 && withoutDigits($0.name) != letters }
    .min { $0.distance < $1.distance }?.name
}

/// Whether a name with so many bytes may be similar to another, which takes no look at the name.
///
/// In small letters a name may have a third of the bytes; two edits make eight bytes. That many underscores
/// more are no slip.
func mayBeSimilar(to name: String, byteCount: Int) -> Bool { byteCount <= 3 * name.utf8.count + 16 }

/// The string literal among `allowed` that a misspelled literal most likely means; numbers are not
/// misspelled.
func similarLiteral(to literal: String, among allowed: [String]) -> String? {
  func unquoted(_ literal: String) -> String? {
    guard literal.utf8.count > 1, literal.hasPrefix("\""), literal.hasSuffix("\"") else { return nil }
    return String(literal.dropFirst().dropLast())
  }
  guard let text = unquoted(literal),
    let similar = similarName(to: text, among: allowed.compactMap(unquoted))
  else { return nil }
  return "\"\(similar)\""
}

/// The form in which names are compared without their case and underscores.
func foldedName(_ name: String) -> String {
  name.lowercased().filter { $0 != "_" }
}

/// The name with its words, which underscores divide, joined by capitals: `release_date` as `releaseDate`.
func camelCasedName(_ name: String) -> String {
  let words = name.split(separator: "_")
  guard words.count > 1 else { return name }
  return words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
}

private func withoutDigits(_ name: String) -> String {
  name.filter { !("0"..."9").contains($0) }
}

/// The edit distance (Levenshtein) of two names, or more than `limit` as soon as that is certain.
///
/// - Complexity: O(*n* · `limit`), for only what lies so close to the diagonal can count.
private func editDistance(_ left: String, _ right: String, limit: Int) -> Int {
  let left = Array(left.unicodeScalars)
  let right = Array(right.unicodeScalars)
  guard abs(left.count - right.count) <= limit else { return limit + 1 }
  var previous = (0...right.count).map { min($0, limit + 1) }
  for (row, scalar) in left.enumerated() {
    let columns = max(0, row - limit)..<min(right.count, row + limit + 1)
    var last = previous[columns.lowerBound]
    previous[columns.lowerBound] = columns.lowerBound == 0 ? min(row + 1, limit + 1) : limit + 1
    for column in columns {
      let above = column + 1 > row + limit ? limit + 1 : previous[column + 1]
      let distance = min(last + (scalar == right[column] ? 0 : 1), above + 1, previous[column] + 1)
      last = previous[column + 1]
      previous[column + 1] = distance
    }
    guard previous[columns.lowerBound...columns.upperBound].contains(where: { $0 <= limit }) else {
      return limit + 1
    }
  }
  return previous[right.count]
}
