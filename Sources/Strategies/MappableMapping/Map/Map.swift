public import JSONCore

/// The direction of a mapping.
@frozen
public enum MappingType: Sendable, Hashable {
  /// Properties are set from JSON.
  case fromJSON
  /// Properties are written as JSON.
  case toJSON
}

/// What a model's mapping sees of its object: the place that `map["key"]` reads from or writes to.
///
/// A map lives as long as the call that it is passed to; it can't be stored. With a key it stands for one member,
/// which the operators `<-` and `>>>` connect with a property. A dot in a key leads into nested objects, and into
/// arrays by index: `map["distance.values.0.text"]`.
@frozen
public struct Map: ~Escapable {
  // Nothing else: a map of more than five words would be copied through memory by every operator.
  @usableFromInline let cursor: MappingCursor<MapState>

  @_lifetime(copy cursor)
  @inlinable @inline(__always)
  init(_ cursor: MappingCursor<MapState>) {
    self.cursor = cursor
  }
}

/// What the members of one object share.
@frozen @usableFromInline
struct MapState {
  @usableFromInline let options: MapOptions
  /// What is left behind beside the model. Made only when there is something to note.
  @usableFromInline var notes: MapNotes?

  @inlinable @inline(__always)
  init(_ options: MapOptions) {
    self.options = options
    self.notes = nil
  }
}

extension Map {
  /// The direction of the mapping.
  @inlinable @inline(__always)
  public var mappingType: MappingType { cursor.isReading ? .fromJSON : .toJSON }

  /// How values are mapped.
  @inlinable @inline(__always)
  public var options: MapOptions { cursor.state.options }

  /// Whether nil is written as null instead of being left out.
  @inlinable
  public var shouldIncludeNilValues: Bool { options.shouldIncludeNilValues }

  /// The key of the member that this map stands for.
  public var currentKey: String? {
    if let key = cursor.key { return key.description }
    return cursor.keyNumber.flatMap { cursor.state.notes?.keys[$0] }
  }

  /// Whether the member that this map stands for is there, if only as null. False when writing.
  @inlinable
  public var isKeyPresent: Bool { cursor.value != nil }
}
