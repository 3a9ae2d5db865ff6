public import JSONCore
public import JSONMapping

extension Array: MappableValue where Element: MappableValue {
  /// An array of the elements.
  public static var form: MappableForm { .array(of: Element.self) }

  /// Maps the array itself, which has no keys.
  public mutating func mapping(map: Map) { self <- map }

  /// Creates an array. The lenient mode skips models that fail, and throws for an element that can't be a
  /// model.
  ///
  /// - Throws: `type-mismatch` or `unexpected-null` if the value isn't an array, `depth-limit`, and the error
  ///   of the first element that doesn't fit.
  @inlinable
  public static func mapped(from json: JSONValue, options: MapOptions) throws(JSONError) -> [Element] {
    let elements = try options.array(
      json, { (element) throws(JSONError) in try Element.mapped(from: element, options: options) },
      leaveOut: { (element, error) throws(JSONError) in try Element.leaveOut(element, for: error) })
    if options.mode == .lenient, elements.isEmpty { try json.rejectIfEmpty(arrayOf: Element.self) }
    return elements
  }

  /// Creates an array.
  ///
  /// - Throws: What the first failing element throws, usually a ``MapError``.
  public static func mappedOrThrown(from json: JSONValue, options: MapOptions) throws -> [Element] {
    guard json.kind == .array else { throw json.notCast(to: castName) }
    return try json.array().mapModels { (element) in
      if case .array = Element.form, element.kind != .array {
        throw json.notCast(to: castName, for: element)
      }
      return try Element.mappedOrThrown(from: element, options: options)
    }
  }

  /// Writes an array.
  ///
  /// - Throws: `depth-limit` or `size-limit`, and what an element throws.
  @inlinable
  public func writeMapped(to writer: inout JSONWriter, options: MapOptions) throws(JSONError) {
    try Element.writeMappedArray(self, to: &writer, options: options)
  }
}

extension Set: MappableValue where Element: MappableValue {
  /// An array of the elements.
  public static var form: MappableForm { .array(of: Element.self) }

  /// Maps the set itself, which has no keys.
  public mutating func mapping(map: Map) { self <- map }

  /// Creates a set from an array. The lenient mode skips models that fail, and throws for an element that
  /// can't be a model.
  ///
  /// - Throws: `type-mismatch` or `unexpected-null` if the value isn't an array, `depth-limit`, and the error
  ///   of the first element that doesn't fit.
  @inlinable
  public static func mapped(from json: JSONValue, options: MapOptions) throws(JSONError) -> Set<Element> {
    Set(try [Element].mapped(from: json, options: options))
  }

  /// Creates a set.
  ///
  /// - Throws: What the first failing element throws, usually a ``MapError``.
  public static func mappedOrThrown(from json: JSONValue, options: MapOptions) throws -> Set<Element> {
    Set(try [Element].mappedOrThrown(from: json, options: options))
  }

  /// Writes an array in the set's order. With sorted keys, equal sets are written in the same order, as
  /// `JSONWriter.writeSet(_:_:)` describes.
  ///
  /// - Throws: `depth-limit` or `size-limit`, and what an element throws.
  @inlinable
  public func writeMapped(to writer: inout JSONWriter, options: MapOptions) throws(JSONError) {
    try writer.writeSet(self) { (element, writer) throws(JSONError) in
      try element.writeMapped(to: &writer, options: options)
    }
  }
}

extension Dictionary: MappableValue where Key: JSONObjectKey, Value: MappableValue {
  /// A dictionary of the values.
  public static var form: MappableForm { .dictionary(of: Value.self) }

  /// Maps the dictionary itself, whose keys depend on the data.
  public mutating func mapping(map: Map) { self <- map }

  /// Creates a dictionary from an object. The lenient mode skips keys and models that fail. It throws for a
  /// value that can't be a model, and if no value remains.
  ///
  /// - Throws: `type-mismatch` or `unexpected-null` if the value isn't an object, `depth-limit`,
  ///   `invalid-format` or `invalid-raw-value` for a key, and the error of the first value that doesn't fit.
  @inlinable
  public static func mapped(from json: JSONValue, options: MapOptions) throws(JSONError) -> [Key: Value] {
    let values: [Key: Value] = try options.dictionary(
      json, { (value) throws(JSONError) in try .mapped(from: value, options: options) },
      leaveOut: { (value, error) throws(JSONError) in try Value.leaveOut(value, for: error) })
    if options.mode == .lenient, values.isEmpty { try json.rejectAsEmpty() }
    return values
  }

  /// Creates a dictionary.
  ///
  /// - Throws: What the first failing value throws, usually a ``MapError``.
  public static func mappedOrThrown(from json: JSONValue, options: MapOptions) throws -> [Key: Value] {
    guard json.isObject else { throw json.notCast(to: castName) }
    return try json.object().dictionary(
      key: { (member) throws in
        do throws(JSONError) { return try member.key(as: Key.self) } catch {
          throw MapError("Cannot cast to '\(Key.self)'", value: member.keyValue.legacyValue, cause: error)
        }
      },
      value: { (value) throws in try Value.mappedOrThrown(from: value, options: options) },
      duplicate: { (member) throws in
        do throws(JSONError) { try member.refuseAsDuplicate() } catch {
          throw MapError(
            "Cannot cast to '[\(Key.self): Any]'", value: member.keyValue.legacyValue, cause: error)
        }
      })
  }

  /// Maps the values of an object onto those with the same keys, and adds the others. The document's options
  /// select one of duplicate keys.
  ///
  /// - Throws: `type-mismatch`, `unexpected-null`, `depth-limit`, `duplicate-key` if the document's options
  ///   reject duplicate keys, and what mapping a key or a value throws. The lenient mode throws only for a
  ///   value that can't be a model, before it maps any value.
  public mutating func remap(from json: JSONValue, options: MapOptions) throws(JSONError) {
    let object = try json.object()
    let chosen = object.positions { Key(jsonKey: $0.key) }
    if options.mode == .lenient {
      try object.forEach { (member) throws(JSONError) in
        if let key = Key(jsonKey: member.key), chosen[key] != member.value.position { return }
        // Throws the error of the value.
        if Value.failedCast(of: member.value) != nil {
          _ = try Value.mapped(from: member.value, options: options)
        }
      }
    }
    var result = self
    var thrown: JSONError?
    object.forEach { (member) in
      guard thrown == nil || json.isCollecting else { return }
      do throws(JSONError) { try result.remap(from: member, among: chosen, options: options) } catch {
        thrown = thrown ?? error
        if json.isCollecting { json.collect(error.placed(at: member.value)) }
      }
    }
    if let thrown { throw thrown }
    self = result
  }

  /// Maps a value onto the one with the same key, or adds it, unless it is superseded by a duplicate.
  private mutating func remap(
    from member: JSONMember, among chosen: [Key: DocumentPosition], options: MapOptions
  ) throws(JSONError) {
    let key: Key
    do throws(JSONError) { key = try member.key(as: Key.self) } catch {
      guard options.mode == .lenient else { throw error }
      return member.keyValue.swallow(error)
    }
    guard chosen[key] == member.value.position else {
      if options.mode == .strict { try member.refuseAsDuplicate() }
      return
    }
    if var value = self[key] {
      try value.remap(from: member.value, options: options)
      self[key] = value
    } else {
      do throws(JSONError) { self[key] = try Value.mapped(from: member.value, options: options) } catch {
        guard options.mode == .lenient else { throw error }
        member.value.swallow(error)
      }
    }
  }

  /// Writes an object in the order of the dictionary.
  ///
  /// - Throws: `depth-limit` or `size-limit`, and what a value throws.
  @inlinable
  public func writeMapped(to writer: inout JSONWriter, options: MapOptions) throws(JSONError) {
    try writer.writeDictionary(self) { (value, writer) throws(JSONError) in
      try value.writeMapped(to: &writer, options: options)
    }
  }
}

extension JSONValue {
  /// The error for a cast that fails, because of an element if one is given.
  func notCast(to type: String, for element: JSONValue? = nil) -> MapError {
    let cause = element?.mismatch(expected: .array) ?? mismatch(expected: .type(type))
    return MapError("Cannot cast to '\(type)'", value: legacyValue, cause: cause)
  }

  /// Throws if this is an empty array of arrays, which the strategy treats as no value.
  @inline(never) @usableFromInline
  func rejectIfEmpty<Element: MappableValue>(arrayOf element: Element.Type) throws(JSONError) {
    if case .array = Element.form, let array = unguardedArray, array.isEmpty { try rejectAsEmpty() }
  }

  /// Throws the error for an object without values to map.
  @inline(never) @usableFromInline
  func rejectAsEmpty() throws(JSONError) -> Never { throw error(.nothingToMap, of: Never.self) }
}

extension LossyArray: MappableValue where Element: MappableValue {
  /// An array of the elements.
  public static var form: MappableForm { .array(of: Element.self) }

  /// Maps the array itself, which has no keys.
  public mutating func mapping(map: Map) { self <- map }

  /// Decodes an array; skips and reports the elements that fail.
  ///
  /// - Throws: `type-mismatch` or `unexpected-null` if the value isn't an array, or `depth-limit`.
  public static func mapped(
    from json: JSONValue, options: MapOptions
  ) throws(JSONError) -> LossyArray {
    try LossyArray(json) { (element) throws(JSONError) in
      do throws(JSONError) { return try Element.mapped(from: element, options: options) } catch {
        if options.mode == .lenient { element.swallow(error) }
        throw error
      }
    }
  }

  /// Decodes an array; skips and reports the elements that fail.
  ///
  /// - Throws: `type-mismatch` or `unexpected-null` if the value isn't an array, or `depth-limit`.
  public static func mappedOrThrown(from json: JSONValue, options: MapOptions) throws -> LossyArray {
    guard json.kind == .array else { throw json.notCast(to: "[Any]") }
    return try mapped(from: json, options: options)
  }

  /// Writes an array of the elements.
  ///
  /// - Throws: `depth-limit` or `size-limit`, and what an element throws.
  public func writeMapped(to writer: inout JSONWriter, options: MapOptions) throws(JSONError) {
    try elements.writeMapped(to: &writer, options: options)
  }
}

extension MappableValue where Self: MappingProviding {
  /// A single value with a mapping of its own.
  public static var form: MappableForm { .value }

  /// Maps the value itself, because its mapping defines its keys.
  public mutating func mapping(map: Map) { self <- map }

  /// Decodes the value with its own mapping.
  ///
  /// - Throws: What its mapping throws, such as `type-mismatch` or `missing-key`.
  public static func mapped(from json: JSONValue, options: MapOptions) throws(JSONError) -> Self {
    try mapping.decode(json)
  }

  /// Decodes the value with its own mapping.
  ///
  /// - Throws: A ``MapError`` if that fails; its `jsonError` is that of the mapping.
  public static func mappedOrThrown(from json: JSONValue, options: MapOptions) throws -> Self {
    do throws(JSONError) { return try mapping.decode(json) } catch {
      throw MapError(
        "Cannot map to '\(Self.self)'", value: json.legacyValue, cause: error.placed(at: json))
    }
  }

  /// Encodes the value in the form that it has in all strategies.
  ///
  /// - Throws: What its mapping or its `write(to:)` throws, such as `non-finite-number` or `depth-limit`.
  public func writeMapped(to writer: inout JSONWriter, options: MapOptions) throws(JSONError) {
    try write(to: &writer)
  }
}
