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
/// which the operators ``<-(_:_:)`` connect with a property. A dot in a key leads into nested objects, and into
/// arrays by index: `map["distance.values.0.text"]`.
@frozen
public struct Map: ~Escapable {
  /// How values are mapped.
  public let options: MapOptions
  @usableFromInline let object: JSONObject?
  @usableFromInline let writer: JSONWriterHandle?
  @usableFromInline let notes: LocalCell<MappingNotes?>
  @usableFromInline let key: MapKey
  /// The member's value, when reading and when there is one.
  @usableFromInline let current: JSONValue?

  @_lifetime(copy object, copy notes)
  @inlinable @inline(__always)
  init(reading object: JSONObject, notes: LocalCell<MappingNotes?>, options: MapOptions) {
    self.options = options
    self.object = object
    self.writer = nil
    self.notes = notes
    self.key = .none
    self.current = nil
  }

  @_lifetime(copy writer, copy notes)
  @inlinable @inline(__always)
  init(writing writer: JSONWriterHandle, notes: LocalCell<MappingNotes?>, options: MapOptions) {
    self.options = options
    self.object = nil
    self.writer = writer
    self.notes = notes
    self.key = .none
    self.current = nil
  }

  @_lifetime(copy map, copy current)
  @inlinable @inline(__always)
  init(_ map: Map, key: MapKey, current: JSONValue?) {
    self.options = map.options
    self.object = map.object
    self.writer = map.writer
    self.notes = map.notes
    self.key = key
    self.current = current
  }
}

/// The key of a map that stands for a member. Without a reference, so that a map costs no reference counting.
@frozen @usableFromInline
enum MapKey {
  case none
  case literal(JSONKey)
  /// A key made at run time: its position among the notes' keys.
  case dynamic(Int)
}

extension Map {
  /// The direction of the mapping.
  @inlinable @inline(__always)
  public var mappingType: MappingType { object == nil ? .toJSON : .fromJSON }

  /// Whether nil is written as null instead of being left out.
  @inlinable
  public var shouldIncludeNilValues: Bool { options.shouldIncludeNilValues }

  /// The key of the member that this map stands for.
  public var currentKey: String? {
    switch key {
    case .none: nil
    case .literal(let key): key.description
    case .dynamic(let position): notes.value?.keys[position]
    }
  }

  /// Whether the member that this map stands for is there, if only as null. False when writing.
  @inlinable
  public var isKeyPresent: Bool { current != nil }
}
