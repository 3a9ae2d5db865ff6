/// Caches texts that follow from a type, such as the expectation of an error, so that each is created once.
///
/// `try?` around an element discards the error unread, so creating the error's texts must be very cheap.
/// Types may share a slot, which has the text of the last one used.
package final class TypeTexts: Sendable {
  private typealias Slot = (type: ObjectIdentifier?, variant: UInt8, text: String)

  private static let count = 64

  private let slots = Locked([Slot](repeating: (nil, 0, ""), count: TypeTexts.count))

  /// Creates an empty cache.
  package init() {}

  /// The text of a value, which is cached if the values of its type have at most one byte, like the keys of a
  /// model.
  package func text<Value>(of value: Value, _ make: (Value) -> String) -> String {
    // Such a value consists of its byte only, so values with the same byte are equal.
    guard MemoryLayout<Value>.size <= 1 else { return make(value) }
    let byte = withUnsafeBytes(of: value) { $0.first ?? 0 }
    return text(of: Value.self, byte) { _ in make(value) }
  }

  /// The text of a type.
  ///
  /// - Parameters:
  ///   - variant: Distinguishes several texts of one type.
  ///   - make: Creates the text. It is not always called.
  package func text(of type: Any.Type, _ variant: UInt8 = 0, _ make: (Any.Type) -> String) -> String {
    let identifier = ObjectIdentifier(type)
    // Metadata is aligned, so the lowest bits are always the same.
    let address = Int(truncatingIfNeeded: UInt(bitPattern: identifier) >> 4)
    let index = (address &+ Int(variant)) & (Self.count - 1)
    let cached = slots.withLockIfAvailable { (slots) -> String? in
      slots[index].type == identifier && slots[index].variant == variant ? slots[index].text : nil
    }
    // If another thread has the lock, the text is created again, as for a type that is used for the first
    // time.
    if let text = cached ?? nil { return text }
    let text = make(type)
    slots.withLockIfAvailable { $0[index] = (identifier, variant, text) }
    return text
  }
}
