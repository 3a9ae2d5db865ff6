/// The one name among `candidates` that a misspelled `name` most likely means.
///
/// Names are similar if they differ only in case or underscores, or by an edit distance of at most 2 (1 for
/// names of fewer than five letters); swapping two neighbors is one edit. Two names of which one is a single
/// letter, and two that differ only in digits, are not similar: most likely they are members of a series (`x`
/// and `y`, `address1` and `address2`).
func similarName(to name: String, among candidates: [String]) -> String? {
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

/// Whether a name with this many bytes may be similar to another, without examining the name.
///
/// In lower case, a name may have a third of its bytes, and two edits change at most eight bytes. Sixteen
/// additional underscores are not a typing error.
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

/// The name without case and underscores, for comparisons.
func foldedName(_ name: String) -> String { name.lowercased().filter { $0 != "_" } }

/// The name with its underscore-separated words joined in camel case: `release_date` as `releaseDate`.
func camelCasedName(_ name: String) -> String {
  let words = name.split(separator: "_")
  guard words.count > 1 else { return name }
  return words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
}

private func withoutDigits(_ name: String) -> String { name.filter { !("0"..."9").contains($0) } }

/// The edit distance of two names, in which swapping two neighbors is one edit (optimal string alignment),
/// or a number above `limit`.
private func editDistance(_ left: String, _ right: String, limit: Int) -> Int {
  // An edit changes at most four bytes, so a long name is not copied for each short one.
  guard abs(left.utf8.count - right.utf8.count) <= 4 * limit else { return limit + 1 }
  return editDistance(Array(left.unicodeScalars)[...], Array(right.unicodeScalars)[...], limit: limit)
}

/// - Complexity: O(*n* · 4^`limit`), because every edit is tried at the first difference, and the rest then
///   has one edit less.
private func editDistance(
  _ left: ArraySlice<Unicode.Scalar>, _ right: ArraySlice<Unicode.Scalar>, limit: Int
) -> Int {
  let equal = zip(left, right).prefix { $0 == $1 }.count
  let (left, right) = (left.dropFirst(equal), right.dropFirst(equal))
  guard limit > 0, !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
  let (leftRest, rightRest) = (left.dropFirst(), right.dropFirst())
  var rests = [(leftRest, rightRest), (leftRest, right), (left, rightRest)]
  if left.first == rightRest.first, leftRest.first == right.first {
    rests.append((leftRest.dropFirst(), rightRest.dropFirst()))
  }
  return 1 + (rests.map { editDistance($0, $1, limit: limit - 1) }.min() ?? 0)
}
