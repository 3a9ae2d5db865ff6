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

/// A model that contains itself, as deep as a document is nested, with every strategy.
struct Tree: Swift.Codable { var children: [Tree]? }

extension Tree: ManualDecodable, Mappable {
  init(json: JSONObject) throws(JSONError) { children = try json["children"] }

  init?(map: Map) {}

  mutating func mapping(map: Map) { children <- map["children"] }
}

extension Tree: ApplicativeMapping.Decodable, ThrowingMapping.Decodable {
  static func decode(_ json: ApplicativeMapping.JSON) -> Decoded<Tree> {
    Tree.init(children:) <^> json <||? "children"
  }

  static func decode(_ json: ThrowingMapping.JSON) throws -> Tree { try Tree(children: json =>? "children") }
}

extension Tree: JSONObjectDecodable {
  static func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> Tree {
    var children: [Tree]??
    if try cursor.beginObject() {
      repeat {
        if children == nil, cursor.consumeKey("children") {
          children = try [Tree]?.decode(from: &cursor)
        } else {
          try cursor.skipMember()
        }
      } while try cursor.advanceToMember()
    }
    return Tree(children: children ?? nil)
  }

  static func decode(members json: JSONObject) throws(JSONError) -> Tree {
    Tree(children: try json["children"])
  }
}

private struct MappableEndless: Mappable {
  init() {}
  init?(map: Map) {}

  mutating func mapping(map: Map) {
    var child = MappableEndless()
    child <- map["child"]
  }
}

// No strategy has a protocol of this name, so `Encodable` is Swift's.
private struct CodableEndless: Encodable {
  private enum CodingKeys: String, CodingKey { case child }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(CodableEndless(), forKey: .child)
  }
}

/// Written by hand, for all strategies that have one written form.
private struct Endless: JSONObjectWritable {
  func writeMembers(to json: inout JSONWriter) throws(JSONError) { try json.put("child", Endless()) }
}

/// Models that are as deep as a document, or endless, fail before the stack is exhausted. Each test runs on a
/// thread with a stack as small as that of a queue on Apple's systems.
@Suite("Deep nesting on a small stack")
struct StackTests {
  typealias Encode = @Sendable (JSONWriteOptions) throws -> Void

  static let mappers =
    StrategyTests.mappers(of: Tree.self) + [(name: "derived", mapper: DerivedMapper<Tree>())]

  static let encodes: [(strategy: String, run: Encode)] = [
    ("manual", { _ = try ManualMapper<Endless>(writing: $0).encode(Endless()) }),
    ("mappable", { _ = try MappableMapper<MappableEndless>(writing: $0).encode(MappableEndless()) }),
    ("applicative", { _ = try ApplicativeMapper(encoding: Endless.self, writing: $0).encode(Endless()) }),
    ("throwing", { _ = try ThrowingMapper(encoding: Endless.self, writing: $0).encode(Endless()) }),
    ("codable", { _ = try CodableMapper<CodableEndless>(writing: $0).encode(CodableEndless()) }),
    ("derived", { _ = try DerivedMapper<Endless>(writing: $0).encode(Endless()) }),
  ]

  /// Nested trees, with two levels for each tree.
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

  /// The level at which `body` failed; `nil` if it succeeded.
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

  @Test("A model is decoded as deep as the stack allows", arguments: mappers)
  func decoding(strategy: String, mapper: any JSONMapping.Decoding<Tree>) async throws {
    // Every stack allows 16 levels, and none allows 100 000.
    #expect(try await Self.limit { _ = try mapper.decode(Self.document(of: 16)) } == nil)
    let limit = try #require(try await Self.limit { _ = try mapper.decode(Self.document(of: 100_000)) })
    try #require(limit > StackRoom.freeDepth)
    // Half of the limit can still be decoded.
    #expect(try await Self.limit { _ = try mapper.decode(Self.document(of: limit / 2 - 4)) } == nil)
  }

  @Test("Encoding an endless model is stopped", arguments: encodes)
  func encoding(strategy: String, run: @escaping Encode) async throws {
    let unlimited = JSONWriteOptions(depthLimit: .max)
    #expect(try #require(try await Self.limit { try run(unlimited) }) > StackRoom.freeDepth)
    #expect(try await Self.limit { try run(JSONWriteOptions(depthLimit: 20)) } == 20)
  }

  @Test("A model is decoded in one pass as deep as every stack allows, and deeper by a document")
  func onePass() async throws {
    let mapper = DerivedMapper<Tree>(parsing: JSONParseOptions(depthLimit: .max))
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

  /// Calls that decode a text, and return whether they succeeded.
  static let dropIns: [(name: String, run: @Sendable (String) -> Bool)] = [
    ("Mapper.map", { Mapper<Tree>().map(JSONString: $0) != nil }),
    ("Argo's decode", { (ApplicativeMapping.decode(Data($0.utf8)) as Tree?) != nil }),
    ("Decodable's decode", { (try? (Tree.decode(Data($0.utf8)) as Tree)) != nil }),
    ("CodableDecoder", { (try? CodableDecoder().decode(Tree.self, from: Data($0.utf8))) != nil }),
  ]

  @Test("The original calls decode documents of the default depth", arguments: dropIns)
  func dropIn(name: String, run: @escaping @Sendable (String) -> Bool) async throws {
    #expect(try await Self.onSmallStack { run(Self.text(of: 16)) })
    // Whether the stack allows all of it depends on the build.
    _ = try await Self.onSmallStack { run(Self.text(of: 256)) }
  }

  @Test("Codable's encoder stops at an endless model")
  func dropInEncoder() async throws {
    let error = try await Self.onSmallStack {
      #expect(throws: EncodingError.self) { try CodableEncoder().encode(CodableEndless()) }?.jsonError
    }
    #expect(error?.issue.code == .depthLimit)
  }

  @Test("Values without a model are created, printed and released at any depth")
  func values() async throws {
    let levels = try await Self.onSmallStack {
      let document = try Self.document(of: 100_000)
      let owned = try OwnedJSON(document.root)
      #expect(throws: JSONError.self) { try JSONTree(document.root) }
      return owned.description.utf8.count
    }
    #expect(levels == Self.text(of: 100_000).utf8.count)
  }

  private struct Fields: DictionaryMappable {
    init?(json: [String: Any]) {}
    func toJSON() -> [String: Any] { [:] }
  }

  @Test("Values that are released recursively are limited to the default depth")
  func dictionaries() async throws {
    let mapper = DictionaryMapper<Fields>(parsing: JSONParseOptions(depthLimit: .max))
    #expect(try await Self.limit { _ = try mapper.decode(Self.document(of: 256)) } == nil)
    #expect(try await Self.limit { _ = try mapper.decode(Self.document(of: 100_000)) } == 512)
  }
}
