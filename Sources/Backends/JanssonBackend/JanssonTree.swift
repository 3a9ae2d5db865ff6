internal import CJansson
internal import JSONCore

/// A tree of jansson's values, which is released when this value is destroyed.
struct JanssonTree: ~Copyable {
  typealias Value = UnsafeMutablePointer<json_t>

  let root: Value

  /// Takes ownership of a reference.
  init(owning root: Value) { self.root = root }

  /// Loads a text.
  init(loading bytes: RawSpan, flags: Int32) throws(JanssonError) {
    var error = json_error_t()
    let root = bytes.withUnsafeBytes { buffer in
      JanssonTree.withText(buffer) { json_loadb($0, $1, Int(flags), &error) }
    }
    guard let root else { throw JanssonError(error) }
    self.root = root
  }

  deinit { json_decref(root) }

  /// Calls `body` with a text in the form that jansson expects.
  static func withText<Result>(
    _ bytes: UnsafeRawBufferPointer, _ body: (UnsafePointer<CChar>?, Int) -> Result
  ) -> Result {
    // An empty text has no address, and jansson rejects a null pointer, so this passes another address.
    withUnsafeBytes(of: UInt8(0)) { empty in
      body((bytes.baseAddress ?? empty.baseAddress)?.assumingMemoryBound(to: CChar.self), bytes.count)
    }
  }

  /// Releases ownership of the reference and returns it.
  consuming func release() -> Value {
    let root = root
    discard self
    return root
  }

  /// Converts the tree recursively; the builder checks the stack.
  func build(into builder: inout TapeBuilder) throws(JSONError) { try JanssonTree.append(root, to: &builder) }

  private static func append(_ value: Value, to builder: inout TapeBuilder) throws(JSONError) {
    switch value.pointee.type {
    case JSON_OBJECT:
      try builder.beginObject()
      var next = json_object_iter(value)
      while let member = next, let key = json_object_iter_key(member) {
        // jansson's keys contain no NUL.
        try builder.key(utf8: Span(_unsafeBytes: UnsafeRawBufferPointer(start: key, count: strlen(key))))
        if let child = json_object_iter_value(member) { try append(child, to: &builder) }
        next = json_object_iter_next(value, member)
      }
      try builder.endObject()
    case JSON_ARRAY:
      try builder.beginArray()
      for index in 0..<json_array_size(value) {
        if let element = json_array_get(value, index) { try append(element, to: &builder) }
      }
      builder.endArray()
    case JSON_STRING:
      let text = UnsafeRawBufferPointer(start: json_string_value(value), count: json_string_length(value))
      try builder.append(utf8: Span(_unsafeBytes: text))
    case JSON_INTEGER: try builder.append(Int64(json_integer_value(value)))
    case JSON_REAL: try builder.append(json_real_value(value))
    case JSON_TRUE: try builder.append(true)
    case JSON_FALSE: try builder.append(false)
    default: try builder.appendNull()
    }
  }

  /// Creates a tree from a value. Recurses, so the depth must have been checked.
  init(_ json: JSONValue) throws(JSONError) { self.init(owning: try JanssonTree.make(json)) }

  private static func make(_ json: JSONValue) throws(JSONError) -> Value {
    switch json.kind {
    case .null: return try made(json_null())
    case .bool: return try made(try json.bool() ? json_true() : json_false())
    case .number: return try make(json.number(), at: json)
    case .string:
      return try made(
        try json.withUTF8 { (text) throws(JSONError) in
          text.withUnsafeBytes { bytes in withText(bytes) { json_stringn_nocheck($0, $1) } }
        })
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
    case .digits(let digits) where digits.utf8.contains { ".eE".utf8.contains($0) }:
      guard number.double.isFinite else { throw json.error(.outOfRange(Double.self)) }
      return try made(json_real(number.double))
    case .unsigned, .digits: throw json.error(.outOfRange(Int64.self))
    }
  }

  private static func made(_ value: Value?) throws(JSONError) -> Value {
    guard let value else { throw JSONError(.custom("jansson is out of memory")) }
    return value
  }

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
        output, Int(flags))
    }
    try output.options.checkSize(output.bytes.count)
    guard status == 0 else { throw JSONError(.custom("jansson can't write the value")) }
    return output.bytes
  }
}
