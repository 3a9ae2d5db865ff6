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
  /// Converts the tree, without recursion.
  func build(into builder: inout TapeBuilder) throws(JSONError) {
    var open: [OpenContainer] = []
    var value = root
    while true {
      try begin(value, in: &open, of: &builder)
      while let last = open.last, last.isAtEnd {
        if last.isObject { try builder.endObject() } else { builder.endArray() }
        open.removeLast()
      }
      guard let last = open.indices.last, let next = try open[last].next(of: &builder) else { return }
      value = next
    }
  }

  private func begin(
    _ value: Value, in open: inout [OpenContainer], of builder: inout TapeBuilder
  ) throws(JSONError) {
    switch value.pointee.type {
    case JSON_OBJECT:
      try builder.beginObject()
      open.append(OpenContainer(value))
    case JSON_ARRAY:
      try builder.beginArray()
      open.append(OpenContainer(value))
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

/// An array or object whose children are being converted.
private struct OpenContainer {
  let container: JanssonTree.Value
  let isObject: Bool
  /// The next member of an object.
  private var iterator: UnsafeMutableRawPointer?
  /// The next element of an array.
  private var index = 0

  init(_ container: JanssonTree.Value) {
    self.container = container
    isObject = container.pointee.type == JSON_OBJECT
    // Null for an array.
    iterator = json_object_iter(container)
  }

  var isAtEnd: Bool { isObject ? iterator == nil : index == json_array_size(container) }

  /// Returns the next child; appends its key.
  mutating func next(of builder: inout TapeBuilder) throws(JSONError) -> JanssonTree.Value? {
    guard isObject else {
      index += 1
      return json_array_get(container, index - 1)
    }
    guard let member = iterator, let key = json_object_iter_key(member) else { return nil }
    // jansson's keys contain no NUL.
    try builder.key(utf8: Span(_unsafeBytes: UnsafeRawBufferPointer(start: key, count: strlen(key))))
    iterator = json_object_iter_next(container, member)
    return json_object_iter_value(member)
  }
}
