/// What the samples contain at one place of their documents.
///
/// Reading adds values one by one. Shapes of several places can be joined, so a shape doesn't depend on the
/// order of its values.
final class Shape {
  /// The kinds of values, without null.
  struct Kinds: OptionSet {
    let rawValue: UInt8

    static let boolean = Kinds(rawValue: 1)
    static let number = Kinds(rawValue: 2)
    static let string = Kinds(rawValue: 4)
    static let array = Kinds(rawValue: 8)
    static let object = Kinds(rawValue: 16)
  }

  /// The number of values, including nulls.
  var count = 0
  var nulls = 0
  var kinds: Kinds = []
  var numbers = NumberShape()
  var strings = StringShape()
  /// The shape of all elements of all arrays.
  var elements: Shape?
  private var objects: ObjectShape?

  /// The shape of the objects, which several places may share.
  var object: ObjectShape? {
    get { objects?.resolved }
    set { objects = newValue }
  }

  /// Whether the values have more than one kind.
  var isMixed: Bool { kinds.rawValue.nonzeroBitCount > 1 }

  func join(_ other: Shape) {
    var pending = JoinedObjects()
    join(other, &pending)
    pending.unite()
  }

  /// Joins everything but the objects, which are united later: uniting them here could unite the objects
  /// whose members are being joined.
  func join(_ other: Shape, _ pending: inout JoinedObjects) {
    guard other !== self else { return }
    count += other.count
    nulls += other.nulls
    kinds.formUnion(other.kinds)
    numbers.join(other.numbers)
    strings.join(other.strings)
    if let joined = other.elements {
      if let elements { elements.join(joined, &pending) } else { elements = joined }
    }
    if let joined = other.object {
      if let object { pending.pairs.append((object, joined)) } else { object = joined }
    }
  }

  /// Returns whether one type can't hold the values of both shapes.
  func conflicts(with other: Shape) -> Bool {
    guard !kinds.isEmpty, !other.kinds.isEmpty else { return false }
    guard kinds == other.kinds else { return true }
    if let elements, let others = other.elements, elements.conflicts(with: others) { return true }
    guard let object, let others = other.object, object !== others else { return false }
    return object.keyOverlap(with: others) < 1 / 3
  }
}

/// Objects that become one shape.
struct JoinedObjects {
  var pairs: [(ObjectShape, ObjectShape)] = []

  mutating func unite() {
    while let (object, other) = pairs.popLast() { object.unite(with: other, &self) }
  }
}
