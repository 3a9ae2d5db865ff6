public import JSONCore

/// A model that maps itself in one function, for both directions.
///
/// Conform to ``Mappable``, which adds how a model is created.
public protocol BaseMappable: MappableValue {
  /// Connects the properties with their keys: `id <- map["id"]`.
  mutating func mapping(map: Map)
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
  /// Throws the first error that the mapping met; `custom` if the model refuses the object.
  @inlinable
  public static func mapped(from json: JSONValue, options: MapOptions) throws(JSONError) -> Self {
    let object = try json.object(for: Self.self)
    return try LocalCell.with(nil) { (notes: LocalCell<MappingNotes?>) throws(JSONError) -> Self in
      let map = Map(reading: object, notes: notes, options: options)
      guard var model = Self(map: map) else { throw map.refusal(of: Self.self) }
      model.mapping(map: map)
      if notes.value != nil, let error = map.error { throw object.annotated(error) }
      return model
    }
  }
}

extension BaseMappable {
  /// Writes the model as an object by running its mapping.
  ///
  /// Throws the first error that the mapping met.
  @inlinable
  public func writeMapped(to writer: inout JSONWriter, options: MapOptions) throws(JSONError) {
    let start = writer.count
    try writer.beginObject()
    let notes = writer.withHandle { (handle) -> MappingNotes? in
      LocalCell.with(nil) { (notes: LocalCell<MappingNotes?>) in
        var copy = self
        copy.mapping(map: Map(writing: handle, notes: notes, options: options))
        return notes.value
      }
    }
    writer.endObject()
    if let notes { try notes.finish(&writer, from: start) }
  }
}
