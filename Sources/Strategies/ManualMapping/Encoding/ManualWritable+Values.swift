public import JSONCore

extension Bool: ManualWritable {}
extension String: ManualWritable {}
extension Double: ManualWritable {}
extension Float: ManualWritable {}
extension Int: ManualWritable {}
extension Int8: ManualWritable {}
extension Int16: ManualWritable {}
extension Int32: ManualWritable {}
extension Int64: ManualWritable {}
extension UInt: ManualWritable {}
extension UInt8: ManualWritable {}
extension UInt16: ManualWritable {}
extension UInt32: ManualWritable {}
extension UInt64: ManualWritable {}

extension Optional: ManualWritable where Wrapped: ManualWritable {
  /// Writes `nil` as `null`.
  @inlinable @inline(__always)
  public func write(manual writer: inout JSONWriter) throws(JSONError) {
    if let value = self { try value.write(manual: &writer) } else { writer.writeNull() }
  }

  /// Writes the member; nothing for `nil`.
  @inlinable @inline(__always)
  public func write(manual writer: inout JSONWriter, under key: JSONKey) throws(JSONError) {
    if let value = self { try value.write(manual: &writer, under: key) }
  }
}

extension Array: ManualWritable where Element: ManualWritable {
  /// Writes an array.
  @inlinable
  public func write(manual writer: inout JSONWriter) throws(JSONError) {
    try writer.beginArray()
    for element in self { try element.write(manual: &writer) }
    writer.endArray()
  }
}

extension Dictionary: ManualWritable where Key == String, Value: ManualWritable {
  /// Writes an object.
  @inlinable
  public func write(manual writer: inout JSONWriter) throws(JSONError) {
    try writer.beginObject()
    for (key, value) in self {
      writer.key(key)
      try value.write(manual: &writer)
    }
    writer.endObject()
  }
}
