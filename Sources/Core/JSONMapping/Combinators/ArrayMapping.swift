public import JSONCore

/// A mapping of arrays whose elements another mapping maps.
public struct ArrayMapping<Base: MappingConfigured>: MappingConfigured {
  @usableFromInline package let base: Base

  @inlinable
  init(_ base: Base) { self.base = base }

  /// The configuration of the elements' mapping.
  public var configuration: MappingConfiguration { base.configuration }
}

extension ArrayMapping: Decoding where Base: Decoding {
  /// Decodes an array.
  ///
  /// - Throws: `type-mismatch` or `unexpected-null` if the value isn't an array, `depth-limit`, and what
  ///   decoding an element throws.
  @inlinable
  public func decode(_ json: JSONValue) throws(JSONError) -> [Base.Model] {
    try base.decodeArray(json)
  }

  /// Decodes an array without a document.
  ///
  /// - Throws: `CursorFailure` for another value, and if decoding an element throws it.
  @inlinable
  public func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> [Base.Model] {
    try base.decodeArray(from: &cursor)
  }

  /// Whether the elements' mapping decodes in one pass.
  @inlinable
  public static var readsInOnePass: Bool { Base.readsInOnePass }
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

extension MappingConfigured {
  /// The mapping of arrays of these models.
  @inlinable
  public var array: ArrayMapping<Self> { ArrayMapping(self) }
}

/// A mapping of arrays that decodes each element by itself, in order: decoding an array returns the same
/// models as decoding its parts. So the elements of an array can be decoded as they arrive.
package protocol ElementwiseDecoding: Decoding where Model: ModelList {}

/// `Array`, as a type that generic code can test for.
package protocol ModelList: RangeReplaceableCollection, BidirectionalCollection {}

extension Array: ModelList {}
