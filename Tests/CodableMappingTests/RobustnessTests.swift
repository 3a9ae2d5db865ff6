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

    init(count: Int) { for index in 0..<count { values["key\(index)"] = index } }

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

  @Test("A retained encoder or container can't be used after the encode", arguments: [false, true])
  func keptEncoder(asTree: Bool) throws {
    final class Store: @unchecked Sendable {
      var encoders: [any Encoder] = []
      var containers: [KeyedEncodingContainer<Key>] = []
    }
    let store = Store()
    let value = EncodingSamples.Odd { encoder in
      if asTree {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(0, forKey: Key("a"))
        try container.encode(0, forKey: Key("a"))
      }
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(1, forKey: Key("a"))
      // The encoder is reused if only its container is retained.
      if store.encoders.count < store.containers.count {
        store.encoders.append(encoder)
      } else {
        store.containers.append(container)
      }
    }
    let mapper = CodableMapper<EncodingSamples.Odd>()
    for _ in 0..<6 { #expect(try mapper.encodeToString(value) == #"{"a":1}"#) }
    for var container in store.containers {
      let error = #expect(throws: EncodingError.self) { try container.encode(2, forKey: Key("b")) }
      guard case .invalidValue(_, let context) = error else { return }
      #expect(context.debugDescription == "the encode that this encoder or container belongs to is over")
      #expect(throws: EncodingError.self) { try container.encodeNil(forKey: Key("b")) }
      #expect(throws: EncodingError.self) { try container.encode([2], forKey: Key("b")) }
    }
    for encoder in store.encoders {
      var single = encoder.singleValueContainer()
      #expect(throws: EncodingError.self) { try single.encode(1) }
    }
    #expect(!store.encoders.isEmpty && !store.containers.isEmpty)
    #expect(try mapper.encodeToString(value) == #"{"a":1}"#)
  }
}
