public import JSONCore

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
  @inlinable
  public static var readsInOnePass: Bool { Base.readsInOnePass }
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

extension MappingConfigured {
  /// Returns the mapping of a model at a key path: `.at("users")` reads and writes `{"users": …}`.
  ///
  /// Other members of the objects along the path are ignored, even with ``rejectingUnknownKeys()``: only the
  /// model's own members are checked.
  @inlinable
  public func at(_ path: JSONKeyPath) -> KeyPathMapping<Self> { KeyPathMapping(self, at: path) }
}
