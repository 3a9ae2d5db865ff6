import JSONCore
import JSONFoundation

extension Map {
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
