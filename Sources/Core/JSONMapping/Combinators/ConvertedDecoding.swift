public import JSONCore

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
    do throws(JSONError) {
      return try convert(model)
    } catch {
      throw error.placed(at: json)
    }
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
  ) -> ConvertedDecoding<Self, Other> {
    ConvertedDecoding(base: self, convert: convert)
  }
}
