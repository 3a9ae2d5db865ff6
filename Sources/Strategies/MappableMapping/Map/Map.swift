public import JSONCore

/// The direction of a mapping.
@frozen
public enum MappingType: Sendable, Hashable {
  /// Properties are set from JSON.
  case fromJSON
  /// Properties are written as JSON.
  case toJSON
}

// `@inline(__always)` because it is part of inlined member access: see FieldOperators.swift.

/// The object that a model's mapping decodes or writes: `map["key"]` is its member with this key.
///
/// A map is valid only during the call that it is passed to; you can't store it. With a key it represents one
/// member, which the operators `<-` and `>>>` connect with a property. A dot in a key separates the keys of
/// nested objects and the indices of arrays: `map["distance.values.0.text"]`.
@frozen
public struct Map: ~Escapable {
  @usableFromInline let member: MappedMember<MapState>
  /// Owns the storage that the member points into, for a map that a user created. A single word, because
  /// every operator would copy a map of more than five words through memory.
  @usableFromInline let storage: MappingStorage<MapState>?

  @_lifetime(copy member)
  @inlinable @inline(__always)
  init(_ member: MappedMember<MapState>) {
    self.member = member
    self.storage = nil
  }

  @_lifetime(immortal)
  init(holding storage: MappingStorage<MapState>) {
    self.member = _overrideLifetime(storage.member, copying: ())
    self.storage = storage
  }
}

/// The state that the members of one object share.
@frozen @usableFromInline
struct MapState {
  @usableFromInline var options: MapOptions
  /// The results apart from the model. Created only when needed.
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
  public var mappingType: MappingType { member.isReading ? .fromJSON : .toJSON }

  /// How values are mapped.
  @inlinable
  public var options: MapOptions { member.state.options }

  /// Whether `nil` is written as null instead of being omitted. A change applies to this object and those
  /// nested in it.
  @inlinable
  public var shouldIncludeNilValues: Bool {
    get { options.shouldIncludeNilValues }
    nonmutating set { member.state.options.shouldIncludeNilValues = newValue }
  }

  /// Whether an existing object is mapped, instead of a new one.
  public var toObject: Bool { member.state.notes?.isOntoObject ?? false }
}
