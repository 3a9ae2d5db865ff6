/// The handler of one type, or the knowledge that it has none.
struct HandlerSlot {
  /// Where metadata lies is up to the linker, so types may share a slot: the one met last has it, and the one
  /// before that has the neighbour.
  static let count = 64

  var type: ObjectIdentifier?
  var handler: (any TapeDecodable.Type)?

  @inline(__always)
  static func index(of type: ObjectIdentifier) -> Int {
    // Metadata is aligned: the lowest bits tell nothing.
    Int(truncatingIfNeeded: UInt(bitPattern: type) >> 4) & (count - 1)
  }
}

extension DecodingSession {
  /// The handler for a type, if it has one.
  ///
  /// Asking the runtime for the conformance costs up to a microsecond, so the answers are kept.
  @inline(__always)
  func handler(for type: any Decodable.Type) -> (any TapeDecodable.Type)? {
    let identifier = ObjectIdentifier(type)
    let slot = HandlerSlot.index(of: identifier)
    if slot < handlers.count, handlers[slot].type == identifier { return handlers[slot].handler }
    return lookUpHandler(for: type, slot: slot)
  }

  @inline(never)
  private func lookUpHandler(for type: any Decodable.Type, slot: Int) -> (any TapeDecodable.Type)? {
    let identifier = ObjectIdentifier(type)
    guard slot < handlers.count else { return type as? any TapeDecodable.Type }
    if handlers[slot ^ 1].type == identifier { return handlers[slot ^ 1].handler }
    let handler = type as? any TapeDecodable.Type
    if handlers[slot].type != nil { handlers[slot ^ 1] = handlers[slot] }
    handlers[slot] = HandlerSlot(type: identifier, handler: handler)
    return handler
  }
}
