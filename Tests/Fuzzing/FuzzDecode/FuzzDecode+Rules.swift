import Catalog
import CatalogStrategies
import CodableMapping
import JSONCore
import JSONMapping

/// Decodes with all rules and options. Whether a document decodes must not depend on the strategy, and every
/// error must have its texts.
func compareByRules(_ bytes: [UInt8]) {
  let options = [
    JSONParseOptions(duplicateKeys: .useLast, tolerances: .trailingCommas),
    JSONParseOptions(tolerances: .json5, assumesTopLevelDictionary: true),
  ]
  for options in options {
    guard let document = try? Document(detectingEncodingOf: bytes.span.bytes, options: options) else {
      continue
    }
    for rules in [
      DecodingRules(issueLimit: 5), DecodingRules(rejectsUnknownKeys: true),
      DecodingRules(issueLimit: 3, rejectsUnknownKeys: true),
    ] {
      compare(strategies.map(\.movies), document, rules)
      compare(strategies.map(\.user), document, rules)
      compare(strategies.map(\.todo), document, rules)
      compareLossy(strategies.map(\.todo), document, rules)
    }
  }
  if let todos = try? CodableMapper<LossyArray<Todo>>().decode(bytes) {
    for lost in todos.dropped { checkTexts(lost.error) }
  }
}

private func compare<Model>(_ mappings: [any Mapping<Model>], _ document: Document, _ rules: DecodingRules) {
  var counts: [Int] = []
  for mapping in mappings {
    do throws(JSONError) {
      _ = try document.withRoot(by: rules) { (root) throws(JSONError) in try mapping.decode(root) }
      counts.append(0)
    } catch {
      guard error.isResolved, (1...rules.issueLimit).contains(error.issues.count) else {
        fail("issues: \(error)")
      }
      checkTexts(error)
      counts.append(1)
    }
  }
  for count in counts where count != counts[0] { fail("strategies differ by \(rules): \(counts)") }
}

private func compareLossy<Model>(
  _ mappings: [any Mapping<Model>], _ document: Document, _ rules: DecodingRules
) {
  var lost: [[Int]] = []
  for mapping in mappings {
    do throws(JSONError) {
      let array = try document.withRoot(by: rules) { (root) throws(JSONError) in
        try LossyArray(root) { (element) throws(JSONError) in try mapping.decode(element) }
      }
      for element in array.dropped { checkTexts(element.error) }
      lost.append(array.dropped.map(\.index))
    } catch {
      checkTexts(error)
      lost.append([-1])
    }
  }
  // The keys that a dropped element has used depend on the strategy, and so do its unknown keys.
  guard !rules.rejectsUnknownKeys else { return }
  for dropped in lost where dropped != lost[0] { fail("strategies drop others: \(lost)") }
}

private func checkTexts(_ error: JSONError) {
  for error in [error, error.withoutValues] {
    guard !error.rendered(color: true).isEmpty, !error.description.utf8.contains(0x0A),
      (try? OwnedJSON(parsing: error.json)) != nil
    else { fail("texts: \(error)") }
  }
}
