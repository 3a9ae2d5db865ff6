import CodableMapping
import Foundation
import MappingTestSupport
import Testing

/// A mapper that maps many values one by one gives the same results as one mapper per value.
@Suite("One mapper for many values")
struct SessionReuseTests {
  /// The mapping of an array that generic code uses, which maps the elements one by one.
  static func list<Element: MappingConfigured>(_ mapping: Element) -> ArrayMapping<Element> { mapping.array }

  static func lossyList<Element: MappingConfigured>(_ mapping: Element) -> LossyArrayMapping<Element> {
    mapping.lossyArray
  }

  struct Part: Codable, Equatable {
    var name: String
    var size: Int

    static let mapper = CodableMapper<Part>()
  }

  @Test("An array of a mapping is mapped as by the mapper's own array", arguments: [0, 1, 2, 3, 20])
  func generic(count: Int) throws {
    let parts = (0..<count).map { Part(name: "part \($0)", size: $0) }
    let list = Self.list(CodableMapper<Part>())
    let text = try list.encodeToString(parts)
    #expect(text == (try CodableMapper<Part>().array.encodeToString(parts)))
    #expect(try list.decode(text) == parts)
    let byKey = Dictionary(uniqueKeysWithValues: parts.map { ($0.name, $0) })
    let dictionary = CodableMapper<Part>().dictionary
    #expect(try dictionary.decode(dictionary.encodeToString(byKey)) == byKey)
  }

  // MARK: Nested decodes and encodes

  /// A tree whose children are mapped by the mapper that maps the tree, and whose note is a separate
  /// document.
  struct Tree: Codable, Equatable {
    var name: String
    var note: Part
    var children: [Tree]

    static let mapper = CodableMapper<Tree>()

    init(name: String, note: Part, children: [Tree] = []) {
      (self.name, self.note, self.children) = (name, note, children)
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      name = try container.decode(String.self, forKey: Key("name"))
      children = try container.decode(with: list(Tree.mapper), forKey: Key("children"))
      note = try Part.mapper.decode(try container.decode(String.self, forKey: Key("note")))
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(name, forKey: Key("name"))
      try container.encode(children, with: list(Tree.mapper), forKey: Key("children"))
      try container.encode(Part.mapper.encodeToString(note), forKey: Key("note"))
    }

    /// `width` children on each of `depth` levels.
    static func grown(depth: Int, width: Int) -> Tree {
      Tree(
        name: "tree \(depth)", note: Part(name: "note", size: depth),
        children: depth == 0 ? [] : (0..<width).map { _ in grown(depth: depth - 1, width: width) })
    }
  }

  @Test("A mapper can be used within itself", arguments: [(0, 0), (1, 4), (4, 3), (12, 1), (40, 1)])
  func recursion(depth: Int, width: Int) throws {
    let tree = Tree.grown(depth: depth, width: width)
    let text = try Tree.mapper.encodeToString(tree)
    #expect(try Tree.mapper.decode(text) == tree)
    #expect(try Self.list(Tree.mapper).decode("[\(text),\(text)]") == [tree, tree])
    #expect(try Self.list(Tree.mapper).encodeToString([tree, tree]) == "[\(text),\(text)]")
  }

  @Test("An error in a nested decode by the same mapper has its location")
  func recursionError() throws {
    let leaf = #"{"name":"leaf","children":[],"note":"{\"name\":\"x\",\"size\":1}"}"#
    let bad = #"{"name":7,"children":[],"note":""}"#
    let text = #"[\#(leaf),{"name":"root","children":[\#(leaf),\#(bad)],"note":""}]"#
    #expect(
      thrown { try Self.list(Tree.mapper).decode(text) }?.description
        == "$[1].children[1].name: expected String for Tree.name, found 7 (line 1, column 171) [type-mismatch]"
    )
    #expect(try Self.list(Tree.mapper).decode("[\(leaf)]").map(\.name) == ["leaf"])
  }

  // MARK: After errors

  /// A model that catches the errors of another document, of a member, and of a container.
  struct Tolerant: Decodable, Equatable {
    var names: [String] = []
    var size: Int

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      for key in ["part", "other"] {
        if let part = try? container.decode(Part.self, forKey: Key(key)) { names.append(part.name) }
        if let part = try? Part.mapper.decode(#"{"name":"own","size":null}"#) { names.append(part.name) }
        if let part = try? Part.mapper.decode(#"{"name":"own","size":1}"#) { names.append(part.name) }
      }
      size = try container.decode(Int.self, forKey: Key("size"))
    }
  }

  @Test("Caught errors don't affect later ones")
  func caughtErrors() throws {
    let good = #"{"part":{"name":"a","size":"x"},"other":{"name":"b","size":2},"size":3}"#
    let bad = #"{"part":{"name":"a","size":"x"},"other":{"name":"b","size":2},"size":[]}"#
    let mapping = Self.list(CodableMapper<Tolerant>())
    let error = #expect(throws: JSONError.self) { try mapping.decode("[\(good),\(bad),\(good)]") }
    #expect(error?.issue.path.description == "$[1].size" && error?.issues.count == 1)
    let models = try mapping.decode("[\(good),\(good)]")
    #expect(models.map(\.names) == [["own", "b", "own"], ["own", "b", "own"]])
  }

  struct Refusal: Error, CustomStringConvertible { var description: String { "refused" } }

  /// A model that throws its own errors while a container is open.
  struct Refusing: Codable, Equatable {
    var value: Double

    init(_ value: Double) { self.value = value }

    init(from decoder: any Decoder) throws {
      var container = try decoder.container(keyedBy: Key.self).nestedUnkeyedContainer(forKey: Key("list"))
      value = try container.decode(Double.self)
      if value < 0 { throw Refusal() }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      var list = container.nestedUnkeyedContainer(forKey: Key("list"))
      try list.encode(value)
      if value < 0 { throw Refusal() }
    }
  }

  @Test("Errors within values don't affect the next values of a mapper")
  func thrownErrors() throws {
    let mapping = Self.list(CodableMapper<Refusing>())
    let lossy = Self.lossyList(CodableMapper<Refusing>())
    for round in 1...3 {
      let error = #expect(throws: JSONError.self) {
        try mapping.decode(#"[{"list":[\#(round)]},{"list":[-1]}]"#)
      }
      #expect(error?.issue.path.description == "$[1]" && error?.issue.message == "refused")
      let models = try lossy.decode(#"[{"list":[\#(round)]},{"list":[-1]},{"list":"x"},{"list":[9]}]"#)
      #expect(models.elements.map(\.value) == [Double(round), 9])
      #expect(models.dropped.map { $0.error.issue.path.description } == ["$[1]", "$[2].list"])
      let refused = #expect(throws: JSONError.self) {
        try mapping.encodeToString([Refusing(1), Refusing(-1)])
      }
      #expect(refused?.description == "$: refused [custom]")
      let unwritable = #expect(throws: JSONError.self) { try mapping.encodeToString([Refusing(.nan)]) }
      #expect(
        unwritable?.description == "$[0].list[0]: nan can't be written as a JSON number [non-finite-number]")
      #expect(try mapping.encodeToString([Refusing(1.5)]) == #"[{"list":[1.5]}]"#)
    }
  }

  // MARK: Other forms of text

  @Test("One mapper decodes texts with and without escaped slashes")
  func slashes() throws {
    struct Link: Codable {
      var link: String
      enum CodingKeys: String, CodingKey { case link = "a/b" }
    }
    let mapper = CodableMapper<Link>()
    for _ in 0..<3 {
      for escapes in [false, true] {
        var writer = JSONWriter(options: JSONWriteOptions(escapesSlashes: escapes))
        try mapper.encode(Link(link: "c/d"), into: &writer)
        let slash = escapes ? #"\/"# : "/"
        #expect(String(decoding: try writer.finish(), as: UTF8.self) == #"{"a\#(slash)b":"c\#(slash)d"}"#)
      }
    }
  }

  // MARK: Errors

  struct Inside: Codable {
    var count, size: Int

    enum CodingKeys: CodingKey { case count, size }
  }

  struct First: Codable {
    var part: Inside

    enum CodingKeys: CodingKey { case part }
  }

  struct Second: Codable {
    var part: [Inside]

    enum CodingKeys: CodingKey { case part }
  }

  @Test("The coding path of an error consists of the keys of its models, also after other errors")
  func pathKeys() {
    let decoder = CodableDecoder()
    func path(_ type: (some Decodable).Type, _ text: String) -> [String] {
      do {
        _ = try decoder.decode(type, from: Data(text.utf8))
      } catch DecodingError.typeMismatch(_, let context) {
        return context.codingPath.map { step in
          let type = String(reflecting: Swift.type(of: step)).split(separator: ".").suffix(2)
          return "\(type.joined(separator: ".")) \(step.intValue.map(String.init) ?? step.stringValue)"
        }
      } catch {
        Issue.record(error)
      }
      return []
    }
    for _ in 1...2 {
      for key in ["count", "size", "count"] {
        let part = #"{"count":1,"size":2}"#.replacing(#""\#(key)":"#, with: #""\#(key)":"x","was":"#)
        #expect(
          path(First.self, #"{"part":\#(part)}"#) == ["First.CodingKeys part", "Inside.CodingKeys \(key)"])
        #expect(
          path(Second.self, #"{"part":[\#(part)]}"#)
            == ["Second.CodingKeys part", "CodableMapping.PathKey 0", "Inside.CodingKeys \(key)"])
        #expect(
          path([String: Inside].self, #"{"part":\#(part)}"#)
            == ["CodableMapping.PathKey part", "Inside.CodingKeys \(key)"])
      }
    }
  }
}
