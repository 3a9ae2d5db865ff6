import DerivedMapping
import Testing

@propertyWrapper
struct Trimmed: Equatable {
  private var text: String

  var wrappedValue: String {
    get { text }
    set { text = newValue.filter { $0 != " " } }
  }

  var projectedValue: Int { text.count }

  init(wrappedValue: String) { text = wrappedValue.filter { $0 != " " } }
}

@propertyWrapper
struct Clamped<Value: Comparable & Equatable>: Equatable {
  private var value: Value
  private let limits: ClosedRange<Value>

  var wrappedValue: Value {
    get { value }
    set { value = min(max(newValue, limits.lowerBound), limits.upperBound) }
  }

  init(wrappedValue: Value, _ limits: ClosedRange<Value>) {
    value = min(max(wrappedValue, limits.lowerBound), limits.upperBound)
    self.limits = limits
  }
}

@Mapped
struct Wrapped: Equatable {
  @Trimmed var name: String
  @Key("size") @Clamped(0...10) var width: Int = 5
  @Clamped(0...10) @Default(7, evenIfWrong: true) var height = 1
  @Ignored @Trimmed var cache = "a b"
}

@Mapped
final class WrappedByHand: Equatable {
  @Trimmed var name: String
  @Clamped(0...10) var width = 0

  init(name: String, width: Int) {
    self.name = name
    _width = Clamped(wrappedValue: width, 0...20)
  }

  static func == (left: WrappedByHand, right: WrappedByHand) -> Bool {
    left.name == right.name && left.width == right.width
  }
}

/// Properties that can't be decoded are excluded.
@Mapped
struct Watched: Equatable {
  final class Owner {}

  var id: Int
  @Ignored weak var owner: Owner?

  static func == (left: Watched, right: Watched) -> Bool { left.id == right.id && left.owner === right.owner }
}

/// Properties that are stored by a wrapper, or are weak.
@Suite("Wrapped and weak properties")
struct WrapperTests {
  @Test("A wrapped property is decoded and encoded as its value, through the wrapper")
  func wrapped() throws {
    try BothWays.expect(
      #"{"name":" x y ","size":99,"height":-1}"#, is: Wrapped(name: "xy", width: 10, height: 0),
      written: #"{"name":"xy","size":10,"height":0}"#)
    #expect(try DerivedMapper<Wrapped>().decode(#"{"name":" x y "}"#).$name == 2)
  }

  @Test("A missing key of a wrapped property is its initial value, or the value of the attribute")
  func defaults() throws {
    let written = #"{"name":"","size":5,"height":7}"#
    try BothWays.expect(#"{"name":""}"#, is: Wrapped(name: "", width: 5, height: 7), written: written)
    try BothWays.expect(
      #"{"name":"","height":"x"}"#, is: Wrapped(name: "", width: 5, height: 7), written: written,
      inOnePass: false)
    BothWays.expectError(
      #"{"size":"x","name":""}"#, as: Wrapped.self,
      #"type-mismatch at $.size: expected Int for Wrapped.size, found string "x""#)
  }

  @Test("Your own initializer creates the wrappers")
  func byHand() throws {
    try BothWays.expect(
      #"{"name":"x y","width":99}"#, is: WrappedByHand(name: "xy", width: 20),
      written: #"{"name":"xy","width":20}"#)
  }

  @Test("An ignored weak property is nil")
  func weak() throws {
    try BothWays.expect(#"{"id":1}"#, is: Watched(id: 1))
    let owner = Watched.Owner()
    #expect(try DerivedMapper<Watched>().encodeToString(Watched(id: 2, owner: owner)) == #"{"id":2}"#)
  }
}
