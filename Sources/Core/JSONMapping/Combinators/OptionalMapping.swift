public import JSONCore

/// A mapping of values that may be null.
public struct OptionalMapping<Base: MappingConfigured>: MappingConfigured {
  @usableFromInline let base: Base

  @inlinable
  init(_ base: Base) { self.base = base }

  /// The configuration of the inner mapping.
  public var configuration: MappingConfiguration { base.configuration }
}

extension OptionalMapping: Decoding where Base: Decoding {
  /// Decodes a model, or `nil` from null.
  ///
  /// - Throws: What the inner mapping throws, such as `type-mismatch` or `missing-key`.
  @inlinable
  public func decode(_ json: JSONValue) throws(JSONError) -> Base.Model? {
    json.isNull ? nil : try base.decode(json)
  }

  /// Decodes a model, or `nil` from null, without a document.
  ///
  /// - Throws: `CursorFailure` if the inner mapping throws it.
  @inlinable
  public func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> Base.Model? {
    cursor.consumeNull() ? nil : try base.decode(from: &cursor)
  }

  /// Whether the inner mapping decodes in one pass.
  @inlinable
  public static var readsInOnePass: Bool { Base.readsInOnePass }
}

extension OptionalMapping: Encoding where Base: Encoding {
  /// Writes a model, or null for `nil`.
  ///
  /// - Throws: What the inner mapping throws, such as `non-finite-number` or `depth-limit`.
  @inlinable
  public func encode(_ model: Base.Model?, into writer: inout JSONWriter) throws(JSONError) {
    if let model { try base.encode(model, into: &writer) } else { writer.writeNull() }
  }
}

extension OptionalMapping: Mapping where Base: Mapping {}

extension MappingConfigured {
  /// The mapping of models that may be null: `.optional.array` reads and writes `[{…}, null]`.
  @inlinable
  public var optional: OptionalMapping<Self> { OptionalMapping(self) }
}
