// `@inline(__always)`: two loads for each value of any type. The search that may follow is a call.

/// The handlers of the types used so far, and the types without one.
///
/// Looking up a conformance at run time costs up to a microsecond, so the results are cached, in slots by the
/// type's address.
struct HandlerTable<Handler> {
  private struct Slot {
    var type: ObjectIdentifier?
    var handler: Handler?
  }

  /// The number of slots. Types whose addresses agree in six bits share a slot: the type used last is stored
  /// in it, and the previous one moves to the adjacent slot.
  private static var count: Int { 64 }

  private var slots = [Slot](repeating: Slot(), count: count)

  /// The cached result for a type: its handler, that it has none, or `nil` if the type isn't cached.
  @inline(__always)
  subscript(type: Any.Type) -> Handler?? {
    let identifier = ObjectIdentifier(type)
    let slot = Self.slot(of: identifier)
    return slot < slots.count && slots[slot].type == identifier ? .some(slots[slot].handler) : nil
  }

  /// Finds the handler of a type, if it has one, and caches it.
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

  /// Removes all types, and caches none from now on.
  mutating func close() { slots = [] }

  private static func slot(of type: ObjectIdentifier) -> Int {
    // Metadata is aligned, so the lowest bits carry no information.
    Int(truncatingIfNeeded: UInt(bitPattern: type) >> 4) & (count - 1)
  }
}
