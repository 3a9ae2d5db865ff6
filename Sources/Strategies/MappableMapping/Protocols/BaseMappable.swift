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
    do throws(JSONError) {
      return try mapped(from: json, options: options)
    } catch {
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
