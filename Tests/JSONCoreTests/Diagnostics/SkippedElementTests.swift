import MappingTestSupport
import Testing

@testable import JSONCore

/// The memory of a skipped element is the number of steps of its path, if the error stores one.
@Suite("Errors of skipped elements")
struct SkippedElementTests {
  static let sizes = Thoroughness.isNightly ? [10, 100, 1_000, 50_000] : [10, 100, 1_000]

  /// The errors of the elements of the innermost array, which lies at the given depth.
  private func errors(depth: Int, count: Int) throws -> (errors: [JSONError], text: String) {
    let text =
      String(repeating: #"{"a":["#, count: depth) + Array(repeating: "0", count: count).joined(separator: ",")
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
    return (errors, text)
  }

  @Test("At most a hundred errors of a document store their paths", arguments: [1, 30, 900], sizes)
  func stored(depth: Int, count: Int) throws {
    let (errors, text) = try errors(depth: depth, count: count)
    var (stored, retained) = (0, Set<ObjectIdentifier>())
    for error in errors {
      switch error.storage.source {
      case .document(let document): retained.insert(ObjectIdentifier(document))
      case .skipped(let elements): retained.insert(ObjectIdentifier(elements))
      default: stored += 1
      }
    }
    #expect(errors.count == count && stored <= 100 && retained.count <= 1)
    #expect(errors.count == stored || !retained.isEmpty)
    let offset = text.utf8.prefix { $0 != UInt8(ascii: "0") }.count
    // Also from the last to the first.
    for index in Array(stride(from: 0, to: count, by: 97)) + [count - 1, 0] {
      let issue = errors[index].issue
      #expect(issue.location?.offset == offset + 2 * index)
      #expect(issue.path.components.count == 2 * depth && issue.path.components.last == .index(index))
      #expect(issue.message == "expected String, found 0" && issue.excerpt != nil)
    }
  }
}
