internal import JSONCore

/// A receiver of consecutive values: the tape's builder or the writer. The methods are named after those of
/// the builder.
protocol ValueReceiver: ~Copyable {
  mutating func appendNull() throws(JSONError)
  mutating func append(_ value: Bool) throws(JSONError)
  mutating func append(_ value: Int64) throws(JSONError)
  mutating func append(_ value: UInt64) throws(JSONError)
  mutating func append(_ value: Double) throws(JSONError)
  mutating func append(_ value: Float) throws(JSONError)
  mutating func append(_ value: String) throws(JSONError)
  /// Appends a number by its digits, which are in JSON's grammar and aren't changed.
  mutating func append(number digits: String) throws(JSONError)
  mutating func key(verbatim key: String) throws(JSONError)
  mutating func beginArray() throws(JSONError)
  mutating func endArray() throws(JSONError)
  mutating func beginObject() throws(JSONError)
  mutating func endObject() throws(JSONError)
}

extension TapeBuilder: ValueReceiver {
  mutating func append(_ value: Float) throws(JSONError) { try append(number: "\(value)") }
  mutating func key(verbatim key: String) throws(JSONError) { try self.key(key) }
}

extension JSONWriter: ValueReceiver {
  mutating func appendNull() { writeNull() }
  mutating func append(_ value: Bool) { write(value) }
  mutating func append(_ value: Int64) { write(value) }
  mutating func append(_ value: UInt64) { write(value) }
  mutating func append(_ value: Double) throws(JSONError) { try write(value) }
  mutating func append(_ value: Float) throws(JSONError) {
    if options.marksFloats { try write(value) } else { try write(raw: "\(value)") }
  }
  mutating func append(_ value: String) { write(value) }
  mutating func append(number digits: String) throws(JSONError) { try write(raw: digits) }
}
