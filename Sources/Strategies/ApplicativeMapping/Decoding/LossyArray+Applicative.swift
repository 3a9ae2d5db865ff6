public import JSONCore
public import JSONMapping

extension LossyArray: Decodable where Element: Decodable, Element.DecodedType == Element {
  /// Decodes an array, leaving out what does not fit, and reports the first issue of each.
  ///
  /// Only what is no array is a failure.
  ///
  /// - Complexity: O(*n*), the errors' paths and positions included.
  public static func decode(_ json: JSON) -> Decoded<LossyArray> {
    do {
      // Every element has room for notes of its own, so that its issues are none of the whole decode's.
      return .success(
        try LossyArray(json) { (element) throws(JSONError) in try Element.decodeApplicatively(element) })
    } catch {
      return .failure(json.failed(error))
    }
  }
}
