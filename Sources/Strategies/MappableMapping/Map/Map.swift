import Foundation
public import JSONCore
import JSONFoundation

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

  /// Creates a map of a dictionary, for code that maps without a mapper: `Map(mappingType: .fromJSON, JSON:
  /// ["id": 7])`.
  ///
  /// It follows ObjectMapper's rules. For encoding, `JSON` is the initial content, and ``JSON`` returns the
  /// result.
  ///
  /// - Complexity: O(*n*) in the size of the dictionary.
  @_lifetime(immortal)
  public init(
    mappingType: MappingType, JSON: [String: Any], toObject: Bool = false,
    context: (any MapContext)? = nil, shouldIncludeNilValues: Bool = false
  ) {
    let options = MapOptions(mode: .lenient, shouldIncludeNilValues: shouldIncludeNilValues)
    let state = MapState(options, notes: MapNotes(isOntoObject: toObject, dropsUnwritable: true))
    self.init(holding: .holding(JSON, for: mappingType, context: context, state: state))
    guard mappingType == .toJSON else { return }
    // Values that JSON can't express are omitted.
    for (key, value) in JSON {
      member(MemberKey(text: key, isNested: false)).write { (writer) throws(JSONError) in
        try writer.write(foundationObject: value)
      }
    }
  }
}

extension MappingStorage where State == MapState {
  /// A storage for one of the two directions.
  fileprivate static func holding(
    _ object: [String: Any], for type: MappingType, context: (any MapContext)?, state: MapState
  ) -> MappingStorage {
    do {
      guard type == .fromJSON else { return try MappingStorage(writing: WrittenObject.layout, state: state) }
      let source = try LegacySource(object as Any)
      return try MappingStorage(
        reading: source.document, context: source.decodingContext(context), state: state)
    } catch {
      // Reached only if a dictionary is nested too deeply.
      return MappingStorage(state: state)
    }
  }
}

extension Map {
  /// The context of the mapper, if it is a `Context`.
  @inlinable
  public func context<Context>(_ type: Context.Type) -> Context? {
    if let context = member.object?.value.context(type) { return context }
    // Checked before the cast, which takes hundreds of instructions even for `nil`.
    guard let context else { return nil }
    return context as? Context
  }

  /// The context of the mapper, if it is declared as a ``MapContext``.
  public var context: (any MapContext)? {
    guard let object = member.object else { return LegacyContext.whileWriting?.context }
    let given = object.value.anyContext
    if let legacy = given as? LegacyContext { return legacy.context }
    return given as? any MapContext
  }

  /// The object, or the member's value for a map with a key; `nil` while encoding.
  @inlinable
  public var json: JSONValue? {
    @_lifetime(borrow self)
    get {
      if member.key == nil, member.keyNumber == nil, let object = member.object { return object.value }
      return member.value
    }
  }

  /// The decoded object, or the members written so far. A member with a number that Foundation can't hold
  /// is missing, and is an error.
  ///
  /// - Complexity: O(*n*); each call computes it.
  public var JSON: [String: Any] {
    guard let object = member.object?.value else {
      return writtenText.flatMap { WrittenObject.read($0) } as? [String: Any] ?? [:]
    }
    do throws(JSONError) { return try object.legacyObject() as? [String: Any] ?? [:] } catch {
      reject(error, at: object)
      let positions = object.unguardedObject?.positions { $0.key } ?? [:]
      return positions.compactMapValues { try? object.document[$0].legacyObject() }
    }
  }

  /// The text of the members written so far, with nested keys as nested objects.
  private var writtenText: [UInt8]? {
    guard let text = member.writtenObject(), let nestedKeys = member.state.notes?.nestedKeys,
      !nestedKeys.isEmpty
    else { return member.writtenObject() }
    return JSONWriter.text { (writer) throws(JSONError) in try writer.write(object: text, along: nestedKeys) }
  }

  /// The key of the member that this map represents.
  public var currentKey: String? { memberKey?.text }

  /// The separator of nested keys of this map; a dot by default.
  public var nestedKeyDelimiter: String { memberKey?.delimiter ?? "." }

  /// The member's value as Foundation's object; `nil` for null, for a missing key, and while encoding. A
  /// value with a number that Foundation can't hold is also `nil`, and is an error.
  ///
  /// - Complexity: O(*n*) in the size of the value.
  public var currentValue: Any? {
    guard let json = member.value, !json.isNull else { return nil }
    do throws(JSONError) { return try json.legacyObject() } catch {
      reject(error, at: json)
      return nil
    }
  }

  /// Whether the member exists, even if it is null. False while encoding.
  @inlinable
  public var isKeyPresent: Bool { member.value != nil }

  /// Decodes the member; `nil` if it is missing or of another type, which isn't recorded as an error.
  @inlinable
  public func value<Value: JSONReadable>(_ type: Value.Type = Value.self) -> Value? {
    guard let current = member.value else { return nil }
    if let value = try? Value.read(current) { return value }
    return current.cast(to: Value.self)
  }

  /// Casts the member's value; `nil` if it is missing or of another type.
  @_disfavoredOverload
  public func value<Value>() -> Value? {
    guard let current = member.value else { return nil }
    return current.cast(to: Value.self)
  }
}
