import CodableMapping
import JSONCore
import Testing

// Decoders and containers that are retained beyond their value.

extension SessionReuseTests {
  /// Retains the decoder, or one of its containers.
  final class Retainer: Decodable {
    enum Retained: String, Codable, CaseIterable {
      case decoder, container, nested, list, superDecoder, inner, missing
    }

    private var stored: Any?
    let number: Int

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      number = try container.decode(Int.self, forKey: Key("number"))
      switch try container.decode(Retained.self, forKey: Key("retained")) {
      case .decoder: stored = decoder
      case .container: stored = container
      case .nested: stored = try container.nestedContainer(keyedBy: Key.self, forKey: Key("nested"))
      case .list: stored = try container.nestedUnkeyedContainer(forKey: Key("list"))
      case .superDecoder: stored = try container.superDecoder(forKey: Key("nested"))
      case .inner: stored = try container.decode(Inner.self, forKey: Key("nested")).stored
      case .missing: stored = try container.superDecoder(forKey: Key("none"))
      }
    }

    /// The coding path of what is retained.
    var path: String {
      let path: [any CodingKey] =
        switch stored {
        case let decoder as any Decoder: decoder.codingPath
        case let container as KeyedDecodingContainer<Key>: container.codingPath
        case let list as any UnkeyedDecodingContainer: list.codingPath
        default: []
        }
      return path.map(\.stringValue).joined(separator: "/")
    }

    struct Inner: Decodable {
      var stored: KeyedDecodingContainer<Key>
      init(from decoder: any Decoder) throws { stored = try decoder.container(keyedBy: Key.self) }
    }

    /// The number, decoded again by the retained decoder or container.
    func read() throws -> Int {
      switch stored {
      case let decoder as any Decoder where decoder.codingPath.isEmpty:
        return try decoder.container(keyedBy: Key.self).decode(Int.self, forKey: Key("number"))
      case let decoder as any Decoder where decoder.codingPath.last?.stringValue == "none":
        return try decoder.singleValueContainer().decodeNil() ? number : -1
      case let decoder as any Decoder:
        return try decoder.container(keyedBy: Key.self).decode(Int.self, forKey: Key("number"))
      case let container as KeyedDecodingContainer<Key>:
        return try container.superDecoder(forKey: Key("number")).singleValueContainer().decode(Int.self)
      case var list as any UnkeyedDecodingContainer: return try list.decode(Int.self)
      default: return -1
      }
    }
  }

  @Test("The next value doesn't change what was retained", arguments: Retainer.Retained.allCases)
  func stored(retained: Retainer.Retained) throws {
    func text(_ number: Int, _ part: Retainer.Retained) -> String {
      #"{"number":\#(number),"retained":"\#(part.rawValue)","list":[\#(number)],"nested":{"number":\#(number)}}"#
    }
    let (list, whole) = (Self.list(CodableMapper<Retainer>()), CodableMapper<[Retainer]>())
    var retainers: [Retainer] = []
    for round in 0..<4 {
      // A different document each time, released before the next.
      let numbers = (0..<4).map { 10 * round + $0 }
      let elements = numbers.map { text($0, retained) }.joined(separator: ",")
      retainers += try list.decode("[\(elements)]") + whole.decode("[\(elements)]")
    }
    #expect(try retainers.map { try $0.read() } == retainers.map(\.number))
    #expect(retainers.count == 32)
    let keys: [Retainer.Retained: String] = [
      .nested: "/nested", .superDecoder: "/nested", .inner: "/nested", .list: "/list", .missing: "/none",
    ]
    #expect(retainers.suffix(4).map(\.path) == (0..<4).map { "Index \($0)" + (keys[retained] ?? "") })
  }

  /// Retains its container, so that another one replaces it.
  final class Replacing: Decodable {
    private enum OtherKey: CodingKey { case number }

    let stored: KeyedDecodingContainer<Key>
    let number: Int

    init(from decoder: any Decoder) throws {
      stored = try decoder.container(keyedBy: Key.self)
      number = try decoder.container(keyedBy: OtherKey.self).decode(Int.self, forKey: .number)
    }
  }

  @Test("A retained container retains its document and its context")
  func retainedDocument() throws {
    final class Context: Sendable {}
    weak var document: Document?
    weak var context: Context?
    var stored: [Replacing] = []
    let mapper = CodableMapper<[Replacing]>()
    func decode() throws {
      let text = try Document(parsing: #"[{"number":1},{"number":2},{"number":3},{"number":4}]"#)
      let object = Context()
      (document, context) = (text, object)
      stored = try text.root.withContext(object) { (json) throws(JSONError) in try mapper.decode(json) }
    }
    for _ in 0..<3 {
      try decode()
      #expect(document != nil && context != nil)
      #expect(try stored[0].stored.superDecoder().context(Context.self) === context)
      #expect(
        try stored.map { try $0.stored.decode(Int.self, forKey: Key("number")) } == stored.map(\.number))
      #expect(stored.map(\.number) == [1, 2, 3, 4])
      stored = []
      #expect(document == nil && context == nil)
    }
  }

  @Test("A mapper retains no document and no context")
  func nothingIsRetained() throws {
    final class Context: Sendable {}
    weak var document: Document?
    weak var context: Context?
    let mapper = CodableMapper<[Part]>()
    func decode() throws {
      let text = try Document(parsing: #"[{"name":"a","size":1},{"name":"b","size":2}]"#)
      let object = Context()
      (document, context) = (text, object)
      for _ in 0..<3 {
        let parts = try text.root.withContext(object) { (json) throws(JSONError) in try mapper.decode(json) }
        #expect(parts.count == 2)
      }
      #expect(document != nil && context != nil)
    }
    try decode()
    withExtendedLifetime(mapper) {
      #expect(document == nil)
      #expect(context == nil)
    }
  }
}
