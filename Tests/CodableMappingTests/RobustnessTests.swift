import CodableMapping
import Foundation
import Synchronization
import Testing

@Suite("Large and deep values, and retained containers")
struct RobustnessTests {
  indirect enum Chain: Codable {
    case end
    case link(Chain)

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      self = container.isAtEnd ? .end : .link(try container.decode(Chain.self))
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      if case .link(let next) = self { try container.encode(next) }
    }

    var count: Int {
      var count = 1
      var current = self
      while case .link(let next) = current {
        count += 1
        current = next
      }
      return count
    }
  }

  final class Node: Codable {
    var next: Node?
    var list: [Node]?
  }

  @Test("512 levels fit on a small stack, in both directions")
  func depth() {
    let chain = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
    let nodes = String(repeating: #"{"next":"#, count: 511) + "{}" + String(repeating: "}", count: 511)
    let lists = String(repeating: #"{"list":["#, count: 255) + "{}" + String(repeating: "]}", count: 255)
    let outcome = Mutex<[String]>([])
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      let texts = [
        Result { try CodableMapper<Chain>().encodeToString(CodableMapper<Chain>().decode(chain)) },
        Result { try CodableMapper<Node>().encodeToString(CodableMapper<Node>().decode(nodes)) },
        Result { try CodableMapper<Node>().encodeToString(CodableMapper<Node>().decode(lists)) },
      ]
      outcome.withLock { $0 = texts.map { result in (try? result.get()) ?? "failed" } }
      done.signal()
    }
    #if DEBUG
    // Unoptimized frames are two to three times as large, and twice that under the address sanitizer.
    thread.stackSize = 4096 * 1024
    #else
    thread.stackSize = 512 * 1024
    #endif
    thread.start()
    done.wait()
    #expect(outcome.withLock { $0 } == [chain, nodes, lists])
  }

  struct Entries: Codable, Equatable {
    var values: [String: Int] = [:]

    init(count: Int) {
      for index in 0..<count { values["key\(index)"] = index }
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      for key in container.allKeys { values[key.stringValue] = try container.decode(Int.self, forKey: key) }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      for (key, value) in values { try container.encode(value, forKey: Key(key)) }
    }
  }

  @Test("An object of 100 000 members is decoded through allKeys")
  func manyMembers() throws {
    let entries = Entries(count: 100_000)
    let bytes: [UInt8] = try CodableMapper<Entries>().encode(entries)
    #expect(try CodableMapper<Entries>().decode(bytes) == entries)
  }

  @Test("20 000 elements that fail are skipped")
  func manyFailures() throws {
    let json = "[" + Array(repeating: #""x","#, count: 20_000).joined() + "1]"
    #expect(try CodableMapper<Lossy>().decode(json).values == [1])
  }

  @Test("The first of duplicate keys counts, or the last, in small and large objects", arguments: [3, 40])
  func duplicates(count: Int) throws {
    let rest = (0..<count).map { #""k\#($0)":\#($0)"# }.joined(separator: ",")
    let json = #"{"x":1,"x":2,\#(rest),"x":3}"#
    struct Reader: Decodable {
      var values: [Int] = []
      var keys = 0

      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        for _ in 0..<40 { values.append(try container.decode(Int.self, forKey: Key("x"))) }
        keys = container.allKeys.count
      }
    }
    let first = try CodableMapper<Reader>().decode(json)
    #expect(Set(first.values) == [1])
    #expect(first.keys == count + 1)
    let useLast = CodableMapper<Reader>(parsing: JSONParseOptions(duplicateKeys: .useLast))
    #expect(Set(try useLast.decode(json).values) == [3])
    let dictionary = CodableMapper<[String: Int]>(parsing: JSONParseOptions(duplicateKeys: .useLast))
    #expect(try dictionary.decode(json)["x"] == 3)
    #expect(try CodableMapper<[String: Int]>().decode(json)["x"] == 1)
  }

  /// Retains the decoder and every container.
  final class Keeper: Decodable {
    let decoder: any Decoder
    let container, nested: KeyedDecodingContainer<Key>
    var list: any UnkeyedDecodingContainer

    init(from decoder: any Decoder) throws {
      self.decoder = decoder
      container = try decoder.container(keyedBy: Key.self)
      nested = try container.nestedContainer(keyedBy: Key.self, forKey: Key("nested"))
      list = try container.nestedUnkeyedContainer(forKey: Key("list"))
    }
  }

  @Test("Retained decoders and containers stay valid, each with its own object")
  func keptContainers() throws {
    let mapper = CodableMapper<[Keeper]>()
    let keepers = try mapper.decode(
      #"[{"id":1,"nested":{"x":"a"},"list":["m"]},{"id":2,"nested":{"x":"b"},"list":["n"]}]"#)
    _ = try mapper.decode(#"[{"id":8,"nested":{"x":"y"},"list":[]}]"#)
    for (index, keeper) in keepers.enumerated() {
      #expect(try keeper.container.decode(Int.self, forKey: Key("id")) == index + 1)
      #expect(try keeper.nested.decode(String.self, forKey: Key("x")) == ["a", "b"][index])
      #expect(try keeper.list.decode(String.self) == ["m", "n"][index])
      #expect(keeper.nested.codingPath.map(\.stringValue) == ["Index \(index)", "nested"])
      #expect(keeper.list.codingPath.map(\.stringValue) == ["Index \(index)", "list"])
      let again = try Keeper(from: keeper.decoder)
      #expect(try again.nested.decode(String.self, forKey: Key("x")) == ["a", "b"][index])
      #expect(keeper.decoder.codingPath.first?.intValue == index)
    }
  }

  @Test("A retained encoder or container can't be used after the encode", arguments: [false, true])
  func keptEncoder(asTree: Bool) throws {
    final class Store: @unchecked Sendable {
      var encoder: (any Encoder)?
      var container: KeyedEncodingContainer<Key>?
    }
    let store = Store()
    let value = EncodingSamples.Odd { encoder in
      store.encoder = encoder
      if asTree {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(0, forKey: Key("a"))
        try container.encode(0, forKey: Key("a"))
      }
      store.container = encoder.container(keyedBy: Key.self)
      try store.container?.encode(1, forKey: Key("a"))
    }
    let mapper = CodableMapper<EncodingSamples.Odd>()
    #expect(try mapper.encodeToString(value) == #"{"a":1}"#)
    let error = #expect(throws: EncodingError.self) { try store.container?.encode(2, forKey: Key("b")) }
    guard case .invalidValue(_, let context) = error else { return }
    #expect(context.debugDescription == "the encode that this encoder or container belongs to is over")
    #expect(throws: EncodingError.self) { try store.container?.encodeNil(forKey: Key("b")) }
    #expect(throws: EncodingError.self) { try store.container?.encode([2], forKey: Key("b")) }
    var single = try #require(store.encoder).singleValueContainer()
    #expect(throws: EncodingError.self) { try single.encode(1) }
    #expect(try mapper.encodeToString(value) == #"{"a":1}"#)
  }

  @Test("Several threads can use one mapper")
  func sharedMapper() async throws {
    let mapper = CodableMapper<Entries>()
    let json = try mapper.encodeToString(Entries(count: 50))
    try await withThrowingTaskGroup(of: Entries.self) { group in
      for _ in 0..<64 { group.addTask { try mapper.decode(mapper.encodeToString(mapper.decode(json))) } }
      for try await entries in group { #expect(entries == Entries(count: 50)) }
    }
  }
}
