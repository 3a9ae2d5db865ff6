public import JSONCore
public import JSONMapping

extension LossyArray: ManualReadable where Element: ManualReadable {
  /// Reads an array, leaving out what does not fit.
  ///
  /// - Throws: `type-mismatch` or `unexpected-null` if it is no array.
  public static func read(manual json: JSONValue) throws(JSONError) -> LossyArray {
    try LossyArray(json) { (element) throws(JSONError) in try Element.read(manual: element) }
  }
}
