public import JSONCore
public import JSONMapping

extension LossyArray: Decodable where Element: Decodable {
  /// Decodes an array, skips elements that don't decode, and reports them.
  ///
  /// - Throws: `DecodingError.typeMismatch` if it isn't an array.
  public static func decode(_ json: JSON) throws -> LossyArray {
    guard json.kind == .array else { try json.refuseAsArray() }
    return try LossyArray(json) { (element) throws(JSONError) in
      try Element.decodeThrowing(element)
    }
  }
}
