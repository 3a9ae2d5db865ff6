public import JSONCore
public import JSONMapping

extension LossyArray: ManualReadable where Element: ManualReadable {
  /// Decodes an array, skipping elements that don't decode.
  ///
  /// - Throws: `type-mismatch` or `unexpected-null` if it isn't an array, or `depth-limit`.
  public static func read(manual json: JSONValue) throws(JSONError) -> LossyArray {
    try LossyArray(json) { (element) throws(JSONError) in try Element.read(manual: element) }
  }
}
