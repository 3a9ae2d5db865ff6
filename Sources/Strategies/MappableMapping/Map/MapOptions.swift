/// What happens to values that do not fit their property.
@frozen
public enum MappingMode: Sendable, Hashable {
  /// Everything that does not fit is an error: a missing key or null for a property that is not optional, a
  /// value of another type, an element that does not map. A missing key sets an optional property to nil.
  case strict
  /// ObjectMapper's rules: a missing key leaves a property as it is, and so does a value of another type. Such
  /// a value sets an optional property to nil, as null does, and an integer to 0. Elements that do not map are
  /// dropped.
  case lenient
}

/// How the models of one call are mapped.
@frozen
public struct MapOptions: Sendable, Hashable {
  /// What happens to values that do not fit.
  public var mode: MappingMode
  /// Whether nil is written as null; it is left out by default.
  public var shouldIncludeNilValues: Bool
  /// Whether members that can't be written are left out, as the legacy entry points do.
  @usableFromInline var dropsUnwritable = false

  /// Creates options; without arguments, strict ones that leave nil out.
  @inlinable
  public init(mode: MappingMode = .strict, shouldIncludeNilValues: Bool = false) {
    self.mode = mode
    self.shouldIncludeNilValues = shouldIncludeNilValues
  }
}
