/// How a mapping treats values that don't fit their property.
@frozen
public enum MappingMode: Sendable, Hashable {
  /// Every mismatch is an error: a missing key or null for a property that isn't optional, a value of another
  /// type, an element that fails. A missing key sets an optional property to `nil`.
  case strict
  /// ObjectMapper's rules: a missing key leaves a property unchanged, and so does a value of another type.
  /// Such a value sets an optional property to `nil`, as null does, and an integer to 0. Elements that fail
  /// are skipped.
  case lenient
}

/// How the models of one call are mapped.
@frozen
public struct MapOptions: Sendable, Hashable {
  // One byte, because it is passed to every model.
  @usableFromInline var bits: UInt8

  /// Creates options; without arguments, strict ones that omit `nil`.
  @inlinable
  public init(mode: MappingMode = .strict, shouldIncludeNilValues: Bool = false) {
    bits = (mode == .lenient ? 1 : 0) | (shouldIncludeNilValues ? 2 : 0)
  }

  /// How a mapping treats values that don't fit.
  @inlinable
  public var mode: MappingMode {
    get { bits & 1 == 0 ? .strict : .lenient }
    set { bits = bits & ~1 | (newValue == .lenient ? 1 : 0) }
  }

  /// Whether `nil` is written as null; it is omitted by default.
  @inlinable
  public var shouldIncludeNilValues: Bool {
    get { bits & 2 != 0 }
    set { bits = bits & ~2 | (newValue ? 2 : 0) }
  }

  /// Whether members that can't be written are omitted, as by the legacy entry points.
  @inlinable
  var dropsUnwritable: Bool {
    get { bits & 4 != 0 }
    set { bits = bits & ~4 | (newValue ? 4 : 0) }
  }
}
