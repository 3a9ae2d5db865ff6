/// The cases of an enum without associated values, in the order of their declaration, though the enum does
/// not list them itself; none for any other type.
///
/// They are the bit patterns from 0 on, and their number stands in the type's metadata. An enum of C, whose
/// patterns are whatever numbers its header says, is left alone.
package func plainCases<Value>(of type: Value.Type) -> [Value] {
  guard MemoryLayout<Value>.size <= 1, _isPOD(type), !_typeName(type, qualified: true).hasPrefix("__C."),
    let count = EnumMetadata(type)?.plainCaseCount
  else { return [] }
  return (0..<count).map { pattern in
    withUnsafeTemporaryAllocation(byteCount: 1, alignment: 1) { bytes in
      bytes[0] = UInt8(truncatingIfNeeded: pattern)
      return UnsafeRawBufferPointer(bytes).load(as: Value.self)
    }
  }
}

/// What the runtime knows of an enum, as far as it is needed here. The layout is part of Swift's ABI.
private struct EnumMetadata {
  private let descriptor: UnsafeRawPointer

  /// The kind of metadata that enums have, and no structure, class or optional.
  private static let kind: UInt = 0x201
  /// The kind of descriptor of an enum, in the lowest bits of its flags.
  private static let descriptorKind: UInt32 = 18
  private static let payloadCountOffset = 20
  private static let emptyCountOffset = 24

  init?(_ type: Any.Type) {
    let words = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
    guard words[0] == EnumMetadata.kind, let descriptor = UnsafeRawPointer(bitPattern: words[1]),
      descriptor.load(as: UInt32.self) & 0x1F == EnumMetadata.descriptorKind
    else { return nil }
    self.descriptor = descriptor
  }

  /// The number of cases, where none has associated values and one byte tells them apart.
  var plainCaseCount: Int? {
    let payloadCount = descriptor.load(fromByteOffset: EnumMetadata.payloadCountOffset, as: UInt32.self)
    let emptyCount = descriptor.load(fromByteOffset: EnumMetadata.emptyCountOffset, as: UInt32.self)
    // The highest byte tells where a payload's size stands.
    guard payloadCount & 0xFF_FFFF == 0, (1...256).contains(emptyCount) else { return nil }
    return Int(emptyCount)
  }
}
