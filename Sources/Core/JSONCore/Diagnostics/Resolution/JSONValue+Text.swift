extension JSONValue {
  /// Decodes the JSON in a string as a document, with the options, the context, the key strategy and the rules
  /// of this decode.
  ///
  /// - Throws: `type-mismatch` or `unexpected-null` for another value, `depth-limit` if little of the stack is
  ///   left, and what parsing the text and `body` throw, as an error about this value.
  package func withText<Result>(_ body: (JSONValue) throws(JSONError) -> Result) throws(JSONError) -> Result {
    let text = try string()
    try checkStack()
    var options = document.options
    options.assumesTopLevelDictionary = false
    let rules = DecodingRules(
      issueLimit: isCollecting ? document.log?.limit ?? 1 : 1, rejectsUnknownKeys: logs(.unknownKeys))
    do throws(JSONError) {
      return try Document(parsing: text, options: options).withRoot(by: rules) { (json) throws(JSONError) in
        var inner = json.header.pointee
        (inner.context, inner.keyConversion) = (header.pointee.context, header.pointee.keyConversion)
        // Deep, because a text may be nested in many others, so models must check the stack.
        inner.settings.formUnion(
          header.pointee.settings.intersection([.convertedKeys, .cancellable]).union(.deep))
        return try withUnsafePointer(to: &inner) { (pointer) throws(JSONError) in
          try body(JSONValue(node: json.node, header: pointer))
        }
      }
    } catch {
      throw self.error(pending: .inText(error.withoutLargeText()))
    }
  }
}
