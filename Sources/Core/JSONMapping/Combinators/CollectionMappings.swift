public import JSONCore

/// A mapping of arrays whose elements another mapping maps.
public struct ArrayMapping<Base: MappingConfigured>: MappingConfigured {
  @usableFromInline package let base: Base

  @inlinable init(_ base: Base) { self.base = base }

  /// The configuration of the elements' mapping.
  public var configuration: MappingConfiguration { base.configuration }
}

extension ArrayMapping: Decoding where Base: Decoding {
  /// Decodes an array.
  ///
  /// - Throws: `type-mismatch` or `unexpected-null` if the value isn't an array, `depth-limit`, and what
  ///   decoding an element throws.
  @inlinable
  public func decode(_ json: JSONValue) throws(JSONError) -> [Base.Model] { try base.decodeArray(json) }

  /// Decodes an array without a document.
  ///
  /// - Throws: `CursorFailure` for another value, and if decoding an element throws it.
  @inlinable
  public func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> [Base.Model] {
    try base.decodeArray(from: &cursor)
  }

  /// Whether the elements' mapping decodes in one pass.
  @inlinable public static var readsInOnePass: Bool { Base.readsInOnePass }
}

extension ArrayMapping: Encoding where Base: Encoding {
  /// Writes an array.
  ///
  /// - Throws: `depth-limit` or `size-limit`, and what writing an element throws.
  @inlinable
  public func encode(_ models: [Base.Model], into writer: inout JSONWriter) throws(JSONError) {
    try base.encodeArray(models, into: &writer)
  }
}

extension ArrayMapping: Mapping where Base: Mapping {}

extension ArrayMapping: ElementwiseDecoding where Base: Decoding {}

extension Decoding {
  /// Decodes an array, calling ``decode(_:)-swift.method`` for each element.
  ///
  /// - Throws: `type-mismatch` or `unexpected-null` if the value isn't an array, `depth-limit`, and what
  ///   decoding an element throws.
  @inlinable
  public func decodeArray(_ json: JSONValue) throws(JSONError) -> [Model] {
    try json.withContext(of: configuration) { (json) throws(JSONError) in
      try json.array().mapModels { (element) throws(JSONError) in try decode(element) }
    }
  }

  /// Decodes an array, calling ``decode(from:)`` for each element.
  ///
  /// - Throws: `CursorFailure` for another value, and if decoding an element throws it.
  @inlinable
  public func decodeArray(from cursor: inout JSONCursor) throws(CursorFailure) -> [Model] {
    try cursor.withContext(of: configuration) { (cursor) throws(CursorFailure) in
      try cursor.array { (cursor) throws(CursorFailure) in try decode(from: &cursor) }
    }
  }
}

extension Encoding {
  /// Writes an array, calling ``encode(_:into:)`` for each element.
  ///
  /// - Throws: `depth-limit` or `size-limit`, and what writing an element throws.
  @inlinable
  public func encodeArray(_ models: [Model], into writer: inout JSONWriter) throws(JSONError) {
    try writer.writeArray(models) { (model, writer) throws(JSONError) in try encode(model, into: &writer) }
  }
}

/// A mapping of arrays that decodes each element by itself, in order: decoding an array returns the same
/// models as decoding its parts. So the elements of an array can be decoded as they arrive.
package protocol ElementwiseDecoding: Decoding where Model: ModelList {}

/// `Array`, as a type that generic code can test for.
package protocol ModelList: RangeReplaceableCollection, BidirectionalCollection {}

extension Array: ModelList {}

/// A mapping of dictionaries whose values another mapping maps.
public struct DictionaryMapping<Base: MappingConfigured, Key: JSONObjectKey & SendableMetatype>:
  MappingConfigured
{
  @usableFromInline let base: Base

  @inlinable init(_ base: Base) { self.base = base }

  /// The configuration of the values' mapping.
  public var configuration: MappingConfiguration { base.configuration }
}

extension DictionaryMapping: Decoding where Base: Decoding {
  /// Decodes an object. The document's options choose which one of duplicate keys counts.
  ///
  /// - Throws: `type-mismatch`, `unexpected-null` or `depth-limit`; `invalid-format` or `invalid-raw-value`
  ///   for a key that the key type doesn't accept; `duplicate-key` for a key that equals another one if the
  ///   document's options reject duplicates; and the issue of the first value that doesn't decode.
  @inlinable
  public func decode(_ json: JSONValue) throws(JSONError) -> [Key: Base.Model] {
    try json.withContext(of: base.configuration) { (json) throws(JSONError) in
      try json.object().dictionary(keys: Key.self) { (value) throws(JSONError) in try base.decode(value) }
    }
  }

  /// Decodes an object without a document.
  ///
  /// - Throws: `CursorFailure` for another value, and if a key or a value doesn't decode.
  @inlinable
  public func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> [Key: Base.Model] {
    try cursor.withContext(of: base.configuration) { (cursor) throws(CursorFailure) in
      try cursor.dictionary(keys: Key.self) { (cursor) throws(CursorFailure) in try base.decode(from: &cursor)
      }
    }
  }

  /// Whether the values' mapping decodes in one pass.
  @inlinable public static var readsInOnePass: Bool { Base.readsInOnePass }
}

extension DictionaryMapping: Encoding where Base: Encoding {
  /// Writes an object in the order of the dictionary.
  ///
  /// - Throws: `depth-limit` or `size-limit`, and what writing a value throws.
  @inlinable
  public func encode(_ models: [Key: Base.Model], into writer: inout JSONWriter) throws(JSONError) {
    try writer.writeDictionary(models) { (model, writer) throws(JSONError) in
      try base.encode(model, into: &writer)
    }
  }
}

extension DictionaryMapping: Mapping where Base: Mapping {}

extension MappingConfigured {
  /// The mapping of arrays of these models.
  @inlinable public var array: ArrayMapping<Self> { ArrayMapping(self) }

  /// The mapping of arrays of these models that skips elements that don't decode, and reports them.
  @inlinable public var lossyArray: LossyArrayMapping<Self> { LossyArrayMapping(self) }

  /// The mapping of objects whose members are all such models: `{"ada": …, "grace": …}`.
  @inlinable public var dictionary: DictionaryMapping<Self, String> { DictionaryMapping(self) }

  /// The mapping of objects whose members are all such models, with keys that aren't strings in Swift.
  ///
  ///     let todos = ManualMapper<Todo>().dictionary(keys: Int.self)      // {"7": …, "12": …}
  @inlinable
  public func dictionary<Key: JSONObjectKey & SendableMetatype>(
    keys: Key.Type
  ) -> DictionaryMapping<Self, Key> { DictionaryMapping(self) }
}

/// A mapping of arrays that skips the elements that don't decode.
public struct LossyArrayMapping<Base: MappingConfigured>: MappingConfigured {
  @usableFromInline let base: Base

  @inlinable init(_ base: Base) { self.base = base }

  /// The configuration of the elements' mapping.
  public var configuration: MappingConfiguration { base.configuration }
}

extension LossyArrayMapping: Decoding where Base: Decoding {
  /// Decodes an array and reports the skipped elements.
  ///
  /// - Throws: `type-mismatch` or `unexpected-null` if the value isn't an array, or `depth-limit`.
  public func decode(_ json: JSONValue) throws(JSONError) -> LossyArray<Base.Model> {
    try json.withContext(of: base.configuration) { (json) throws(JSONError) in
      try LossyArray(json) { (element) throws(JSONError) in try base.decode(element) }
    }
  }

  /// Decodes an array if no element has to be skipped.
  ///
  /// - Throws: `CursorFailure` for another value, and if an element has to be skipped: only a document has
  ///   the locations for the report.
  @inlinable
  public func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> LossyArray<Base.Model> {
    LossyArray(try ArrayMapping(base).decode(from: &cursor))
  }

  /// Whether the elements' mapping decodes in one pass.
  @inlinable public static var readsInOnePass: Bool { Base.readsInOnePass }
}

extension LossyArrayMapping: Encoding where Base: Encoding {
  /// Writes an array of the elements.
  ///
  /// - Throws: `depth-limit` or `size-limit`, and what writing an element throws.
  public func encode(_ models: LossyArray<Base.Model>, into writer: inout JSONWriter) throws(JSONError) {
    try ArrayMapping(base).encode(models.elements, into: &writer)
  }
}

extension LossyArrayMapping: Mapping where Base: Mapping {}

/// A mapping of sets whose elements another mapping maps.
public struct SetMapping<Base: MappingConfigured>: MappingConfigured {
  @usableFromInline let base: Base

  @inlinable init(_ base: Base) { self.base = base }

  /// The configuration of the elements' mapping.
  public var configuration: MappingConfiguration { base.configuration }
}

extension SetMapping: Decoding where Base: Decoding, Base.Model: Hashable {
  /// Decodes an array; the first of equal elements counts.
  ///
  /// - Throws: `type-mismatch`, `unexpected-null` or `depth-limit`, and the issue of the first element that
  ///   doesn't decode.
  @inlinable
  public func decode(_ json: JSONValue) throws(JSONError) -> Set<Base.Model> {
    Set(try ArrayMapping(base).decode(json))
  }

  /// Decodes an array without a document.
  ///
  /// - Throws: `CursorFailure` for another value, and if decoding an element throws it.
  @inlinable
  public func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> Set<Base.Model> {
    Set(try ArrayMapping(base).decode(from: &cursor))
  }

  /// Whether the elements' mapping decodes in one pass.
  @inlinable public static var readsInOnePass: Bool { Base.readsInOnePass }
}

extension SetMapping: Encoding where Base: Encoding, Base.Model: Hashable {
  /// Writes an array in the set's order, or with sorted keys in an order that equal sets share; see
  /// `JSONWriter.writeSet(_:_:)`.
  ///
  /// - Throws: `depth-limit` or `size-limit`, and what writing an element throws.
  @inlinable
  public func encode(_ models: Set<Base.Model>, into writer: inout JSONWriter) throws(JSONError) {
    try writer.writeSet(models) { (model, writer) throws(JSONError) in try base.encode(model, into: &writer) }
  }
}

extension SetMapping: Mapping where Base: Mapping, Base.Model: Hashable {}

// A mapping may be used on any thread, so the models' `Hashable` conformance can't be isolated to the main
// actor. These extensions state the condition, because a conformance can't depend on it.

extension Decoding where Model: Hashable & SendableMetatype {
  /// The mapping of sets of these models, which are arrays in JSON.
  @inlinable public var set: SetMapping<Self> { SetMapping(self) }
}

extension Encoding where Model: Hashable & SendableMetatype {
  /// The mapping of sets of these models, which are written as arrays.
  @_disfavoredOverload
  @inlinable public var set: SetMapping<Self> { SetMapping(self) }
}
