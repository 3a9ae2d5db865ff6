extension Document {
  /// Calls `body` with the root value.
  ///
  /// A pending ``JSONError`` that `body` throws is resolved: it gets path, position and excerpt.
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
