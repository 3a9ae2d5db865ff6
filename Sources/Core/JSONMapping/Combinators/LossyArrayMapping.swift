public import JSONCore

/// An array of what another mapping maps, without the elements that it can't decode.
public struct LossyArrayMapping<Base: MappingConfigured>: MappingConfigured {
  @usableFromInline let base: Base

  @inlinable
  init(_ base: Base) { self.base = base }

  /// The configuration of the elements' mapping.
  public var configuration: MappingConfiguration { base.configuration }
}

extension LossyArrayMapping: Decoding where Base: Decoding {
  /// Decodes an array and reports what was left out.
  ///
  /// - Throws: `type-mismatch` or `unexpected-null` if it is no array.
  public func decode(_ json: JSONValue) throws(JSONError) -> LossyArray<Base.Model> {
    try json.withContext(of: base.configuration) { (json) throws(JSONError) in
      try LossyArray(json) { (element) throws(JSONError) in try base.decode(element) }
    }
  }

  /// Decodes an array of which nothing is left out.
  ///
  /// - Throws: `CursorFailure` where something would be, for only a document knows the places that are reported.
  @inlinable
  public func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> LossyArray<Base.Model> {
    LossyArray(try ArrayMapping(base).decode(from: &cursor))
  }

  /// As the elements' mapping does.
  @inlinable
  public static var readsInOnePass: Bool { Base.readsInOnePass }
}

extension LossyArrayMapping: Encoding where Base: Encoding {
  /// Writes an array of the elements.
  ///
  /// - Throws: `depth-limit`, and what an element throws.
  public func encode(
    _ models: LossyArray<Base.Model>, into writer: inout JSONWriter
  ) throws(JSONError) {
    try ArrayMapping(base).encode(models.elements, into: &writer)
  }
}

extension LossyArrayMapping: Mapping where Base: Mapping {}

extension MappingConfigured {
  /// The mapping of an array of these models that leaves out the elements that don't fit, and reports them.
  @inlinable
  public var lossyArray: LossyArrayMapping<Self> { LossyArrayMapping(self) }
}
