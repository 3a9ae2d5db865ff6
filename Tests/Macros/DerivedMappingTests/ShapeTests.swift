public import DerivedMapping
import Testing

/// A part of a list.
@Mapped
public struct Page<Item: Equatable & Sendable>: Equatable, Sendable {
  /// What is on the page.
  public var items: [Item]
  /// The number of the next page.
  public var next: Int?

  /// Creates a page.
  public init(items: [Item], next: Int?) { (self.items, self.next) = (items, next) }
}

@Mapped
enum Either<First: Equatable, Second: Equatable>: Equatable {
  case first(First)
  case second(Second)
}

enum Outer {
  typealias Number = Int

  @Mapped
  struct Inner: Equatable {
    struct Unused {}
    enum Part { typealias Number = Int }

    var number: Part.Number
    var other: Number
    var deep: Deep

    @Mapped
    struct Deep: Equatable { var value: Number }
  }

  @Mapped
  fileprivate struct Hidden: Equatable { private(set) var value: Int }
}

@Mapped
final class Account: Equatable {
  let id: Int
  var name: String

  init(id: Int, name: String, isNew: Bool = false) {
    self.id = id
    self.name = isNew ? "" : name
  }

  static func == (left: Account, right: Account) -> Bool { left.id == right.id && left.name == right.name }
}

@Mapped
struct Keywords: Equatable {
  var `class`: Int
  var `default`: String?
  let `in`: [Int]
  var cursor = 1
  var json = 2
  var members: Int
  static let shared = 3
  var doubled: Int { cursor * 2 }
  var observed = 0 { didSet {} }
}

@Mapped
struct Empty: Equatable {}

@Mapped
package struct Wide: Equatable {
  package var a: Int, b: Int
  package var c = 1, d = "x"
}

/// A space with points.
public enum Space {}

public extension Space {
  @Mapped
  struct Point: Equatable {
    /// The place on the only axis.
    public var x: Int
  }
}

@Mapped
private struct Secret: Equatable { var value: Int }

@Mapped
struct Lists: Equatable {
  var kept: LossyArray<Int>
  var names: Set<String>
  var counts: [String: Int]
  var any: OwnedJSON

  static func == (left: Lists, right: Lists) -> Bool {
    left.kept.elements == right.kept.elements && left.names == right.names && left.counts == right.counts
      && left.any == right.any
  }
}

@Mapped
struct Counted<Key: JSONObjectKey & Equatable>: Equatable { var counts: [Key: Int] }

/// A key that isn't a value.
struct OnlyKey: JSONObjectKey, Equatable {
  var jsonKey: String

  init(jsonKey: String) { self.jsonKey = jsonKey }
}

@Mapped
struct Tallied<Key: Hashable>: Equatable { var tallies: [Key: Int]? }

/// A type that declares some of its conformances itself.
@Mapped
struct HalfDone: JSONDecodable, JSONObjectWritable, Equatable { var id: Int }

class Titled {
  var name: String

  init(name: String) { self.name = name }
}

@Mapped
final class Derived: Titled, Equatable {
  let id: Int
  lazy var later = id + 1
  @Ignored let version = 2

  init(id: Int, name: String = "base") {
    self.id = id
    super.init(name: name)
  }

  static func == (left: Derived, right: Derived) -> Bool { left.id == right.id && left.name == right.name }
}

@Mapped(.untagged, keys: .snakeCase)
enum Loose: Equatable {
  case box(maxWidth: Int)
  case point([Int])
}

@Mapped
struct Inferred: Equatable {
  var list = [Int]()
  var counts = [String: Int]()
  var box = Filled<Int>()
}

@Mapped
struct Filled<Value: Equatable>: Equatable { var values: [Value] = [] }

/// Declarations of all shapes.
@Suite("Shapes of mapped types")
struct ShapeTests {
  @Test("A generic type is mapped if its parameters are")
  func generic() throws {
    try BothWays.expect(#"{"items":["a"],"next":1}"#, is: Page(items: ["a"], next: 1))
    try BothWays.expect(
      #"{"items":[{"items":[1]}]}"#, is: Page(items: [Page(items: [1], next: nil)], next: nil))
    try BothWays.expect(
      #"[{"first":1},{"second":"x"}]"#, is: [Either<Int, String>.first(1), .second("x")], inOnePass: false)
  }

  @Test("A nested type can use the names around it")
  func nested() throws {
    try BothWays.expect(
      #"{"number":1,"other":2,"deep":{"value":3}}"#,
      is: Outer.Inner(number: 1, other: 2, deep: Outer.Inner.Deep(value: 3)))
    try BothWays.expect(#"{"value":1}"#, is: Outer.Hidden(value: 1))
    try BothWays.expect(#"{"x":1}"#, is: Space.Point(x: 1))
    try BothWays.expect(#"{"value":1}"#, is: Secret(value: 1))
  }

  @Test("A final class is created by its initializer")
  func finalClass() throws { try BothWays.expect(#"{"id":1,"name":"x"}"#, is: Account(id: 1, name: "x")) }

  @Test("Keywords and the names of parameters can be names of properties")
  func keywords() throws {
    try BothWays.expect(
      #"{"class":1,"default":"d","in":[1],"cursor":2,"json":3,"members":4,"observed":5}"#,
      is: Keywords(class: 1, default: "d", in: [1], cursor: 2, json: 3, members: 4, observed: 5))
  }

  @Test("A type without properties is an object whose members are skipped")
  func empty() throws {
    try BothWays.expect("{}", is: Empty())
    try BothWays.expect(#"{"a":{"b":[]},"c":1}"#, is: Empty(), written: "{}")
    BothWays.expectError(
      "[]", as: Empty.self, "type-mismatch at $: expected an object for Empty, found an array")
  }

  @Test("Each property of a declaration of several is mapped")
  func several() throws {
    try BothWays.expect(#"{"a":1,"b":2,"c":3,"d":"y"}"#, is: Wide(a: 1, b: 2, c: 3, d: "y"))
  }

  @Test("Containers are mapped like their elements, and lossy arrays drop elements that don't fit")
  func containers() throws {
    try BothWays.expect(
      #"{"kept":[1,2],"names":["a"],"counts":{"x":1},"any":[true]}"#,
      is: Lists(kept: LossyArray([1, 2]), names: ["a"], counts: ["x": 1], any: .array([.bool(true)])))
    try BothWays.expect(
      #"{"kept":[1,"x",2],"names":[],"counts":{},"any":null}"#,
      is: Lists(kept: LossyArray([1, 2]), names: [], counts: [:], any: .null),
      written: #"{"kept":[1,2],"names":[],"counts":{},"any":null}"#, inOnePass: false)
  }

  @Test("A parameter that is the key of a dictionary needs no JSON form")
  func keysOfDictionaries() throws {
    try BothWays.expect(#"{"counts":{"a":1}}"#, is: Counted(counts: [OnlyKey(jsonKey: "a"): 1]))
    try BothWays.expect(#"{"tallies":{"a":1}}"#, is: Tallied(tallies: [OnlyKey(jsonKey: "a"): 1]))
  }

  @Test("Conformances in the source aren't added")
  func halfDone() throws { try BothWays.expect(#"{"id":1}"#, is: HalfDone(id: 1)) }

  @Test("Only the own properties of a class with a superclass are mapped")
  func superclass() throws {
    let derived = Derived(id: 1)
    try BothWays.expect(#"{"id":1}"#, is: derived)
    #expect((derived.name, derived.later, derived.version) == ("base", 2, 2))
  }

  @Test("The case of keys applies to the labels of an enum without tags")
  func keyCase() throws {
    try BothWays.expect(
      #"[{"max_width":1},[2]]"#, is: [Loose.box(maxWidth: 1), .point([2])], inOnePass: false)
  }

  @Test("A call of an initializer shows the type of a property")
  func inferred() throws {
    try BothWays.expect("{}", is: Inferred(), written: #"{"list":[],"counts":{},"box":{"values":[]}}"#)
    try BothWays.expect(
      #"{"list":[1],"counts":{"a":2},"box":{"values":[3]}}"#,
      is: Inferred(list: [1], counts: ["a": 2], box: Filled(values: [3])))
  }
}
