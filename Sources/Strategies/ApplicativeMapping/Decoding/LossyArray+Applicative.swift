public import JSONCore
public import JSONMapping

extension LossyArray: Decodable where Element: Decodable, Element.DecodedType == Element {
  /// Decodes an array, skips elements that don't decode, and reports the first issue of each.
  ///
  /// Only a value that isn't an array is a failure.
  ///
  /// - Complexity: O(*n*), the errors' paths and positions included.
  public static func decode(_ json: JSON) -> Decoded<LossyArray> {
    // Every element has a log of its own, so that its issues don't become issues of the whole decode.
    json.decoded(by: { (json) throws(JSONError) in
      try LossyArray(json) { (element) throws(JSONError) in try Element.decodeApplicatively(element) }
    })
  }
}
