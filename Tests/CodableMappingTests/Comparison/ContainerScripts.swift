import Foundation

/// Scripts for both decoders.
extension ContainerComparisonTests {
  /// Types for which containers have no methods of their own.
  private static let kinds: [any (Decodable & SendableMetatype).Type] = [
    [Int].self, [String: Int].self, [Int: Int].self, Set<Int>.self, Person.self, Date.self, URL.self,
    Data.self, Decimal.self, UUID.self, Level.self, Shape.self,
  ]

  static let keyed: [Script] = [
    Script("keys", #"{"b":1,"a":2,"":3}"#) { decoder in
      let container = try decoder.container(keyedBy: Key.self)
      return [
        container.allKeys.map(\.stringValue).sorted(), container.contains(Key("a")),
        container.contains(Key("c")),
        path(container.codingPath), try container.decode(Int.self, forKey: Key("")),
      ]
    },
    Script("keys that the type does not have", #"{"low":1,"other":2}"#) { decoder in
      enum Keys: String, CodingKey { case low, high }
      let container = try decoder.container(keyedBy: Keys.self)
      return [
        container.allKeys.map(\.stringValue), container.contains(.high),
        outcome { try container.decode(Int.self, forKey: .high) },
      ]
    },
    Script("keys that are numbers", #"{"1":"a","x":"b","02":"c"}"#) { decoder in
      enum Keys: Int, CodingKey { case one = 1, two = 2 }
      let container = try decoder.container(keyedBy: Keys.self)
      return [
        container.allKeys.map(\.stringValue), container.allKeys.map { $0.intValue ?? 0 },
        outcome { try container.decode(String.self, forKey: .two) },
      ]
    },
    Script("null", #"{"a":null,"b":1}"#) { decoder in
      let container = try decoder.container(keyedBy: Key.self)
      return [
        try container.decodeNil(forKey: Key("a")), try container.decodeNil(forKey: Key("b")),
        outcome { try container.decodeNil(forKey: Key("c")) },
        outcome { try container.decode(Int.self, forKey: Key("a")) },
        outcome { try container.decode(Int?.self, forKey: Key("a")) },
        outcome { try container.decode(Int?.self, forKey: Key("c")) },
        outcome { try container.decodeIfPresent(Int.self, forKey: Key("a")) },
        outcome { try container.decodeIfPresent(Int.self, forKey: Key("c")) },
        outcome { try container.decodeIfPresent(String.self, forKey: Key("b")) },
        outcome { try container.decode(Int??.self, forKey: Key("a")) },
        outcome { try container.decode(Double.self, forKey: Key("a")) },
        outcome { try container.decode(Bool.self, forKey: Key("a")) },
      ] + kinds.map { kind in outcome { try container.decode(kind, forKey: Key("a")) } }
    },
    Script("missing keys", "{}") { decoder in
      let container = try decoder.container(keyedBy: Key.self)
      let key = Key("a")
      return [
        outcome { try container.decode(Int.self, forKey: key) },
        outcome { try container.decode(String.self, forKey: key) },
        outcome { try container.nestedContainer(keyedBy: Key.self, forKey: key) },
        outcome { try container.nestedUnkeyedContainer(forKey: key) },
        outcome { try container.decode(Int128.self, forKey: key) },
        outcome { path(try container.superDecoder().codingPath) },
        outcome { path(try container.superDecoder(forKey: key).codingPath) },
      ] + kinds.map { kind in outcome { try container.decode(kind, forKey: key) } }
    },
    Script("other kinds", #"{"a":[1],"o":{"x":1},"s":"t","n":2,"b":true}"#) { decoder in
      let container = try decoder.container(keyedBy: Key.self)
      return ["a", "o", "s", "n", "b"].flatMap { name in
        let key = Key(name)
        return [
          outcome { try container.decode(Int.self, forKey: key) },
          outcome { try container.decode(String.self, forKey: key) },
          outcome { try container.decode(Bool.self, forKey: key) },
          outcome { try container.decode(Double.self, forKey: key) },
          outcome { path(try container.nestedContainer(keyedBy: Key.self, forKey: key).codingPath) },
          outcome { path(try container.nestedUnkeyedContainer(forKey: key).codingPath) },
        ] as [Any] + kinds.map { kind in outcome { try container.decode(kind, forKey: key) } }
      }
    },
    Script("nested containers", #"{"o":{"p":{"q":[1,{"r":"s"}]}}}"#) { decoder in
      let container = try decoder.container(keyedBy: Key.self)
      let outer = try container.nestedContainer(keyedBy: Key.self, forKey: Key("o"))
      let inner = try outer.nestedContainer(keyedBy: Key.self, forKey: Key("p"))
      var list = try inner.nestedUnkeyedContainer(forKey: Key("q"))
      let number = try list.decode(Int.self)
      let last = try list.nestedContainer(keyedBy: Key.self)
      return [
        number, path(outer.codingPath), path(inner.codingPath), path(list.codingPath), path(last.codingPath),
        outcome { try container.nestedContainer(keyedBy: Key.self, forKey: Key("o")).contains(Key("p")) },
        outcome { try last.decode(Int.self, forKey: Key("r")) },
        outcome { try last.decode(Int.self, forKey: Key("z")) }, outcome { try list.decode(Int.self) },
        outcome { try outer.decode(Int.self, forKey: Key("p")) }, path(decoder.codingPath),
      ]
    },
    Script("super decoders", #"{"super":{"x":1},"other":{"x":"y"},"list":[{"x":2},3]}"#) { decoder in
      let container = try decoder.container(keyedBy: Key.self)
      let parent = try container.superDecoder()
      let other = try container.superDecoder(forKey: Key("other"))
      let missing = try container.superDecoder(forKey: Key("missing"))
      var list = try container.nestedUnkeyedContainer(forKey: Key("list"))
      let first = try list.superDecoder()
      let second = try list.superDecoder()
      return [
        path(parent.codingPath), path(other.codingPath), path(first.codingPath), path(second.codingPath),
        list.isAtEnd, list.currentIndex,
        outcome { try parent.container(keyedBy: Key.self).decode(Int.self, forKey: Key("x")) },
        outcome { try other.container(keyedBy: Key.self).decode(Int.self, forKey: Key("x")) },
        outcome { try first.container(keyedBy: Key.self).decode(Int.self, forKey: Key("x")) },
        outcome { try second.singleValueContainer().decode(Int.self) },
        outcome { try second.container(keyedBy: Key.self) },
        outcome { path(try list.superDecoder().codingPath) }, path(missing.codingPath),
        outcome { try missing.container(keyedBy: Key.self) }, outcome { try missing.unkeyedContainer() },
        outcome { try missing.singleValueContainer().decode(Int.self) },
        outcome { try missing.singleValueContainer().decode(String.self) },
        outcome { try missing.singleValueContainer().decode(Int?.self) },
        outcome { try missing.singleValueContainer().decodeNil() }, outcome { try Person(from: missing) },
        outcome { try missing.singleValueContainer().decode(Int128.self) },
        outcome { try missing.singleValueContainer().decode([Level: Int].self) },
        outcome { try missing.singleValueContainer().decode(Bool.self) },
        outcome { try missing.singleValueContainer().decode(Double.self) },
        outcome { try missing.singleValueContainer().decode(UInt128.self) },
      ] + kinds.map { kind in outcome { try missing.singleValueContainer().decode(kind) } }
    },
    Script("paths of values", #"{"a":1,"b":[1,[2]],"c":{"d":{}},"e":null}"#) { decoder in
      let container = try decoder.container(keyedBy: Key.self)
      return [
        try container.decode(Place.self, forKey: Key("a")),
        try container.decode([Place].self, forKey: Key("b")),
        try container.decode([String: Place].self, forKey: Key("c")),
        outcome { try container.decode(Place.self, forKey: Key("e")) },
        outcome { try container.decode([[Place]].self, forKey: Key("b")) },
        try container.decode(Set<[Level]>.self, forKey: Key("b")).count,
      ]
    },
  ]

  static let unkeyed: [Script] = [
    Script("indices", #"[1,null,[2],{"a":3},"x",1.5]"#) { decoder in
      var list = try decoder.unkeyedContainer()
      return [
        list.count as Any, list.currentIndex, list.isAtEnd, outcome { try list.decodeNil() },
        outcome { try list.decode(String.self) }, list.currentIndex, outcome { try list.decode(Int.self) },
        outcome { try list.decode(Int.self) }, list.currentIndex, outcome { try list.decode(Int?.self) },
        list.currentIndex, outcome { try list.nestedContainer(keyedBy: Key.self) }, list.currentIndex,
        outcome { try list.nestedUnkeyedContainer().count as Any }, list.currentIndex,
        outcome { try list.nestedUnkeyedContainer() },
        outcome { path(try list.nestedContainer(keyedBy: Key.self).codingPath) }, list.currentIndex,
        outcome { try list.decodeIfPresent(Int.self) }, list.currentIndex,
        outcome { try list.decodeIfPresent(String.self) }, outcome { try list.decode(Double.self) },
        list.isAtEnd, outcome { try list.decodeNil() }, outcome { try list.decode(Double.self) },
        outcome { try list.decode(String.self) }, outcome { try list.decode([Int].self) },
        outcome { try list.decode(Person.self) }, outcome { try list.nestedContainer(keyedBy: Key.self) },
        outcome { try list.nestedUnkeyedContainer() }, outcome { try list.superDecoder() },
        list.currentIndex, path(list.codingPath),
      ]
    },
    Script("null elements", "[null,null,null,null,null]") { decoder in
      var list = try decoder.unkeyedContainer()
      return [
        outcome { try list.decode(Int.self) }, outcome { try list.decode(Person.self) },
        outcome { try list.decode([Int].self) }, outcome { try list.nestedContainer(keyedBy: Key.self) },
        outcome { try list.nestedUnkeyedContainer() }, outcome { try list.decode(Date.self) },
        list.currentIndex, outcome { try list.decodeIfPresent(Int.self) as Any }, list.currentIndex,
        outcome { try list.decode(Int?.self) as Any }, list.currentIndex, outcome { try list.decodeNil() },
        list.currentIndex, outcome { path(try list.superDecoder().codingPath) }, list.currentIndex,
        outcome { try list.decode(Level?.self) as Any }, list.isAtEnd,
      ]
    },
    Script("null for true or false", "[null,[null]]") { decoder in
      var list = try decoder.unkeyedContainer()
      return [
        outcome { try list.decode(Bool.self) }, outcome { try list.decode(Bool?.self) as Any },
        outcome { try list.decode([Bool].self) },
        outcome { try list.superDecoder().unkeyedContainer().count as Any },
      ]
    },
    Script("copies go their own ways", "[1,2,3]") { decoder in
      var first = try decoder.unkeyedContainer()
      let one = try first.decode(Int.self)
      var second = first
      return [
        one, try first.decode(Int.self), try second.decode(Int.self), try second.decode(Int.self),
        first.currentIndex, second.isAtEnd, try decoder.unkeyedContainer().currentIndex,
      ]
    },
    Script("paths of elements", "[[1,[2]],3]") { decoder in
      var list = try decoder.unkeyedContainer()
      var inner = try list.nestedUnkeyedContainer()
      let place = try inner.decode(Place.self)
      var deepest = try inner.nestedUnkeyedContainer()
      return [
        place, path(inner.codingPath), path(deepest.codingPath), try deepest.decode(Place.self),
        try list.decode(Place.self), path(list.codingPath), path(decoder.codingPath),
      ]
    },
  ]

  static let single: [Script] = [
    Script("a number", "1") { decoder in
      let container = try decoder.singleValueContainer()
      return [
        container.decodeNil(), try container.decode(Int.self), try container.decode(Double.self),
        path(container.codingPath), outcome { try container.decode(String.self) },
        outcome { try container.decode(Bool.self) }, try container.decode(Place.self),
        outcome { try decoder.container(keyedBy: Key.self) }, outcome { try decoder.unkeyedContainer() },
        try container.decode(Int?.self) as Any,
      ]
    },
    Script("null", "null") { decoder in
      let container = try decoder.singleValueContainer()
      return [
        container.decodeNil(), outcome { try container.decode(Int.self) },
        outcome { try container.decode(Int?.self) as Any },
        outcome { try decoder.container(keyedBy: Key.self) }, outcome { try decoder.unkeyedContainer() },
        outcome { try container.decode(Person.self) }, outcome { try container.decode(Place.self) },
      ]
    },
    Script("user info", "{}") { decoder in
      [
        decoder.userInfo.count, decoder.userInfo[Script.key] is Script,
        decoder.userInfo[CodingUserInfoKey(rawValue: "x").unsafelyUnwrapped] as Any,
      ]
    },
    Script("several containers of one decoder", #"{"a":1}"#) { decoder in
      let first = try decoder.container(keyedBy: Key.self)
      enum Keys: String, CodingKey { case a }
      let second = try decoder.container(keyedBy: Keys.self)
      let whole = try decoder.singleValueContainer().decode([String: Int].self)
      return [
        try first.decode(Int.self, forKey: Key("a")), try second.decode(Int.self, forKey: .a), whole,
        outcome { try decoder.unkeyedContainer() },
      ]
    },
  ]
}
