import MappingTestSupport
import Testing

@testable import JSONCore

/// A document caches the last location that it found. Errors that are resolved concurrently must not be
/// affected.
@Suite("Errors of one document in several threads")
struct ConcurrentResolutionTests {
  private static let count = Thoroughness.optimizedRounds(40, of: 300)

  private static let text: String = {
    let items = (0..<count).map { index in
      "{id: 0x\(index), 'name': 'it\\'s \(index)', tags: [+1, {pin: \(index)}], /* \(index) */ ok: true},\n"
    }
    return "[\n\(items.joined())]"
  }()

  private static func document() throws -> Document {
    try Document(parsing: text, options: JSONParseOptions(tolerances: .json5))
  }

  private static let paths: [String] = (0..<count).flatMap { index in
    ["[\(index)].name", "[\(index)].tags[1].pin", "[\(index)]", "[\(index)].tags[0]"]
  }

  private static func rendered(_ path: String, in document: Document) -> String {
    do throws(JSONError) {
      try document.withRoot { root throws(JSONError) in
        throw try root.value(at: JSONKeyPath(path)).error(.typeMismatch(expected: "Bool"))
      }
      return ""
    } catch {
      return error.rendered() + error.json
    }
  }

  @Test("Each of several threads gets the same error as a single thread")
  func resolution() async throws {
    let expected = try Self.paths.map { Self.rendered($0, in: try Self.document()) }
    let shared = try Self.document()
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<12 {
        group.addTask {
          var order = Array(Self.paths.indices)
          order = Array(order[(task * Self.paths.count / 12)...] + order[..<(task * Self.paths.count / 12)])
          if task % 2 == 1 { order.reverse() }
          for index in order { #expect(Self.rendered(Self.paths[index], in: shared) == expected[index]) }
        }
      }
    }
  }

  /// The members after `id`, which no model uses.
  private static func unread(_ index: Int) -> [String] { ["name", "tags", "ok"].map { "$[\(index)].\($0)" } }

  @Test("Concurrent decodes with their own context or rules don't affect each other")
  func decodes() async throws {
    let shared = try Self.document()
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<8 {
        group.addTask {
          for index in 0..<Thoroughness.optimizedRounds(8, of: 40) {
            let line = Self.rendered("[\(index)].name", in: shared)
            #expect(line.contains("(line \(index + 2), column"))
            let places = try? shared.root.withContext(task) { (root) throws(JSONError) in
              let tags = try root.value(at: JSONKeyPath("[\(index)].tags"))
              return tags.error(.custom("x")).resolved(at: root).issue.location?.line
            }
            #expect(places == index + 2)
          }
          // Often enough that tasks with a common log would change it at the same time.
          for round in 0..<200 {
            let index = (round + task) % 8
            let error = #expect(throws: JSONError.self) {
              try shared.withRoot(by: DecodingRules(issueLimit: 3, rejectsUnknownKeys: true)) {
                (root) throws(JSONError) in
                _ = try root.value(at: JSONKeyPath("[\(index)].id")).int()
              }
            }
            #expect(error?.issues.map(\.path.description) == Self.unread(index))
          }
        }
      }
    }
  }
}
