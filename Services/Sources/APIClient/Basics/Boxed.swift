/// A value on the heap, so that a type of many properties has the size of a reference. Copies share the value
/// until one of them changes it.
@propertyWrapper
struct Boxed<Value: Sendable>: Sendable {
  private final class Box: @unchecked Sendable {
    // Sendable: a value is changed only while there is a single reference to it.
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  private var box: Box

  init(wrappedValue: Value) { box = Box(wrappedValue) }

  var wrappedValue: Value {
    // A getter that returns a copy would retain each part of the value.
    _read { yield box.value }
    _modify {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
      yield &box.value
    }
  }
}
