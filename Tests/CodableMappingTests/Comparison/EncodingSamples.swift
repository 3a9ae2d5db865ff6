/// Values that use their encoder in legal but unusual ways.
enum EncodingSamples {
  /// Encodes by a closure.
  struct Odd: Encodable, Sendable {
    var body: @Sendable (any Encoder) throws -> Void

    init(_ body: @escaping @Sendable (any Encoder) throws -> Void) { self.body = body }

    func encode(to encoder: any Encoder) throws { try body(encoder) }
  }

  class Base: Encodable {
    var a = 1

    private enum CodingKeys: String, CodingKey { case a }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(a, forKey: .a)
    }
  }

  final class SharedContainer: Base {
    private enum CodingKeys: String, CodingKey { case a, b }

    override func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode("replaced", forKey: .a)
      try container.encode(2, forKey: .b)
      try super.encode(to: encoder)
    }
  }

  final class OwnContainer: Base {
    private enum CodingKeys: String, CodingKey { case b }

    override func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try super.encode(to: container.superEncoder())
      try container.encode(2, forKey: .b)
    }
  }

  static let odd: KeyValuePairs<String, Odd> = [
    "nothing": Odd { _ in },
    "a member that encodes nothing": Odd { encoder in
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(Odd { _ in }, forKey: Key("x"))
    },
    "an empty object": Odd { encoder in _ = encoder.container(keyedBy: Key.self) },
    "an empty array": Odd { encoder in _ = encoder.unkeyedContainer() },
    "a null": Odd { encoder in
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    },
    "a key twice": Odd { encoder in
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(1, forKey: Key("x"))
      try container.encode(2, forKey: Key("x"))
    },
    "parent and child alternately": Odd { encoder in
      var parent = encoder.container(keyedBy: Key.self)
      var child = parent.nestedContainer(keyedBy: Key.self, forKey: Key("child"))
      try child.encode(1, forKey: Key("a"))
      try parent.encode(2, forKey: Key("b"))
      try child.encode(3, forKey: Key("c"))
    },
    "two children alternately": Odd { encoder in
      var parent = encoder.unkeyedContainer()
      var left = parent.nestedUnkeyedContainer()
      var right = parent.nestedContainer(keyedBy: Key.self)
      try left.encode("l")
      try right.encode("r", forKey: Key("x"))
      try left.encode("again")
      try parent.encode(parent.count)
    },
    "an unused nested container": Odd { encoder in
      var parent = encoder.container(keyedBy: Key.self)
      _ = parent.nestedUnkeyedContainer(forKey: Key("empty"))
      try parent.encode(true, forKey: Key("b"))
    },
    "a nested container that is requested twice": Odd { encoder in
      var parent = encoder.container(keyedBy: Key.self)
      var first = parent.nestedContainer(keyedBy: Key.self, forKey: Key("n"))
      try first.encode(1, forKey: Key("a"))
      var second = parent.nestedContainer(keyedBy: Key.self, forKey: Key("n"))
      try second.encode(2, forKey: Key("b"))
    },
    "two containers of one encoder": Odd { encoder in
      var first = encoder.container(keyedBy: Key.self)
      var second = encoder.container(keyedBy: Key.self)
      try first.encode(1, forKey: Key("a"))
      try second.encode(2, forKey: Key("b"))
      try first.encode(3, forKey: Key("b"))
    },
    "a key that begins with a combining character, and another key twice": Odd { encoder in
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(true, forKey: Key("\u{301}"))
      try container.encode(1, forKey: Key("x"))
      try container.encode(2, forKey: Key("x"))
    },
    "two unkeyed containers of one encoder": Odd { encoder in
      var first = encoder.unkeyedContainer()
      var second = encoder.unkeyedContainer()
      try first.encode(1)
      try second.encode(2)
      try first.encode(second.count)
    },
    "a super encoder used late": Odd { encoder in
      var container = encoder.container(keyedBy: Key.self)
      let parent = container.superEncoder(forKey: Key("late"))
      try container.encode(1, forKey: Key("a"))
      var value = parent.singleValueContainer()
      try value.encode("done")
    },
    "a super encoder in an array": Odd { encoder in
      var container = encoder.unkeyedContainer()
      try container.encode(1)
      var nested = container.superEncoder().container(keyedBy: Key.self)
      try nested.encode(2, forKey: Key("x"))
    },
    "wide integers in super encoders": Odd { encoder in
      var container = encoder.container(keyedBy: Key.self)
      var value = container.superEncoder(forKey: Key("value")).singleValueContainer()
      try value.encode(Int128.min)
      var other = container.superEncoder(forKey: Key("other")).singleValueContainer()
      try other.encode(UInt128.max)
      var members = container.superEncoder(forKey: Key("members")).container(keyedBy: Key.self)
      try members.encode(Int128.max, forKey: Key("a"))
      try members.encodeIfPresent(UInt128(1), forKey: Key("b"))
      var elements = container.superEncoder(forKey: Key("elements")).unkeyedContainer()
      try elements.encode(Int128(-1))
      try elements.encode(UInt128.max)
    },
    "a failing member that is caught": Odd { encoder in
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(1, forKey: Key("a"))
      try? container.encode(
        Odd { encoder in
          var inner = encoder.container(keyedBy: Key.self)
          try inner.encode("half", forKey: Key("h"))
          throw OwnError()
        }, forKey: Key("b"))
      try? container.encode(Double.nan, forKey: Key("c"))
      try container.encode("replacement", forKey: Key("b"))
    },
    "a failing element that is caught": Odd { encoder in
      var container = encoder.unkeyedContainer()
      try container.encode("a")
      try? container.encode([[1.0], [Double.infinity]])
      try container.encode(container.count)
    },
    "single values within each other": Odd { encoder in
      var outer = encoder.singleValueContainer()
      try outer.encode(
        Odd { encoder in
          var inner = encoder.singleValueContainer()
          try inner.encode(["x": [1, nil]])
        })
    },
    "many keys": Odd { encoder in
      var container = encoder.container(keyedBy: Key.self)
      for index in 0..<200 { try container.encode(index, forKey: Key("k\(index)")) }
      for index in 0..<5 { try container.encode(-index, forKey: Key("k\(index * 40)")) }
    },
    "coding paths": Odd { encoder in
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(
        [
          Odd { encoder in
            var list = encoder.unkeyedContainer()
            try list.encode(encoder.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue })
            let inner = list.nestedContainer(keyedBy: Key.self)
            try list.encode(inner.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue })
          }
        ], forKey: Key("list"))
    },
    "an error of user code": Odd { encoder in
      var container = encoder.container(keyedBy: Key.self)
      try container.encode([Odd { _ in throw OwnError() }], forKey: Key("a"))
    },
    "an invalid number at a deep level": Odd { encoder in
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(["x": [1.0, Double.nan]], forKey: Key("a"))
    },
  ]
}
