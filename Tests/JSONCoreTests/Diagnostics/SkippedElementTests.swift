import MappingTestSupport
import Testing

@testable import JSONCore

/// The memory of a skipped element is its path, if the error stores one; otherwise it is found in the document.
@Suite("Errors of skipped elements")
struct SkippedElementTests {
  static let sizes = Thoroughness.isNightly ? [10, 100, 5_000, 50_000] : [10, 100, 5_000]

  /// The errors of the elements of the innermost array, which lies at the given depth.
  private func errors(depth: Int, count: Int) throws -> [JSONError] {
    let text =
      String(repeating: #"{"a":["#, count: depth)
      + Array(repeating: "0", count: count).joined(separator: ",\n")
      + String(repeating: "]}", count: depth)
    let document = try Document(parsing: text, options: JSONParseOptions(depthLimit: 2_000))
    var errors: [JSONError] = []
    var resolver = IssueResolver(document)
    let path = JSONKeyPath(Array(repeating: ["a", "0"], count: depth).flatMap(\.self).dropLast())
    try document.withRoot { (root) throws(JSONError) in
      try root.value(at: path).array().forEach {
        errors.append(resolver.resolveSkipped($0.error(.typeMismatch(expected: "String"))))
      }
    }
    return errors
  }

  @Test(
    "At most a hundred errors of a document store their paths; the others are found in any order",
    arguments: [1, 30, 900], sizes)
  func stored(depth: Int, count: Int) throws {
    let indices = Array(stride(from: 0, to: count, by: 97)) + [count - 1]
    for order in [indices, indices.reversed(), indices.sorted { $0 % 7 < $1 % 7 }] {
      let errors = try errors(depth: depth, count: count)
      let stored = errors.count { if case .document = $0.storage.source { false } else { true } }
      #expect(errors.count == count && stored <= 100)
      for index in order {
        let issue = errors[index].issue
        #expect(issue.location?.offset == 6 * depth + 3 * index)
        #expect(issue.location?.line == index + 1)
        #expect(issue.location?.column == (index == 0 ? 6 * depth + 1 : 1))
        #expect(issue.path.components.count == 2 * depth && issue.path.components.last == .index(index))
        #expect(issue.message == "expected String, found 0" && issue.excerpt != nil)
        let node = errors[index].storage.node
        guard case .document(let document) = errors[index].storage.source else { continue }
        #expect(node - IssueResolver(document, near: node).finder.place <= 1024 + Excerpt.reach)
      }
    }
  }
}
