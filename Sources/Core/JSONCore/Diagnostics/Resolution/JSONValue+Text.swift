extension JSONValue {
  /// Decodes the JSON in a string as a document, with the options, the context, the key strategy and the rules
  /// of this decode. The empty object of a collecting decode stands for its text.
  ///
  /// - Throws: `type-mismatch` or `unexpected-null` for another value, `depth-limit` if little of the stack is
  ///   left, and what parsing the text and `body` throw, as an error about this value.
  package func withText<Result>(_ body: (JSONValue) throws(JSONError) -> Result) throws(JSONError) -> Result {
    if isEmptyObject { return try body(self) }
    let text = try string()
    try checkStack()
    var options = document.options
    options.assumesTopLevelDictionary = false
    let rules = DecodingRules(
      issueLimit: isCollecting ? document.log?.limit ?? 1 : 1, rejectsUnknownKeys: logs(.unknownKeys))
    func decode(_ json: JSONValue) throws(JSONError) -> Result {
      var inner = json.header.pointee
      (inner.context, inner.keyConversion) = (header.pointee.context, header.pointee.keyConversion)
      // Deep, because a text may be nested in many others, so models must check the stack.
      inner.settings.formUnion(
        header.pointee.settings.intersection([.convertedKeys, .cancellable]).union(.deep))
      return try withUnsafePointer(to: &inner) { (pointer) throws(JSONError) in
        try body(JSONValue(node: json.node, header: pointer))
      }
    }
    do throws(JSONError) {
      let text = try Document(parsing: text, options: options)
      guard document.log?.notesDrift == true else { return try text.withRoot(by: rules, decode) }
      let (result, drift) = try text.withRootNotingDrift(by: rules, decode)
      log(.text(drift))
      return result
    } catch {
      throw self.error(pending: .inText(error.withoutLargeText()))
    }
  }

  /// Converts the issue of a tree that was created from `root` to an error about this value. The errors of
  /// the alternatives are about the values at their paths below `root`.
  package func error(of issue: Issue, below root: JSONValue) -> JSONError {
    let alternatives = issue.alternatives.map { alternative in
      root.reached(along: alternative.path.components).error(of: alternative, below: root)
    }
    return JSONError(.stated(issue.kind), at: index, in: documentIdentity, alternatives: alternatives)
  }

  /// The value at a path, or the last one that exists on the path.
  @_lifetime(copy self)
  package func reached(along components: [JSONPath.Component]) -> JSONValue {
    var current = self
    for component in components {
      switch component {
      case .key(let key):
        guard let object = current.unguardedObject, let member = object[key] else { return current }
        current = member
      case .index(let index):
        guard let array = current.unguardedArray, let element = array[index] else { return current }
        current = element
      }
    }
    return current
  }
}
