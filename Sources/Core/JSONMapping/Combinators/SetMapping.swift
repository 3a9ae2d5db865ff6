public import JSONCore

/// A mapping of sets whose elements another mapping maps.
public struct SetMapping<Base: MappingConfigured>: MappingConfigured {
  @usableFromInline let base: Base

  @inlinable
  init(_ base: Base) { self.base = base }

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
  @inlinable
  public static var readsInOnePass: Bool { Base.readsInOnePass }
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
  @inlinable
  public var set: SetMapping<Self> { SetMapping(self) }
}

extension Encoding where Model: Hashable & SendableMetatype {
  /// The mapping of sets of these models, which are written as arrays.
  @_disfavoredOverload
  @inlinable
  public var set: SetMapping<Self> { SetMapping(self) }
}
