public import JSONCore

/// A field with two closures, which convert between a value and the wire value: the one that is read from
/// JSON and written to it.
///
///     let hex = ClosureField(from: { Int($0, radix: 16) }, to: { String($0, radix: 16) })
public struct ClosureField<Wire: JSONReadable & JSONWritable, Value>: Mapping {
  private let decoding: @Sendable (Wire) throws -> Value?
  private let encoding: @Sendable (Value) throws -> Wire

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - decoding: Converts the wire value; `nil`, or an error other than a `JSONError`, is reported as
  ///     `transform-failed`.
  ///   - encoding: Converts a value to the wire value.
  public init(
    from decoding: @escaping @Sendable (Wire) throws -> Value?,
    to encoding: @escaping @Sendable (Value) throws -> Wire
  ) {
    self.decoding = decoding
    self.encoding = encoding
  }

  /// Decodes the wire value and converts it. Errors of the closure are reported as `transform-failed`, except
  /// for a `JSONError`, which keeps its code.
  ///
  /// - Throws: What reading the wire value throws, and `transform-failed` or the `JSONError` of the closure
  ///   if that throws or returns `nil`.
  public func decode(_ json: JSONValue) throws(JSONError) -> Value {
    let wire = try Wire.read(json)
    do {
      guard let value = try decoding(wire) else {
        throw json.error(.conversionFailed(to: typeName(Value.self)))
      }
      return value
    } catch {
      throw json.error(causedBy: error, error.ownText, as: IssueKind.transformFailed)
    }
  }

  /// Converts a value and writes it. Errors of the closure are reported as `transform-failed`, except for a
  /// `JSONError`, which is thrown unchanged.
  ///
  /// - Throws: `transform-failed` or the `JSONError` of the closure if that throws, and what writing the wire
  ///   value throws.
  public func encode(_ value: Value, into writer: inout JSONWriter) throws(JSONError) {
    do { try encoding(value).write(to: &writer) } catch let error as JSONError {
      throw error
    } catch {
      throw writer.error(.transformFailed(error.ownText))
    }
  }
}
