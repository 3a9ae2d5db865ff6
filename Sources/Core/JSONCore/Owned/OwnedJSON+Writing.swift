extension OwnedJSON: JSONWritable {
  /// Writes the value; an object's members are written in their order.
  ///
  /// - Throws: `depth-limit` or `size-limit`.
  /// - Complexity: O(*n*); does not recurse.
  public func write(to writer: inout JSONWriter) throws(JSONError) {
    // The open containers and the position of the next child in each.
    var open: [(contents: OwnedContents, isObject: Bool, next: Int)] = []
    var value = self
    while true {
      switch value {
      case .null: writer.writeNull()
      case .bool(let value): writer.write(value)
      case .number(let number): writer.write(number)
      case .string(let text): writer.write(text)
      case .array(let elements):
        try writer.beginArray()
        open.append((elements.contents, false, 0))
      case .object(let members):
        try writer.beginObject()
        open.append((members.contents ?? OwnedContents(), true, 0))
      }
      while let container = open.last, container.next == container.contents.count {
        if container.isObject { writer.endObject() } else { writer.endArray() }
        open.removeLast()
      }
      guard let container = open.last else { return }
      open[open.count - 1].next += 1
      if container.isObject { writer.key(verbatim: container.contents.key(at: container.next)) }
      value = container.contents.value(at: container.next)
    }
  }
}

extension JSONWriter {
  /// Writes a number as it was spelled.
  public mutating func write(_ number: JSONNumber) {
    switch number.stored {
    case .integer(let value): write(value)
    case .unsigned(let value): write(value)
    case .double, .text: write(literal: number.literal)
    }
  }
}

extension JSONNumber: JSONReadable, JSONWritable {
  /// Reads a number with its spelling.
  ///
  /// - Throws: `number-out-of-range` for JSON5's `Infinity` and `NaN`, `type-mismatch` or `unexpected-null`.
  public static func read(_ json: JSONValue) throws(JSONError) -> JSONNumber { try json.number() }

  /// Writes the number as it was spelled.
  public func write(to writer: inout JSONWriter) { writer.write(self) }
}

extension OwnedJSON: CustomStringConvertible {
  /// The value as compact JSON.
  public var description: String {
    var writer = JSONWriter(options: JSONWriteOptions(depthLimit: .max, sizeLimit: .max))
    do {
      try write(to: &writer)
    } catch {
      return "\(error)"
    }
    return writer.takeText()
  }
}

extension Document {
  /// Creates a document from a value, for mappers to decode. Its positions are those in the compact text.
  ///
  /// - Throws: `depth-limit` or `size-limit`.
  public convenience init(
    _ json: OwnedJSON, options: JSONParseOptions = JSONParseOptions()
  ) throws(JSONError) {
    var writer = JSONWriter(options: JSONWriteOptions(depthLimit: options.depthLimit, sizeLimit: .max))
    try json.write(to: &writer)
    try self.init(parsing: writer.finish(), options: options)
  }
}
