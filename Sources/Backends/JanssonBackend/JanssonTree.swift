internal import CJansson
internal import JSONCore

/// A tree of jansson's values, which is released when this value is destroyed.
struct JanssonTree: ~Copyable {
  typealias Value = UnsafeMutablePointer<json_t>

  let root: Value

  /// Takes ownership of a reference.
  init(owning root: Value) {
    self.root = root
  }

  /// Loads a text.
  init(loading bytes: RawSpan, flags: Int32) throws(JanssonError) {
    var error = json_error_t()
    let root = bytes.withUnsafeBytes { buffer in
      JanssonTree.withText(buffer) { json_loadb($0, $1, Int(flags), &error) }
    }
    guard let root else { throw JanssonError(error) }
    self.root = root
  }

  deinit {
    json_decref(root)
  }

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
}

extension JanssonTree {
  /// Converts the tree recursively; the builder checks the stack.
  func build(into builder: inout TapeBuilder) throws(JSONError) {
    try JanssonTree.append(root, to: &builder)
  }

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
}
