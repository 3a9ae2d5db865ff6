public import JSONCore

/// A model that maps itself in one function, in both directions.
///
/// Conform to ``Mappable``, ``StaticMappable`` or ``ImmutableMappable``, which define how a model is created.
public protocol BaseMappable: MappableValue {
  /// Connects the properties with their keys: `id <- map["id"]`.
  mutating func mapping(map: Map)
}

extension BaseMappable {
  /// Fails with `custom`, because this protocol doesn't define how a model is created.
  ///
  /// - Throws: `custom`, always.
  public static func mapped(from json: JSONValue, options: MapOptions) throws(JSONError) -> Self {
    throw json.error(.custom("\(Self.self) must be Mappable, StaticMappable or ImmutableMappable"))
  }

  /// Creates the model from an object by `created`, and runs its mapping.
  ///
  /// - Throws: The error for a value that isn't an object, and the first error of the mapping.
  static func mapped(
    from json: JSONValue, options: MapOptions, _ created: (Map) throws(JSONError) -> Self
  ) throws(JSONError) -> Self {
    let object = try json.object(for: Self.self)
    return try MappedMember.reading(object, state: MapState(options)) { (member) throws(JSONError) -> Self in
      let map = Map(member)
      var model = try created(map)
      model.mapping(map: map)
      if map.hasNotes { try map.check(type(of: model), at: json) }
      return model
    }
  }

  /// Creates the model.
  ///
  /// - Throws: A ``MapError`` if that fails; its `jsonError` has the code, such as `type-mismatch` or
  ///   `custom`.
  public static func mappedOrThrown(from json: JSONValue, options: MapOptions) throws -> Self {
    guard json.isObject else { throw json.notCast(to: "[String: Any]") }
    do throws(JSONError) { return try mapped(from: json, options: options) } catch {
      throw MapError("Cannot map to '\(Self.self)'", value: json.legacyValue, cause: error)
    }
  }

  /// Runs the mapping on the existing model.
  ///
  /// - Throws: `type-mismatch` or `unexpected-null` if the value isn't an object, `depth-limit`, and the
  ///   first error of the mapping.
  public mutating func remap(from json: JSONValue, options: MapOptions) throws(JSONError) {
    let object = try json.object(for: Self.self)
    let state = MapState(options, notes: MapNotes(isOntoObject: true))
    var model = self
    try MappedMember.reading(object, state: state) { (member) throws(JSONError) in
      let map = Map(member)
      model.mapping(map: map)
      try map.check(Self.self, at: json)
    }
    self = model
  }

  /// Writes the model as an object by running its mapping.
  ///
  /// - Throws: `depth-limit` or `size-limit`, and the first error of the mapping, such as
  ///   `non-finite-number`.
  @inlinable
  public func writeMapped(to writer: inout JSONWriter, options: MapOptions) throws(JSONError) {
    let start = writer.checkpoint
    try writer.beginObject()
    let notes = try MappedMember.writing(&writer, state: MapState(options)) { (member) throws(JSONError) in
      let map = Map(member)
      var copy = self
      copy.mapping(map: map)
      return map.member.state.notes
    }
    writer.endObject()
    if let notes { try complete(notes, in: &writer, options, from: start) }
  }

  /// Completes the object that was written from `start` on. Where the options omit members that can't be
  /// written, and there are any, the model is written again without them.
  @inline(never) @usableFromInline
  func complete(
    _ notes: MapNotes, in writer: inout JSONWriter, _ options: MapOptions, from start: JSONWriter.Checkpoint
  ) throws(JSONError) {
    guard options.dropsUnwritable, notes.error != nil else {
      return try notes.finish(&writer, from: start.offset)
    }
    writer.rewind(to: start)
    let newNotes = MapNotes(dropsUnwritable: true)
    try writer.beginObject()
    let state = MapState(options, notes: newNotes)
    try MappedMember.writing(&writer, state: state) { (member) throws(JSONError) in
      var copy = self
      copy.mapping(map: Map(member))
    }
    writer.endObject()
    try newNotes.finish(&writer, from: start.offset)
  }
}

/// A model whose properties are constants: its initializer decodes them, and throws if a value doesn't fit.
///
///     struct Actor: ImmutableMappable {
///       let name: String
///
///       init(map: Map) throws {
///         name = try map.value("name")
///       }
///
///       func mapping(map: Map) {
///         name >>> map["name"]
///       }
///     }
public protocol ImmutableMappable: BaseMappable {
  /// Creates the model.
  ///
  /// - Throws: What decoding a value throws, usually a ``MapError``.
  init(map: Map) throws
}

extension ImmutableMappable {
  /// Maps nothing. Implement it for models that you also encode.
  public func mapping(map: Map) {}

  /// Creates the model from an object and runs its mapping.
  ///
  /// - Throws: `type-mismatch` or `unexpected-null` if the value isn't an object, `depth-limit`, and what the
  ///   initializer throws. The reason of a ``MapError`` becomes an issue at its value, with the code `custom`
  ///   unless the error has another one.
  public static func mapped(from json: JSONValue, options: MapOptions) throws(JSONError) -> Self {
    try mapped(from: json, options: options) { (map) throws(JSONError) in
      do { return try Self(map: map) } catch {
        throw json.error(thrown: error).annotated(model: Self.self, at: json)
      }
    }
  }

  /// Creates the model from an object and runs its mapping.
  ///
  /// - Throws: What the initializer throws, usually a ``MapError``.
  public static func mappedOrThrown(from json: JSONValue, options: MapOptions) throws -> Self {
    guard json.isObject else { throw json.notCast(to: "[String: Any]") }
    let object = try json.object(for: Self.self)
    let outcome = try MappedMember.reading(object, state: MapState(options)) {
      (member) -> Result<Self, any Error> in
      do {
        let map = Map(member)
        var model = try Self(map: map)
        model.mapping(map: map)
        try map.check(Self.self, at: json)
        return .success(model)
      } catch {
        return .failure(error.replacing { $0.annotated(model: Self.self, at: json) })
      }
    }
    return try outcome.get()
  }
}

/// A model that is created from a ``Map`` and then filled by its mapping:
///
///     struct Actor: Mappable {
///       var name = ""
///
///       init?(map: Map) {}
///
///       mutating func mapping(map: Map) {
///         name <- map["name"]
///       }
///     }
public protocol Mappable: BaseMappable {
  /// Creates the model before its mapping runs. Returns `nil` to refuse the object.
  init?(map: Map)
}

extension Mappable {
  /// Creates the model from an object and runs its mapping.
  ///
  /// - Throws: `type-mismatch` or `unexpected-null` if the value isn't an object, `depth-limit`, `custom` if
  ///   the model refuses it, and the first error of the mapping.
  @inlinable
  public static func mapped(from json: JSONValue, options: MapOptions) throws(JSONError) -> Self {
    let object = try json.object(for: Self.self)
    return try MappedMember.reading(object, state: MapState(options)) { (member) throws(JSONError) -> Self in
      let map = Map(member)
      guard var model = Self(map: map) else { throw map.refusal(of: Self.self, at: json) }
      model.mapping(map: map)
      if map.hasNotes { try map.check(Self.self, at: json) }
      return model
    }
  }
}

/// A model that is created by a function, which can inspect the object first, and return a subclass or a
/// model from a cache.
///
///     class Vehicle: StaticMappable {
///       class func objectForMapping(map: Map) -> (any BaseMappable)? {
///         let type: String? = map["type"].value()
///         return type == "car" ? Car() : nil
///       }
///
///       func mapping(map: Map) {}
///     }
///
///     final class Car: Vehicle {}
public protocol StaticMappable: BaseMappable {
  /// Returns the model onto which the object is mapped, or `nil` to refuse the object.
  static func objectForMapping(map: Map) -> (any BaseMappable)?
}

extension StaticMappable {
  /// Creates the model for an object and runs its mapping.
  ///
  /// - Throws: `type-mismatch` or `unexpected-null` if the value isn't an object, `depth-limit`, `custom` if
  ///   the model for it is `nil` or of another type, and the first error of the mapping.
  public static func mapped(from json: JSONValue, options: MapOptions) throws(JSONError) -> Self {
    try picked(from: json, options: options)
  }

  fileprivate static func picked(from json: JSONValue, options: MapOptions) throws(JSONError) -> Self {
    try mapped(from: json, options: options) { (map) throws(JSONError) in
      guard let model = objectForMapping(map: map) as? Self else {
        throw map.refusal(of: Self.self, at: json)
      }
      return model
    }
  }
}

extension StaticMappable where Self: Mappable {
  /// Creates the model for an object and runs its mapping; `init?(map:)` isn't used.
  ///
  /// - Throws: `type-mismatch` or `unexpected-null` if the value isn't an object, `depth-limit`, `custom` if
  ///   the model for it is `nil` or of another type, and the first error of the mapping.
  public static func mapped(from json: JSONValue, options: MapOptions) throws(JSONError) -> Self {
    try picked(from: json, options: options)
  }
}

extension StaticMappable where Self: ImmutableMappable {
  /// Creates the model for an object and runs its mapping; `init(map:)` isn't used.
  ///
  /// - Throws: `type-mismatch` or `unexpected-null` if the value isn't an object, `depth-limit`, `custom` if
  ///   the model for it is `nil` or of another type, and the first error of the mapping.
  public static func mapped(from json: JSONValue, options: MapOptions) throws(JSONError) -> Self {
    try picked(from: json, options: options)
  }
}
