public import JSONCore

/// A set of what another mapping maps.
public struct SetMapping<Base: MappingConfigured>: MappingConfigured {
  @usableFromInline let base: Base

  @inlinable
  init(_ base: Base) { self.base = base }

  /// The configuration of the elements' mapping.
  public var configuration: MappingConfiguration { base.configuration }
}

extension SetMapping: Decoding where Base: Decoding, Base.Model: Hashable {
  /// Decodes an array; of equal elements the first one counts.
  ///
  /// - Throws: `type-mismatch` or `unexpected-null`, and the issue of the first element that does not fit.
  @inlinable
  public func decode(_ json: JSONValue) throws(JSONError) -> Set<Base.Model> {
    Set(try ArrayMapping(base).decode(json))
  }

  /// Decodes an array without a document.
  ///
  /// - Throws: `CursorFailure` where an element does.
  @inlinable
  public func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> Set<Base.Model> {
    Set(try ArrayMapping(base).decode(from: &cursor))
  }

  /// As the elements' mapping does.
  @inlinable
  public static var readsInOnePass: Bool { Base.readsInOnePass }
}

extension SetMapping: Encoding where Base: Encoding, Base.Model: Hashable {
  /// Writes an array in the set's order; with sorted keys in one that equal sets have in common, as
  /// `JSONWriter.writeSet(_:_:)` tells.
  ///
  /// - Throws: `depth-limit`, and what an element throws.
  @inlinable
  public func encode(_ models: Set<Base.Model>, into writer: inout JSONWriter) throws(JSONError) {
    try writer.writeSet(models) { (model, writer) throws(JSONError) in try base.encode(model, into: &writer) }
  }
}

extension SetMapping: Mapping where Base: Mapping, Base.Model: Hashable {}

// A mapping may be used on any thread, so the models can't be `Hashable` on the main actor alone. The
// condition stands here, as a conformance can't depend on it.

extension Decoding where Model: Hashable & SendableMetatype {
  /// The mapping of a set of these models, which is an array in JSON.
  @inlinable
  public var set: SetMapping<Self> { SetMapping(self) }
}

extension Encoding where Model: Hashable & SendableMetatype {
  /// The mapping of sets of these models, which are written as arrays.
  @_disfavoredOverload
  @inlinable
  public var set: SetMapping<Self> { SetMapping(self) }
}
