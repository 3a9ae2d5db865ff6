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

extension LossyArray: ManualWritable where Element: ManualWritable {
  /// Writes an array of the elements.
  ///
  /// - Throws: `depth-limit`, and what an element throws.
  public func write(manual writer: inout JSONWriter) throws(JSONError) {
    try elements.write(manual: &writer)
  }
}
