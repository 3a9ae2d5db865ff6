internal import JSONCore

/// What takes values one after the other: the tape's builder or the writer.
protocol ValueReceiver: ~Copyable {
  mutating func receiveNull() throws(JSONError)
  mutating func receive(_ value: Bool) throws(JSONError)
  mutating func receive(_ value: Int64) throws(JSONError)
  mutating func receive(_ value: UInt64) throws(JSONError)
  mutating func receive(_ value: Double) throws(JSONError)
  mutating func receive(_ value: Float) throws(JSONError)
  mutating func receive(_ value: String) throws(JSONError)
  /// The digits are kept as they are; they form a JSON number.
  mutating func receive(number digits: String) throws(JSONError)
  mutating func receive(key: String) throws(JSONError)
  mutating func beginArray() throws(JSONError)
  mutating func endArray() throws(JSONError)
  mutating func beginObject() throws(JSONError)
  mutating func endObject() throws(JSONError)
}

extension TapeBuilder: ValueReceiver {
  mutating func receiveNull() throws(JSONError) { try appendNull() }
  mutating func receive(_ value: Bool) throws(JSONError) { try append(value) }
  mutating func receive(_ value: Int64) throws(JSONError) { try append(value) }
  mutating func receive(_ value: UInt64) throws(JSONError) { try append(value) }
  mutating func receive(_ value: Double) throws(JSONError) { try append(value) }
  mutating func receive(_ value: Float) throws(JSONError) { try append(number: "\(value)") }
  mutating func receive(_ value: String) throws(JSONError) { try append(value) }
  mutating func receive(number digits: String) throws(JSONError) { try append(number: digits) }
  mutating func receive(key: String) throws(JSONError) { try self.key(key) }
}

extension JSONWriter: ValueReceiver {
  mutating func receiveNull() { writeNull() }
  mutating func receive(_ value: Bool) { write(value) }
  mutating func receive(_ value: Int64) { write(value) }
  mutating func receive(_ value: UInt64) { write(value) }
  mutating func receive(_ value: Double) throws(JSONError) { try write(value) }
  mutating func receive(_ value: Float) throws(JSONError) {
    if options.marksFloats { try write(value) } else { try write(raw: "\(value)") }
  }
  mutating func receive(_ value: String) { write(value) }
  mutating func receive(number digits: String) throws(JSONError) { try write(raw: digits) }
  mutating func receive(key: String) { self.key(verbatim: key) }
}
