internal import JSONCore
public import JSONMapping

extension Decoder {
  /// Decodes the decoder's value with another mapping.
  ///
  /// - Throws: The mapping's `JSONError`, such as `type-mismatch` or `missing-key`;
  ///   `DecodingError.dataCorrupted` with a decoder of another package.
  public func decode<Field: JSONMapping.Decoding>(with field: Field) throws -> Field.Model {
    guard let decoder = self as? ValueDecoder else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: codingPath,
          debugDescription: "a field with a mapping needs CodableMapper or CodableDecoder"))
    }
    let json = decoder.session[decoder.value]
    do throws(JSONError) {
      // The mapping uses the context of this decode unless it has its own.
      guard let context = decoder.session.context else { return try field.decode(json) }
      return try json.withContext(context) { (json) throws(JSONError) in try field.decode(json) }
    } catch {
      throw error.placed(at: json)
    }
  }
}
