internal import CJansson
internal import JSONCore

extension JanssonTree {
  /// Creates a tree from a value. Recurses, so the depth must have been checked.
  init(_ json: JSONValue) throws(JSONError) {
    self.init(owning: try JanssonTree.make(json))
  }

  private static func make(_ json: JSONValue) throws(JSONError) -> Value {
    switch json.kind {
    case .null: return try made(json_null())
    case .bool: return try made(try json.bool() ? json_true() : json_false())
    case .number: return try make(json.number(), at: json)
    case .string:
      return try made(
        try json.withUTF8 { (text) throws(JSONError) in
          text.withUnsafeBytes { bytes in
            withText(bytes) { json_stringn_nocheck($0, $1) }
          }
        }
      )
    case .array:
      let array = JanssonTree(owning: try made(json_array()))
      let root = array.root
      try json.array().forEach { (element) throws(JSONError) in
        json_array_append_new(root, try make(element))
      }
      return array.release()
    case .object:
      let object = JanssonTree(owning: try made(json_object()))
      let root = object.root
      try json.object().forEach { (member) throws(JSONError) in
        let key = member.key
        guard !key.utf8.contains(0) else {
          throw member.keyValue.error(.custom("jansson can't write a key that contains a NUL"))
        }
        json_object_set_new_nocheck(root, key, try make(member.value))
      }
      return object.release()
    }
  }

  private static func make(_ number: JSONNumber, at json: JSONValue) throws(JSONError) -> Value {
    switch number.form {
    case .integer(let value): return try made(json_integer(json_int_t(value)))
    case .double(let value): return try made(json_real(value))
    case .digits(let digits) where digits.utf8.contains { ".eE".utf8.contains($0) } && number.double.isFinite:
      return try made(json_real(number.double))
    case .digits(let digits) where digits.utf8.contains { ".eE".utf8.contains($0) }:
      throw json.error(.outOfRange(Double.self))
    case .unsigned, .digits:
      throw json.error(.outOfRange(Int64.self))
    }
  }

  private static func made(_ value: Value?) throws(JSONError) -> Value {
    guard let value else { throw JSONError(.custom("jansson is out of memory")) }
    return value
  }
}

extension JanssonTree {
  private struct Output {
    var bytes: [UInt8] = []
    let options: JSONWriteOptions
  }

  /// Returns the text of the tree.
  ///
  /// - Throws: `size-limit` as soon as the text is too long, so the reported size is a lower bound.
  func bytes(flags: Int32, options: JSONWriteOptions) throws(JSONError) -> [UInt8] {
    var output = Output(options: options)
    let status = withUnsafeMutablePointer(to: &output) { output in
      json_dump_callback(
        root,
        { text, count, output in
          guard let text, let output = output?.assumingMemoryBound(to: Output.self) else { return -1 }
          output.pointee.bytes.append(contentsOf: UnsafeRawBufferPointer(start: text, count: count))
          return output.pointee.bytes.count > output.pointee.options.sizeLimit ? -1 : 0
        },
        output, Int(flags)
      )
    }
    try output.options.checkSize(output.bytes.count)
    guard status == 0 else { throw JSONError(.custom("jansson can't write the value")) }
    return output.bytes
  }
}
