public import JSONCore

/// JSON in a string, such as `"{\"id\":1}"`, which another mapping decodes and encodes.
///
///     let movie: Movie = try json["message", as: .jsonText(ManualMapper())]
///
/// The options of the outermost mapper apply to the text too, except that it is encoded without indentation
/// and without escaped slashes. An error has the path through the string, and `innerLocation`.
/// Elements that a ``LossyArray`` in the text skips have paths and locations in that text.
public struct JSONTextField<Base: MappingConfigured>: MappingConfigured {
  let base: Base

  /// Creates the field with the mapping of the text.
  public init(_ base: Base) { self.base = base }

  /// The configuration of the inner mapping.
  public var configuration: MappingConfiguration { base.configuration }
}

extension JSONTextField: Decoding where Base: Decoding {
  /// Decodes the text of a string.
  ///
  /// - Throws: `type-mismatch` or `unexpected-null` for another value, `depth-limit` if little of the stack is
  ///   left, and what parsing and decoding the text throw, such as `unexpected-end` or `missing-key`.
  public func decode(_ json: JSONValue) throws(JSONError) -> Base.Model {
    try json.withText { (json) throws(JSONError) in try base.decode(json) }
  }
}

extension JSONTextField: Encoding where Base: Encoding {
  /// Writes the text as a string.
  ///
  /// - Throws: What the inner mapping throws, such as `non-finite-number` or `depth-limit`; `size-limit`, and
  ///   `key-collision` if the options reject duplicate keys.
  public func encode(_ model: Base.Model, into writer: inout JSONWriter) throws(JSONError) {
    try writer.writeText { (writer) throws(JSONError) in try base.encode(model, into: &writer) }
  }
}

extension JSONTextField: Mapping where Base: Mapping {}

extension MappingConfigured {
  /// JSON in a string, which another mapping decodes and encodes.
  public static func jsonText<Base>(_ base: Base) -> Self where Self == JSONTextField<Base> {
    JSONTextField(base)
  }
}
