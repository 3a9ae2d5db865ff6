public import JSONCore

/// A mapping of arrays that skips the elements that don't decode.
public struct LossyArrayMapping<Base: MappingConfigured>: MappingConfigured {
  @usableFromInline let base: Base

  @inlinable
  init(_ base: Base) { self.base = base }

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
  @inlinable
  public static var readsInOnePass: Bool { Base.readsInOnePass }
}

extension LossyArrayMapping: Encoding where Base: Encoding {
  /// Writes an array of the elements.
  ///
  /// - Throws: `depth-limit` or `size-limit`, and what writing an element throws.
  public func encode(
    _ models: LossyArray<Base.Model>, into writer: inout JSONWriter
  ) throws(JSONError) {
    try ArrayMapping(base).encode(models.elements, into: &writer)
  }
}

extension LossyArrayMapping: Mapping where Base: Mapping {}

extension MappingConfigured {
  /// The mapping of arrays of these models that skips elements that don't decode, and reports them.
  @inlinable
  public var lossyArray: LossyArrayMapping<Self> { LossyArrayMapping(self) }
}
