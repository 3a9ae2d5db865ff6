internal import JSONCore

extension UnkeyedReader {
  mutating func decode<Value: ScalarDecodable>(_ type: Value.Type) throws -> Value { try scalar() }

  private mutating func scalar<Value: ScalarDecodable>() throws -> Value {
    let position = try current(for: Value.self)
    let following: DocumentPosition
    let value: Value
    do throws(JSONError) {
      let json = session[position]
      value = try Value.read(json, in: session)
      following = json.nextElement
    } catch {
      throw failure(error, for: Value.self)
    }
    advance(to: following)
    return value
  }

  @inline(never)
  private func failure(_ error: JSONError, for type: Any.Type) -> DecodingError {
    enterElement()
    return session.failure(error, at: next, depth: Int(depth) + 1, for: type)
  }
}

// The standard library implements these too, and its implementation takes precedence over a generic one.

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UnkeyedReader {
  mutating func decode(_ type: Int128.Type) throws -> Int128 { try scalar() }
  mutating func decode(_ type: UInt128.Type) throws -> UInt128 { try scalar() }
}
