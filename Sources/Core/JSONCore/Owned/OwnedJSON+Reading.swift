extension OwnedJSON {
  /// Copies a value of a document.
  ///
  /// Of duplicate keys the one that the document's options choose, at the place of the first.
  ///
  /// - Complexity: O(*n*); does not recurse.
  public init(_ json: JSONValue) {
    var open: [OpenContainer] = []
    var node = json.node
    while true {
      if let last = open.indices.last, open[last].isObject {
        open[last].key = decodedText(of: node.pointee, in: json.header.pointee.bytes)
        node += 1
      }
      var complete: OwnedJSON?
      if node.pointee.isContainer {
        open.append(OpenContainer(isObject: node.pointee.isKind(.object), end: node + node.pointee.size))
      } else {
        complete = OwnedJSON(scalar: JSONValue(node: node, header: json.header))
      }
      node += 1
      while true {
        if let value = complete {
          guard let last = open.indices.last else {
            self = value
            return
          }
          open[last].add(value, replacing: json.header.pointee.usesLastDuplicate)
        }
        guard let last = open.last, last.end == node else { break }
        complete = last.value
        open.removeLast()
      }
    }
  }

  private init(scalar json: JSONValue) {
    switch json.node.pointee.kind {
    case .false: self = .bool(false)
    case .true: self = .bool(true)
    case .integer, .unsigned, .double, .wide: self = .number(JSONNumber(known: json))
    case .string: self = .string((try? json.string()) ?? "")
    case .null, .array, .object: self = .null
    }
  }

  /// Parses UTF-8 text.
  ///
  /// - Throws: `unexpected-character`, `unexpected-end`, `depth-limit` or another code that
  ///   ``Document/init(parsing:options:)-(RawSpan,_)`` throws.
  public init(parsing bytes: [UInt8], options: JSONParseOptions = JSONParseOptions()) throws(JSONError) {
    let document = try Document(parsing: bytes, options: options)
    self.init(document.root)
  }

  /// Parses a string.
  ///
  /// - Throws: `unexpected-character`, `unexpected-end`, `depth-limit` or another code that
  ///   ``Document/init(parsing:options:)-(RawSpan,_)`` throws.
  public init(parsing text: String, options: JSONParseOptions = JSONParseOptions()) throws(JSONError) {
    let document = try Document(parsing: text, options: options)
    self.init(document.root)
  }

  /// Takes over a value of any type that has a JSON form.
  ///
  /// - Throws: What writing the value throws, such as `non-finite-number`.
  public init(_ value: some JSONWritable) throws(JSONError) {
    var writer = JSONWriter(options: JSONWriteOptions(depthLimit: .max, sizeLimit: .max))
    try value.write(to: &writer)
    try self.init(parsing: writer.finish(), options: JSONParseOptions(depthLimit: .max, sizeLimit: .max))
  }
}

/// An array or object whose nodes are being copied.
private struct OpenContainer {
  let isObject: Bool
  let end: UnsafePointer<Node>
  let contents = OwnedContents()
  var key = ""

  var value: OwnedJSON {
    isObject
      ? .object(OwnedJSON.Members(contents: contents)) : .array(OwnedJSON.Elements(contents: contents))
  }

  func add(_ value: OwnedJSON, replacing: Bool) {
    guard isObject else { return contents.withElements { $0.append(value) } }
    guard let place = contents.place(of: key) else { return contents.appendMember(key, value) }
    if replacing { contents.setValue(value, at: place) }
  }
}

extension OwnedJSON: JSONReadable {
  /// Copies any value.
  public static func read(_ json: JSONValue) -> OwnedJSON { OwnedJSON(json) }
}
