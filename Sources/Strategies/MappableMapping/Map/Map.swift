public import JSONCore

/// The direction of a mapping.
@frozen
public enum MappingType: Sendable, Hashable {
  /// Properties are set from JSON.
  case fromJSON
  /// Properties are written as JSON.
  case toJSON
}

// Inlined by force: a part of what a member is inlined as; FieldOperators.swift tells why.

/// What a model's mapping sees of its object: the place that `map["key"]` reads from or writes to.
///
/// A map lives as long as the call that it is passed to; it can't be stored. With a key it stands for one
/// member, which the operators `<-` and `>>>` connect with a property. A dot in a key leads into nested
/// objects, and into arrays by index: `map["distance.values.0.text"]`.
@frozen
public struct Map: ~Escapable {
  @usableFromInline let cursor: MappingCursor<MapState>
  /// Holds what the cursor points into, for a map that a user created. Nothing else: a map of more than five
  /// words would be copied through memory by every operator.
  @usableFromInline let storage: MappingStorage<MapState>?

  @_lifetime(copy cursor)
  @inlinable @inline(__always)
  init(_ cursor: MappingCursor<MapState>) {
    self.cursor = cursor
    self.storage = nil
  }

  @_lifetime(immortal)
  init(holding storage: MappingStorage<MapState>) {
    self.cursor = _overrideLifetime(storage.cursor, copying: ())
    self.storage = storage
  }
}

/// What the members of one object share.
@frozen @usableFromInline
struct MapState {
  @usableFromInline var options: MapOptions
  /// What is left behind beside the model. Made only when there is something to note.
  @usableFromInline var notes: MapNotes?

  @inlinable @inline(__always)
  init(_ options: MapOptions, notes: MapNotes? = nil) {
    self.options = options
    self.notes = notes
  }
}

extension Map {
  /// The direction of the mapping.
  @inlinable
  public var mappingType: MappingType { cursor.isReading ? .fromJSON : .toJSON }

  /// How values are mapped.
  @inlinable
  public var options: MapOptions { cursor.state.options }

  /// Whether nil is written as null instead of being left out. What is set counts for this object and those
  /// below.
  @inlinable
  public var shouldIncludeNilValues: Bool {
    get { options.shouldIncludeNilValues }
    nonmutating set { cursor.state.options.shouldIncludeNilValues = newValue }
  }

  /// Whether an object is mapped that was there before, and is not being created.
  public var toObject: Bool { cursor.state.notes?.isOntoObject ?? false }
}
