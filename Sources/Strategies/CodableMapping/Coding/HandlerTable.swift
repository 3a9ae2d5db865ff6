// Inlined by force: two loads for each value of any type. The search behind it is a call.

/// The handlers of the types met so far, and which types have none.
///
/// Asking the runtime for the conformance costs up to a microsecond, so the answers are kept, in slots by the
/// type's address.
struct HandlerTable<Handler> {
  private struct Slot {
    var type: ObjectIdentifier?
    var handler: Handler?
  }

  /// Where metadata lies is up to the linker, so types may share a slot: the one met last has it, and the one
  /// before that has the neighbour.
  private static var count: Int { 64 }

  private var slots = [Slot](repeating: Slot(), count: count)

  /// What is known of a type in its slot: its handler, that it has none, or `nil` if neither is known.
  @inline(__always)
  subscript(type: Any.Type) -> Handler?? {
    let identifier = ObjectIdentifier(type)
    let slot = Self.slot(of: identifier)
    return slot < slots.count && slots[slot].type == identifier ? .some(slots[slot].handler) : nil
  }

  /// Finds the handler of a type, if it has one, and keeps it.
  @inline(never)
  mutating func find(_ type: Any.Type) -> Handler? {
    let identifier = ObjectIdentifier(type)
    let slot = Self.slot(of: identifier)
    guard slot < slots.count else { return type as? Handler }
    if slots[slot ^ 1].type == identifier { return slots[slot ^ 1].handler }
    let handler = type as? Handler
    if slots[slot].type != nil { slots[slot ^ 1] = slots[slot] }
    slots[slot] = Slot(type: identifier, handler: handler)
    return handler
  }

  /// Forgets all types, and keeps none from now on.
  mutating func close() { slots = [] }

  private static func slot(of type: ObjectIdentifier) -> Int {
    // Metadata is aligned: the lowest bits tell nothing.
    Int(truncatingIfNeeded: UInt(bitPattern: type) >> 4) & (count - 1)
  }
}
