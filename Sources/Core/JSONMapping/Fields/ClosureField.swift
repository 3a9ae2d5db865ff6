public import JSONCore

/// A value made by closures from one that another field maps.
///
///     let hex = ClosureField(from: { Int($0, radix: 16) }, to: { String($0, radix: 16) })
public struct ClosureField<Wire: JSONReadable & JSONWritable, Value>: Mapping {
  private let decoding: @Sendable (Wire) throws -> Value?
  private let encoding: @Sendable (Value) throws -> Wire

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - decoding: Makes the value; `nil` or an error fails with `transform-failed`.
  ///   - encoding: Makes what is written.
  public init(
    from decoding: @escaping @Sendable (Wire) throws -> Value?,
    to encoding: @escaping @Sendable (Value) throws -> Wire
  ) {
    self.decoding = decoding
    self.encoding = encoding
  }

  /// Decodes the wire value and passes it on; what the closure throws becomes `transform-failed`.
  ///
  /// - Throws: What reading the wire value throws, and `transform-failed` if the closure throws or returns
  ///   `nil`.
  public func decode(_ json: JSONValue) throws(JSONError) -> Value {
    let wire = try Wire.read(json)
    do {
      guard let value = try decoding(wire) else {
        throw json.error(.conversionFailed(to: typeName(Value.self)))
      }
      return value
    } catch let error as JSONError {
      throw error.placed(at: json)
    } catch {
      throw json.error(.transformFailed(String(describing: error)))
    }
  }

  /// Writes what the closure makes of the value; what it throws becomes `transform-failed`.
  ///
  /// - Throws: `transform-failed` if the closure throws, and what writing the wire value throws.
  public func encode(_ value: Value, into writer: inout JSONWriter) throws(JSONError) {
    do {
      try encoding(value).write(to: &writer)
    } catch let error as JSONError {
      throw error
    } catch {
      throw writer.error(.transformFailed(String(describing: error)))
    }
  }
}
