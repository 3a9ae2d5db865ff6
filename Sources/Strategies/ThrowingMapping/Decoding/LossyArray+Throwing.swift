public import JSONCore
public import JSONMapping

extension LossyArray: Decodable where Element: Decodable {
  /// Decodes an array, leaving out what does not fit, and reports it.
  ///
  /// - Throws: `DecodingError.typeMismatch` if it is no array.
  public static func decode(_ json: JSON) throws -> LossyArray {
    guard json.kind == .array else { try json.refuseAsArray() }
    return try LossyArray(json) { (element) throws(JSONError) in
      try Element.decodeThrowing(element)
    }
  }
}
