extension OwnedJSON {
  /// Copies a value of a document.
  ///
  /// Of duplicate keys, the one that the document's options choose counts, at the position of the first.
  ///
  /// - Throws: `number-out-of-range` for JSON5's `Infinity` and `NaN`.
  /// - Complexity: O(*n*); does not recurse.
  public init(_ json: JSONValue) throws(JSONError) {
    // From the last node to the first: the children of an array or object are converted before it, and the
    // first of them is then on top of the stack.
    var values: [OwnedJSON] = []
    var node = json.node + json.node.pointee.size
    while node > json.node {
      node -= 1
      let json = JSONValue(node: node, header: json.header)
      switch node.pointee.kind {
      case .null: values.append(.null)
      case .false: values.append(.bool(false))
      case .true: values.append(.bool(true))
      case .integer, .unsigned, .double, .wide: values.append(.number(try json.number()))
      case .string: values.append(.string((try? json.string()) ?? ""))
      case .array:
        let elements = Array(count: node.pointee.count) { values.removeLast() }
        values.append(.array(Elements(contents: OwnedContents(values: elements))))
      case .object:
        let contents = OwnedContents()
        for _ in 0..<node.pointee.count {
          guard case .string(let key)? = values.popLast(), let value = values.popLast() else { break }
          contents.addMember(key, value, replacing: json.header.pointee.usesLastDuplicate)
        }
        values.append(.object(Members(contents: contents)))
      }
    }
    self = values[0]
  }

  /// Parses UTF-8 text.
  ///
  /// - Throws: `unexpected-character`, `unexpected-end`, `depth-limit` or another code that
  ///   ``Document/init(parsing:options:)-(RawSpan,_)`` throws.
  public init(parsing bytes: [UInt8], options: JSONParseOptions = JSONParseOptions()) throws(JSONError) {
    let document = try Document(parsing: bytes, options: options)
    self = try document.withRoot { (json) throws(JSONError) in try OwnedJSON(json) }
  }

  /// Parses a string.
  ///
  /// - Throws: `unexpected-character`, `unexpected-end`, `depth-limit` or another code that
  ///   ``Document/init(parsing:options:)-(RawSpan,_)`` throws.
  public init(parsing text: String, options: JSONParseOptions = JSONParseOptions()) throws(JSONError) {
    let document = try Document(parsing: text, options: options)
    self = try document.withRoot { (json) throws(JSONError) in try OwnedJSON(json) }
  }

  /// Creates a value from one of any type that has a JSON form.
  ///
  /// - Throws: What writing the value throws, such as `non-finite-number`.
  public init(_ value: some JSONWritable) throws(JSONError) {
    var writer = JSONWriter(options: JSONWriteOptions(depthLimit: .max, sizeLimit: .max))
    try value.write(to: &writer)
    try self.init(parsing: writer.finish(), options: JSONParseOptions(depthLimit: .max, sizeLimit: .max))
  }
}

extension OwnedJSON: JSONReadable {
  /// Copies any value.
  ///
  /// - Throws: `number-out-of-range` for JSON5's `Infinity` and `NaN`.
  public static func read(_ json: JSONValue) throws(JSONError) -> OwnedJSON { try OwnedJSON(json) }
}
