internal import JSONCore

extension UnkeyedReader {
  mutating func decode<Value: ScalarDecodable>(_ type: Value.Type) throws -> Value { try scalar() }

  private mutating func scalar<Value: ScalarDecodable>() throws -> Value {
    let position = try current(for: Value.self)
    do {
      let value = try Value.read(session[position], in: session)
      advance()
      return value
    } catch {
      enterElement()
      throw session.failure(error, at: position, depth: Int(depth) + 1, for: Value.self)
    }
  }
}

// Of these the standard library has an implementation, which counts for more than a generic one.

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UnkeyedReader {
  mutating func decode(_ type: Int128.Type) throws -> Int128 { try scalar() }
  mutating func decode(_ type: UInt128.Type) throws -> UInt128 { try scalar() }
}
