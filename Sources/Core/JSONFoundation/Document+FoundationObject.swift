public import JSONCore

extension Document {
  /// Creates a document from a tree of Foundation and Swift values, such as `JSONSerialization` returns.
  ///
  /// A tree consists of `NSNull`, `Bool`, integers of any width, `Double`, `Float`, `CGFloat`, `Decimal`,
  /// `NSNumber`, `NSDecimalNumber`, `String`, `Substring`, ``JSONTree``, arrays, and dictionaries with
  /// strings as keys; an optional of these is converted to its value or to `null`. Integers and decimals
  /// retain all their digits. The order of members is the dictionary's.
  ///
  /// - Throws: `non-finite-number`, `depth-limit`, `size-limit`, or `custom` for a value of another type,
  ///   each with its path.
  /// - Complexity: O(*n*); does not recurse.
  public convenience init(
    foundationObject: Any, options: JSONParseOptions = JSONParseOptions()
  ) throws(JSONError) {
    var hasDecimals = false
    try self.init(foundationObject: foundationObject, options: options, notingDecimalsIn: &hasDecimals)
  }

  /// Creates a document from a tree, and sets `hasDecimals` to whether the tree contained a `Decimal` or
  /// `NSDecimalNumber`. A number of the document can't be cast back to these types.
  ///
  /// - Throws: The errors of ``init(foundationObject:options:)``.
  package convenience init(
    foundationObject: Any, options: JSONParseOptions = JSONParseOptions(),
    notingDecimalsIn hasDecimals: inout Bool
  ) throws(JSONError) {
    var builder = TapeBuilder(options: options)
    hasDecimals = try builder.append(tree: foundationObject)
    self.init(builder)
  }
}

extension JSONWriter {
  /// Writes a tree of Foundation and Swift values; see `Document.init(foundationObject:options:)`.
  ///
  /// After an error, the text that has been written remains.
  ///
  /// - Throws: `non-finite-number`, `depth-limit`, `size-limit`, or `custom` for a value of another type; the
  ///   path of a value that JSON can't express starts at the tree's root.
  /// - Complexity: O(*n*); does not recurse.
  public mutating func write(foundationObject: Any) throws(JSONError) {
    try append(tree: foundationObject)
  }
}
