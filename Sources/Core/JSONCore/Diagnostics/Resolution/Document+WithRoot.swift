extension Document {
  /// Calls `body` with the root value.
  ///
  /// A pending ``JSONError`` that `body` throws is resolved: path, position and excerpt are added.
  ///
  /// - Throws: What `body` throws, resolved.
  @inlinable
  public func withRoot<Result>(
    _ body: (JSONValue) throws(JSONError) -> Result
  ) throws(JSONError) -> Result {
    do {
      return try body(rootValue)
    } catch {
      throw error.resolved(at: rootValue)
    }
  }
}
