import Dispatch
import MappingTestSupport
import Testing

@testable import JSONCore

@Suite("Documents that errors retain")
struct RetainedDocumentTests {
  /// Decodes the member `a` of a text as an integer, and returns the error and whether the document still
  /// exists.
  static func failure(reading text: String) throws -> (error: JSONError, inner: JSONError?, isAlive: Bool) {
    weak var seen: Document?
    var inner: JSONError?
    func read() throws -> JSONError {
      let document = try Document(parsing: text)
      seen = document
      return try #require(throws: JSONError.self) {
        try document.withRoot { (json) throws(JSONError) in
          do throws(JSONError) { _ = try json.value(at: "a").int() } catch {
            inner = error
            throw error
          }
        }
      }
    }
    let error = try read()
    return (error, inner, seen != nil)
  }

  static let line = #"$.a: expected Int, found string "x" "#

  @Test("An error retains a small document, and resolves its issue on access")
  func small() throws {
    let failure = try Self.failure(reading: #"{"a":"x"}"#)
    #expect(failure.isAlive && failure.error.isResolved)
    #expect(failure.error.description == Self.line + "(line 1, column 6) [type-mismatch]")
    #expect(failure.error.issue.location?.offset == 5)
  }

  @Test("An error that was caught inside the decode stays unchanged")
  func copies() throws {
    let inner = try #require(try Self.failure(reading: #"{"a":"x"}"#).inner)
    #expect(!inner.isResolved)
    #expect(inner.issue.location == nil)
    #expect(inner.description.hasPrefix("expected Int"))
  }

  @Test(
    "An error doesn't retain a large document",
    arguments: [
      #"{"pad":""# + String(repeating: "-", count: 4096) + #"","a":"x"}"#,
      #"{"pad":["# + [String](repeating: "1", count: 1024).joined(separator: ",") + #"],"a":"x"}"#,
    ])
  func large(_ text: String) throws {
    let failure = try Self.failure(reading: text)
    #expect(!failure.isAlive)
    #expect(failure.error.isResolved)
    #expect(
      failure.error.description == Self.line + "(line 1, column \(text.utf8.count - 3)) [type-mismatch]")
  }

  @Test("Concurrent accesses return the same issue")
  func concurrently() async throws {
    let error = try Self.failure(reading: #"{"b":[1,2,3],"a":"x"}"#).error
    let texts = await withTaskGroup(of: String.self) { group in
      for _ in 0..<100 { group.addTask { error.description } }
      return await group.reduce(into: Set<String>()) { $0.insert($1) }
    }
    #expect(texts == [Self.line + "(line 1, column 18) [type-mismatch]"])
  }

  @Test("A text that isn't JSON is retained, and concurrent accesses return the same excerpt")
  func failedParse() async throws {
    let text = "[1,\n" + String(repeating: " ", count: 5000) + "2,]"
    let error = try syntaxError(text)
    #expect(error.failedParse != nil && error.isResolved)
    let texts = await withTaskGroup(of: String.self) { group in
      for _ in 0..<100 { group.addTask { error.description } }
      return await group.reduce(into: Set<String>()) { $0.insert($1) }
    }
    #expect(texts == [#"$: trailing comma before "]" (line 2, column 5002) [trailing-comma]"#])
  }
}

@Suite("Texts that are decoded without a document")
struct PendingDocumentTests {
  private static func read<Result>(
    _ body: (JSONValue) throws(JSONError) -> Result
  ) throws(JSONError) -> Result {
    try Document.withRoot(
      ofParsing: Array(#"{"a":["b",-0,1e2]}"#.utf8).span.bytes, options: JSONParseOptions(), body)
  }

  @Test("What needs the document gets the same one, which then owns the text")
  func sameDocument() throws {
    weak var seen: Document?
    do {
      let document = try Self.read { (json) throws(JSONError) in
        let document = json.document
        let isSame = try json.withContext(1) { (json) throws(JSONError) in
          try json.value(at: "a").document === document
        }
        #expect(isSame && json.document === document && json.isValue(of: document))
        return document
      }
      seen = document
      #expect(try document.root.value(at: "a").array().map { $0.kind } == [.string, .number, .number])
      #expect(try OwnedJSON(document.root) == OwnedJSON(parsing: #"{"a":["b",-0,1e2]}"#))
    }
    #expect(seen == nil)
  }

  // A handle isn't `Sendable`, but code in Swift 5 mode can capture it in a closure that several threads run.
  @Test("Several threads get the same document, and read the header of the decode meanwhile")
  func threads() throws {
    let seen = Locked<Set<ObjectIdentifier>>([])
    for _ in 0..<200 {
      var pending = try PendingDocument(
        parsing: Array(#"{"a":["b"]}"#.utf8).span.bytes, options: JSONParseOptions())
      withUnsafeMutablePointer(to: &pending) { pending in
        let header = PendingDocument.begin(pending)
        defer { pending.pointee.end() }
        nonisolated(unsafe) let shared = (pending: pending, header: header)
        seen.withLock { $0 = [] }
        let arrived = Locked(0)
        DispatchQueue.concurrentPerform(iterations: 2) { _ in
          arrived.withLock { $0 += 1 }
          // At once; a machine with one processor runs them in turn.
          for _ in 0..<100_000 where arrived.withLock({ $0 == 2 }) { break }
          let document = PendingDocument.document(of: shared.pending)
          let isSame =
            shared.header.pointee.tape == document.tape && shared.header.pointee.document === document
          seen.withLock { _ = isSame ? $0.insert(ObjectIdentifier(document)).inserted : nil }
        }
        #expect(seen.withLock { $0.count } == 1)
      }
    }
  }

  @Test("An error has the location, also if it was created before another one")
  func errors() throws {
    let error = try #require(throws: JSONError.self) {
      try Self.read { (json) throws(JSONError) in
        let list = try json.value(at: "a").array()
        _ = try? list[1]?.string()
        return try list[0]?.int()
      }
    }
    #expect(
      error.description == #"$.a[0]: expected Int, found string "b" (line 1, column 7) [type-mismatch]"#)
  }
}

/// The memory of a skipped element is its path, if the error stores one; otherwise it is found in the document.
@Suite("Errors of skipped elements")
struct SkippedElementTests {
  static let sizes = Thoroughness.isNightly ? [10, 100, 5_000, 50_000] : [10, 100, 5_000]

  /// The errors of the elements of the innermost array, which lies at the given depth.
  private func errors(depth: Int, count: Int) throws -> [JSONError] {
    let text =
      String(repeating: #"{"a":["#, count: depth)
      + Array(repeating: "0", count: count).joined(separator: ",\n") + String(repeating: "]}", count: depth)
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
    } catch { return error.rendered() + error.json }
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
              #expect(tags.context(Int.self) == task)
              return tags.error(.custom("x")).resolved(at: root).issue.location?.line
            }
            #expect(places == index + 2)
          }
          // Often enough that tasks with a common log would change it at the same time.
          for round in 0..<200 {
            let index = (round + task) % 8
            let error = #expect(throws: JSONError.self) {
              try shared.withRoot(by: DecodingRules(issueLimit: 3, rejectsUnknownKeys: true)) {
                (root) throws(JSONError) in _ = try root.value(at: JSONKeyPath("[\(index)].id")).int()
              }
            }
            #expect(error?.issues.map(\.path.description) == Self.unread(index))
          }
        }
      }
    }
  }
}
