/// Texts that follow from a type, such as what an error says that it expected: each is made once.
///
/// `try?` around an element throws an error away unseen, so its texts must cost next to nothing. Types may
/// share a slot: the one that was asked for last has it.
package final class TypeTexts: Sendable {
  private struct Slot {
    var type: ObjectIdentifier?
    var variant: UInt8 = 0
    var text = ""
  }

  private static let count = 64

  private let slots = Locked([Slot](repeating: Slot(), count: TypeTexts.count))

  /// Creates a store without texts.
  package init() {}

  /// The text of a value, which is kept if the values of its type take a byte at most, as the keys of a
  /// model do.
  package func text<Value>(of value: Value, _ make: (Value) -> String) -> String {
    // All of such a value is in its byte: values of the same byte are the same.
    guard MemoryLayout<Value>.size <= 1 else { return make(value) }
    let byte = withUnsafeBytes(of: value) { $0.first ?? 0 }
    return text(of: Value.self, byte) { _ in make(value) }
  }

  /// The text of a type.
  ///
  /// - Parameters:
  ///   - variant: Tells several texts of one type apart.
  ///   - make: Makes the text. It is not always called.
  package func text(of type: Any.Type, _ variant: UInt8 = 0, _ make: (Any.Type) -> String) -> String {
    let identifier = ObjectIdentifier(type)
    // Metadata is aligned: the lowest bits tell nothing.
    let address = Int(truncatingIfNeeded: UInt(bitPattern: identifier) >> 4)
    let index = (address &+ Int(variant)) & (Self.count - 1)
    let kept = slots.withLockIfAvailable { (slots) -> String? in
      slots[index].type == identifier && slots[index].variant == variant ? slots[index].text : nil
    }
    // Whoever finds another thread here makes the text anew, as is done for a type that is met first.
    if let text = kept ?? nil { return text }
    let text = make(type)
    slots.withLockIfAvailable { $0[index] = Slot(type: identifier, variant: variant, text: text) }
    return text
  }
}

/// Texts joined in one go: to append them one by one takes several times as long.
package func joinedText(_ parts: String...) -> String {
  var count = 0
  for part in parts { count += part.utf8.count }
  return String(unsafeUninitializedCapacity: count) { text in
    var end = 0
    for var part in parts {
      part.withUTF8 { bytes in
        guard let start = bytes.baseAddress, let place = text.baseAddress else { return }
        (place + end).initialize(from: start, count: bytes.count)
        end += bytes.count
      }
    }
    return end
  }
}
