import CodableMapping
import Foundation
import Testing

/// Numbers that are the same for the same seed, on every platform.
struct Dice {
  var state: UInt64

  mutating func roll(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % count
  }
}

/// Random uses of encoders and containers, with both coders.
@Suite("Random uses of encoders have the results of Foundation's")
struct RandomEncodingTests {
  /// The number of calls of `encode(to:)`.
  final class Calls: @unchecked Sendable {
    // Sendable: each is used on one thread.
    var count = 0
  }

  /// Encodes random values. Keys depend on the kind of value, because another kind in the place of a value
  /// is misuse, for which Foundation stops the program.
  struct Random: Encodable {
    let seed: UInt64
    let depth: Int
    let calls: Calls

    func encode(to encoder: any Encoder) throws {
      calls.count += 1
      var dice = Dice(state: seed)
      for _ in 0..<3 { _ = dice.roll(2) }
      if depth == 3 || dice.roll(8) == 0 {
        var container = encoder.singleValueContainer()
        return try container.encode(dice.roll(100))
      }
      var keyed: [KeyedEncodingContainer<Key>] = []
      var unkeyed: [any UnkeyedEncodingContainer] = []
      var supers: [any Encoder] = []
      if dice.roll(3) > 0 {
        keyed.append(encoder.container(keyedBy: Key.self))
      } else {
        unkeyed.append(encoder.unkeyedContainer())
      }
      for step in 0..<dice.roll(14) {
        if !supers.isEmpty, dice.roll(4) == 0 {
          let parent = supers.remove(at: dice.roll(supers.count))
          if dice.roll(2) == 0 { keyed.append(parent.container(keyedBy: Key.self)) }
        } else if !keyed.isEmpty, unkeyed.isEmpty || dice.roll(2) == 0 {
          let index = dice.roll(keyed.count)
          try write(step, to: keyed[index], &dice, &keyed, &unkeyed, &supers)
        } else {
          let index = dice.roll(unkeyed.count)
          var container = unkeyed[index]
          defer { unkeyed[index] = container }
          try write(step, to: &container, &dice, &keyed, &unkeyed)
        }
      }
    }

    private func write(
      _ step: Int, to target: KeyedEncodingContainer<Key>, _ dice: inout Dice,
      _ keyed: inout [KeyedEncodingContainer<Key>], _ unkeyed: inout [any UnkeyedEncodingContainer],
      _ supers: inout [any Encoder]
    ) throws {
      var container = target
      let number = dice.roll(3)
      switch dice.roll(8) {
      case 0: try container.encode(step, forKey: Key("int\(number)"))
      case 1: try container.encode("text \"\\ \(step)", forKey: Key("text,}]\"\\\(number)"))
      case 2: try container.encode([1.5], forKey: Key("int\(number)"))
      case 3: try container.encode(["a": [step], "b": []], forKey: Key("dictionary\(number)"))
      case 4: keyed.append(container.nestedContainer(keyedBy: Key.self, forKey: Key("keyed\(number)")))
      case 5: unkeyed.append(container.nestedUnkeyedContainer(forKey: Key("unkeyed\(step)")))
      case 6: supers.append(container.superEncoder(forKey: Key("super\(step)")))
      default:
        try container.encode(
          Random(seed: seed &* 31 &+ UInt64(step), depth: depth + 1, calls: calls),
          forKey: Key("model\(number)"))
      }
    }

    private func write(
      _ step: Int, to container: inout any UnkeyedEncodingContainer, _ dice: inout Dice,
      _ keyed: inout [KeyedEncodingContainer<Key>], _ unkeyed: inout [any UnkeyedEncodingContainer]
    ) throws {
      switch dice.roll(7) {
      case 0: try container.encode(step)
      case 1: try container.encodeNil()
      case 2: try container.encode(["x": [Int]()])
      case 3: keyed.append(container.nestedContainer(keyedBy: Key.self))
      case 4: unkeyed.append(container.nestedUnkeyedContainer())
      case 5: try [step].encode(to: container.superEncoder())
      default: try container.encode(Random(seed: seed &* 31 &+ UInt64(step), depth: depth + 1, calls: calls))
      }
      try container.encode(container.count)
    }
  }

  @Test("Random uses of containers have Foundation's text, in at most two calls per value", arguments: 0..<40)
  func sameText(group: Int) throws {
    for seed in 0..<50 {
      let value = Random(seed: UInt64(group * 50 + seed), depth: 0, calls: Calls())
      let foundation = JSONEncoder()
      foundation.outputFormatting = .sortedKeys
      let own = CodableEncoder.like(foundation)
      let expected = String(decoding: try foundation.encode(["k": [value, value]]), as: UTF8.self)
      let calls = value.calls.count
      #expect(String(decoding: try own.encode(["k": [value, value]]), as: UTF8.self) == expected)
      #expect(calls...2 * calls ~= value.calls.count - calls)
    }
  }
}
