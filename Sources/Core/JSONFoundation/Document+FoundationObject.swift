public import JSONCore

extension Document {
  /// Makes a document from a tree of Foundation's and Swift's values, such as `JSONSerialization` returns.
  ///
  /// A tree consists of `NSNull`, `Bool`, integers of any width, `Double`, `Float`, `CGFloat`, `Decimal`,
  /// `NSNumber`, `NSDecimalNumber`, `String`, `Substring`, ``JSONTree``, arrays, and dictionaries with
  /// strings as keys; optionals of these count as `null` or their value. Integers and decimals keep all their
  /// digits. The order of members is the dictionary's.
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

  /// Makes a document from a tree, and tells whether a `Decimal` or `NSDecimalNumber` was in it: what the
  /// document has in its place is cast to another class of numbers.
  ///
  /// Throws as ``init(foundationObject:options:)`` does.
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
  /// Writes a tree of Foundation's and Swift's values; see
  /// `Document.init(foundationObject:options:)`.
  ///
  /// What was written before remains.
  ///
  /// - Throws: `non-finite-number`, `depth-limit`, or `custom` for a value of another type, with the path
  ///   from the tree's root.
  /// - Complexity: O(*n*); does not recurse.
  public mutating func write(foundationObject: Any) throws(JSONError) {
    try append(tree: foundationObject)
  }
}
