import ApplicativeMapping
import CodableMapping
import DerivedMapping
import Foundation
import JSONCore
import JSONFoundation
import JSONMapping
import ManualMapping
import MappableMapping
import Testing
import ThrowingMapping

/// Models that contain themselves, as deep as a document is nested.
private enum Manual {
  struct Tree: ManualDecodable {
    var children: [Tree]?

    init(json: JSONObject) throws(JSONError) { children = try json["children"] }
  }
}

private enum Objects {
  struct Tree: Mappable {
    var children: [Tree]?

    init?(map: Map) {}

    mutating func mapping(map: Map) { children <- map["children"] }
  }

  struct Endless: Mappable {
    init() {}
    init?(map: Map) {}

    mutating func mapping(map: Map) {
      var child = Endless()
      child <- map["child"]
    }
  }
}

private enum Applied {
  struct Tree: ApplicativeMapping.Decodable {
    var children: [Tree]?

    static func decode(_ json: ApplicativeMapping.JSON) -> Decoded<Tree> {
      curry(Tree.init) <^> json <||? "children"
    }
  }
}

private enum Thrown {
  struct Tree: ThrowingMapping.Decodable {
    var children: [Tree]?

    static func decode(_ json: ThrowingMapping.JSON) throws -> Tree {
      try Tree(children: json =>? "children")
    }
  }
}

private enum Coded {
  struct Tree: Codable { var children: [Tree]? }

  struct Endless: Encodable {
    private enum CodingKeys: String, CodingKey { case child }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(Endless(), forKey: .child)
    }
  }
}

private enum Derived {
  struct Tree: DerivedDecodable {
    var children: [Tree]?

    static func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> Tree {
      var children: [Tree]??
      if try cursor.beginObject() {
        repeat {
          if children == nil, cursor.consumeKey("children") {
            children = try [Tree]?.decode(from: &cursor)
          } else {
            try cursor.skipMember()
          }
        } while try cursor.hasNextMember()
      }
      return Tree(children: children ?? nil)
    }

    static func decode(members json: JSONObject) throws(JSONError) -> Tree {
      Tree(children: try json.member("children"))
    }
  }
}

/// Written by hand, for all strategies that have one written form.
private struct Endless: JSONObjectWritable {
  func writeMembers(to json: inout JSONWriter) throws(JSONError) { try json.put("child", Endless()) }
}

/// What is as deep as a document, or endless, is stopped before the stack ends. Each test runs on a thread whose stack
/// is as small as that of a queue's on Apple's systems.
@Suite("Deep nesting on a small stack")
struct StackTests {
  typealias Decode = @Sendable (Document) throws -> Void
  typealias Encode = @Sendable (JSONWriteOptions) throws -> Void

  static let decodes: [(dialect: String, run: Decode)] = [
    ("manual", { _ = try ManualMapper<Manual.Tree>().decode($0) }),
    ("mappable", { _ = try MappableMapper<Objects.Tree>().decode($0) }),
    ("applicative", { _ = try ApplicativeMapper<Applied.Tree>().decode($0) }),
    ("throwing", { _ = try ThrowingMapper<Thrown.Tree>().decode($0) }),
    ("codable", { _ = try CodableMapper<Coded.Tree>().decode($0) }),
    ("derived", { _ = try DerivedMapper<Derived.Tree>().decode($0) }),
  ]

  static let encodes: [(dialect: String, run: Encode)] = [
    ("manual", { _ = try ManualMapper<Endless>(writing: $0).encode(Endless()) }),
    ("mappable", { _ = try MappableMapper<Objects.Endless>(writing: $0).encode(Objects.Endless()) }),
    ("applicative", { _ = try ApplicativeMapper(encoding: Endless.self, writing: $0).encode(Endless()) }),
    ("throwing", { _ = try ThrowingMapper(encoding: Endless.self, writing: $0).encode(Endless()) }),
    ("codable", { _ = try CodableMapper<Coded.Endless>(writing: $0).encode(Coded.Endless()) }),
    ("derived", { _ = try DerivedMapper<Endless>(writing: $0).encode(Endless()) }),
  ]

  /// Trees within one another: twice as many levels as there are trees.
  static func text(of trees: Int) -> String {
    String(repeating: #"{"children":["#, count: trees) + String(repeating: "]}", count: trees)
  }

  static func document(of trees: Int) throws -> Document {
    try Document(parsing: text(of: trees), options: JSONParseOptions(depthLimit: .max))
  }

  /// Calls `body` on a thread whose stack has 512 KiB.
  static func onSmallStack<Result: Sendable>(
    _ body: @escaping @Sendable () throws -> Result
  ) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      let thread = Thread { continuation.resume(with: Swift.Result { try body() }) }
      thread.stackSize = 512 << 10
      thread.start()
    }
  }

  /// The levels that `body` was stopped at; `nil` if it was not.
  static func limit(of body: @escaping @Sendable () throws -> Void) async throws -> Int? {
    try await onSmallStack {
      do {
        try body()
        return nil
      } catch let error as JSONError {
        guard case .depthLimit(let limit) = error.issue.kind else { throw error }
        return limit
      }
    }
  }

  @Test("A model follows a document as deep as the stack carries", arguments: decodes)
  func decoding(dialect: String, run: @escaping Decode) async throws {
    // No more than every stack carries, and more than any does.
    #expect(try await Self.limit { try run(Self.document(of: 16)) } == nil)
    let limit = try #require(try await Self.limit { try run(Self.document(of: 100_000)) })
    try #require(limit > StackRoom.freeDepth)
    // What is stopped there goes on a little before.
    #expect(try await Self.limit { try run(Self.document(of: limit / 2 - 4)) } == nil)
  }

  @Test("A model that never ends is stopped when it is written", arguments: encodes)
  func encoding(dialect: String, run: @escaping Encode) async throws {
    let unlimited = JSONWriteOptions(depthLimit: .max)
    #expect(try #require(try await Self.limit { try run(unlimited) }) > StackRoom.freeDepth)
    #expect(try await Self.limit { try run(JSONWriteOptions(depthLimit: 20)) } == 20)
  }

  @Test("A model is read in one pass as deep as every stack carries, and beyond by a document")
  func onePass() async throws {
    let mapper = DerivedMapper<Derived.Tree>(parsing: JSONParseOptions(depthLimit: .max))
    for trees in [16, StackRoom.freeDepth / 2, StackRoom.freeDepth] {
      let text = Self.text(of: trees)
      let levels = try await Self.onSmallStack {
        var levels = 0
        var tree = try mapper.decode(text)
        while let child = tree.children?.first {
          tree = child
          levels += 1
        }
        return levels
      }
      #expect(levels == trees - 1)
    }
    let limit = try #require(try await Self.limit { _ = try mapper.decode(Self.text(of: 100_000)) })
    #expect(limit > StackRoom.freeDepth)
  }

  /// Calls that read a text, and tell whether they could.
  static let dropIns: [(name: String, run: @Sendable (String) -> Bool)] = [
    ("Mapper.map", { Mapper<Objects.Tree>().map(JSONString: $0) != nil }),
    ("Argo's decode", { (ApplicativeMapping.decode(Data($0.utf8)) as Applied.Tree?) != nil }),
    ("Decodable's decode", { (try? Thrown.Tree.decode(Data($0.utf8))) != nil }),
    ("CodableDecoder", { (try? CodableDecoder().decode(Coded.Tree.self, from: Data($0.utf8))) != nil }),
  ]

  @Test("The calls of the originals stand what documents may have by default", arguments: dropIns)
  func dropIn(name: String, run: @escaping @Sendable (String) -> Bool) async throws {
    #expect(try await Self.onSmallStack { run(Self.text(of: 16)) })
    // Whether the stack carries all of it, depends on the build.
    _ = try await Self.onSmallStack { run(Self.text(of: 256)) }
  }

  @Test("Codable's encoder stops at a model that never ends")
  func dropInEncoder() async throws {
    let error = try await Self.onSmallStack {
      #expect(throws: EncodingError.self) { try CodableEncoder().encode(Coded.Endless()) }?.jsonError
    }
    #expect(error?.issue.code == .depthLimit)
  }

  @Test("Values without a model are made, printed and released however deep they are")
  func values() async throws {
    let levels = try await Self.onSmallStack {
      let document = try Self.document(of: 100_000)
      let owned = OwnedJSON(document.root)
      _ = JSONTree(document.root)
      return owned.description.utf8.count
    }
    #expect(levels == Self.text(of: 100_000).utf8.count)
  }

  private struct Fields: DictionaryMappable {
    init?(json: [String: Any]) {}
    func toJSON() -> [String: Any] { [:] }
  }

  @Test("What is released recursively is not made deeper than a document is by default")
  func dictionaries() async throws {
    let mapper = DictionaryMapper<Fields>(parsing: JSONParseOptions(depthLimit: .max))
    #expect(try await Self.limit { _ = try mapper.decode(Self.document(of: 256)) } == nil)
    #expect(try await Self.limit { _ = try mapper.decode(Self.document(of: 100_000)) } == 512)
  }
}
