public import JSONCore

/// A mapping that tries one mapping and, if that throws, a second one.
public struct AlternativeMapping<First: MappingConfigured, Second: MappingConfigured>: MappingConfigured {
  let first: First
  let second: Second

  /// The configuration of the first mapping.
  public var configuration: MappingConfiguration { first.configuration }
}

extension AlternativeMapping: Decoding where First: Decoding, Second: Decoding, First.Model == Second.Model {
  /// Decodes with the first mapping or, if that throws, with the second.
  ///
  /// - Throws: `no-alternative` with both issues if neither decodes the value.
  public func decode(_ json: JSONValue) throws(JSONError) -> First.Model {
    try json.oneOf(
      { (json) throws(JSONError) in try first.decode(json) },
      { (json) throws(JSONError) in try second.decode(json) })
  }
}

extension AlternativeMapping: Encoding where First: Encoding, Second: Encoding, First.Model == Second.Model {
  /// Writes with the first mapping or, if that throws, with the second.
  ///
  /// - Throws: What the second mapping throws if both throw, such as `non-finite-number`.
  public func encode(_ model: First.Model, into writer: inout JSONWriter) throws(JSONError) {
    let start = writer.checkpoint
    do throws(JSONError) { try first.encode(model, into: &writer) } catch {
      writer.rewind(to: start)
      try second.encode(model, into: &writer)
    }
  }
}

extension AlternativeMapping: Mapping where First: Mapping, Second: Mapping, First.Model == Second.Model {}

/// A decoding that converts what another decoding returns.
public struct ConvertedDecoding<Base: Decoding, Model>: Decoding {
  let base: Base
  let convert: @Sendable (Base.Model) throws(JSONError) -> Model

  /// The configuration of the inner decoding.
  public var configuration: MappingConfiguration { base.configuration }

  /// Decodes and converts. If the conversion throws an error without a location, the error gets the location
  /// of the value.
  ///
  /// - Throws: What the inner decoding throws, such as `type-mismatch`, and what the conversion throws.
  public func decode(_ json: JSONValue) throws(JSONError) -> Model {
    let model = try base.decode(json)
    do throws(JSONError) { return try convert(model) } catch { throw error.placed(at: json) }
  }

  /// Decodes and converts without a document.
  ///
  /// - Throws: `CursorFailure` if decoding or converting throws.
  public func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> Model {
    let model = try base.decode(from: &cursor)
    guard let converted = try? convert(model) else { throw CursorFailure() }
    return converted
  }

  /// Whether the inner decoding decodes in one pass.
  public static var readsInOnePass: Bool { Base.readsInOnePass }
}

extension Decoding {
  /// Returns a decoding that converts these models with `convert`, for example to the case of an enum.
  ///
  ///     let shape = ManualMapper<Circle>().map { Shape.circle($0) }
  ///       .or(ManualMapper<Square>().map { Shape.square($0) })
  public func map<Other>(
    _ convert: @escaping @Sendable (Model) throws(JSONError) -> Other
  ) -> ConvertedDecoding<Self, Other> { ConvertedDecoding(base: self, convert: convert) }
}

/// A mapping of a value at a key path of an enclosing object.
public struct KeyPathMapping<Base: MappingConfigured>: MappingConfigured {
  @usableFromInline let base: Base
  @usableFromInline let path: JSONKeyPath

  @inlinable
  init(_ base: Base, at path: JSONKeyPath) {
    self.base = base
    self.path = path
  }

  /// The configuration of the inner mapping.
  public var configuration: MappingConfiguration { base.configuration }
}

extension KeyPathMapping: Decoding where Base: Decoding {
  /// Decodes the value at the path.
  ///
  /// - Throws: `missing-key` or `index-out-of-bounds` if there is none, `unexpected-null` or `type-mismatch`
  ///   if the path can't be followed, and what the inner mapping throws.
  @inlinable
  public func decode(_ json: JSONValue) throws(JSONError) -> Base.Model {
    try json.withContext(of: base.configuration) { (json) throws(JSONError) in
      let value = try json.value(at: path)
      json.logAllRead(along: path)
      return try base.decode(value)
    }
  }

  /// Decodes the value at the path without a document.
  ///
  /// - Throws: `CursorFailure` if there is no such value, and for paths with indices.
  @inlinable
  public func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> Base.Model {
    try cursor.withContext(of: base.configuration) { (cursor) throws(CursorFailure) in
      try cursor.value(at: path.components[...]) { (cursor) throws(CursorFailure) in
        try base.decode(from: &cursor)
      }
    }
  }

  /// Whether the inner mapping decodes in one pass.
  @inlinable public static var readsInOnePass: Bool { Base.readsInOnePass }
}

extension KeyPathMapping: Encoding where Base: Encoding {
  /// Writes the value inside one object per key of the path.
  ///
  /// - Throws: `custom` for a path with indices, `depth-limit` or `size-limit`, and what the inner mapping
  ///   throws.
  @inlinable
  public func encode(_ model: Base.Model, into writer: inout JSONWriter) throws(JSONError) {
    try writer.withKeys(of: base.configuration) { (writer) throws(JSONError) in
      for key in path.components {
        guard JSONKeyPath.index(key) == nil else {
          throw writer.error(.custom("the index \(key) of a path can't be written"))
        }
        try writer.beginObject()
        writer.key(key)
      }
      try base.encode(model, into: &writer)
      for _ in path.components { writer.endObject() }
    }
  }
}

extension KeyPathMapping: Mapping where Base: Mapping {}

/// A mapping of values that may be null.
public struct OptionalMapping<Base: MappingConfigured>: MappingConfigured {
  @usableFromInline let base: Base

  @inlinable init(_ base: Base) { self.base = base }

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
  @inlinable public static var readsInOnePass: Bool { Base.readsInOnePass }
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
  /// Returns a mapping that tries this one first and then another, which may belong to another strategy.
  ///
  ///     let movie = CodableMapper<Movie>(dates: .yearMonthDay).or(legacyMovie)
  public func or<Other: MappingConfigured>(_ other: Other) -> AlternativeMapping<Self, Other> {
    AlternativeMapping(first: self, second: other)
  }

  /// Returns the mapping of a model at a key path: `.at("users")` reads and writes `{"users": …}`.
  ///
  /// Other members of the objects along the path are ignored, even with ``rejectingUnknownKeys()``: only the
  /// model's own members are checked.
  @inlinable public func at(_ path: JSONKeyPath) -> KeyPathMapping<Self> { KeyPathMapping(self, at: path) }

  /// The mapping of models that may be null: `.optional.array` reads and writes `[{…}, null]`.
  @inlinable public var optional: OptionalMapping<Self> { OptionalMapping(self) }
}
