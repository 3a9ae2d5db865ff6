/// A value on the heap, so that a type of many properties has the size of a reference. Copies of that type
/// share the box until one of them changes the value.
final class Box<Value: Sendable>: @unchecked Sendable {
  // Sendable: the value is changed only in a box that `unique` has returned.
  var value: Value

  init(_ value: Value) { self.value = value }

  /// Returns the box, after replacing it by a copy if there are other references to it.
  static func unique(_ box: inout Box) -> Box {
    if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
    return box
  }
}
