/// What happens to values that do not fit their property.
@frozen
public enum MappingMode: Sendable, Hashable {
  /// Everything that does not fit is an error: a missing key or null for a property that is not optional, a
  /// value of another type, an element that does not map. A missing key sets an optional property to nil.
  case strict
  /// ObjectMapper's rules: a missing key leaves a property as it is, and so does a value of another type.
  /// Such a value sets an optional property to nil, as null does, and an integer to 0. Elements that do not
  /// map are dropped.
  case lenient
}

/// How the models of one call are mapped.
@frozen
public struct MapOptions: Sendable, Hashable {
  // One byte: what is passed to every model should be small.
  @usableFromInline var bits: UInt8

  /// Creates options; without arguments, strict ones that leave nil out.
  @inlinable
  public init(mode: MappingMode = .strict, shouldIncludeNilValues: Bool = false) {
    bits = (mode == .lenient ? 1 : 0) | (shouldIncludeNilValues ? 2 : 0)
  }

  /// What happens to values that do not fit.
  @inlinable
  public var mode: MappingMode {
    get { bits & 1 == 0 ? .strict : .lenient }
    set { bits = bits & ~1 | (newValue == .lenient ? 1 : 0) }
  }

  /// Whether nil is written as null; it is left out by default.
  @inlinable
  public var shouldIncludeNilValues: Bool {
    get { bits & 2 != 0 }
    set { bits = bits & ~2 | (newValue ? 2 : 0) }
  }

  /// Whether members that can't be written are left out, as the legacy entry points do.
  @inlinable
  var dropsUnwritable: Bool {
    get { bits & 4 != 0 }
    set { bits = bits & ~4 | (newValue ? 4 : 0) }
  }
}
