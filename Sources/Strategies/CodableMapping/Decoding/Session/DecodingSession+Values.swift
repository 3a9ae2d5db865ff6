// `@inline(__always)`: so that the type is known, and the compiler removes most branches.

internal import JSONCore

extension DecodingSession {
  /// The handler for a type, if it has one.
  @inline(__always)
  func handler(for type: any Decodable.Type) -> (any TapeDecodable.Type)? {
    handlers[type] ?? handlers.find(type)
  }

  /// Decodes a value of any type: through its handler if it has a JSON form of its own, otherwise by
  /// `init(from:)`.
  @inline(__always)
  func decode<Value: Decodable>(_ type: Value.Type, at value: DocumentPosition, depth: Int) throws -> Value {
    try decode(type, by: handler(for: type), at: value, depth: depth)
  }

  /// Decodes a value through the handler for its type, if it has one.
  @inline(__always)
  func decode<Value: Decodable>(
    _ type: Value.Type, by handler: (any TapeDecodable.Type)?, at value: DocumentPosition, depth: Int
  ) throws -> Value {
    if let handler { return try handler.read(as: type, at: value, depth: depth, in: self) }
    return try decodeModel(type, at: value, depth: depth)
  }

  /// Decodes a value by `init(from:)` of the given type, which may be a subclass of `Value`.
  @inline(__always)
  func decodeModel<Value: Decodable>(
    _ type: Value.Type, at value: DocumentPosition, depth: Int
  ) throws -> Value {
    let outer = model
    model = ModelInProgress(type: type, value: value)
    do {
      let result = try type.init(from: ValueDecoder(session: self, value: value, depth: depth))
      model = outer
      return result
    } catch {
      model = outer
      throw failure(error, of: type, at: value, depth: depth)
    }
  }

  /// Decodes a value by a closure.
  func decodeModel<Value>(
    at value: DocumentPosition, depth: Int, _ read: (any Decoder) throws -> Value
  ) throws -> Value {
    do {
      return try read(ValueDecoder(session: self, value: value, depth: depth))
    } catch {
      throw failure(error, of: nil, at: value, depth: depth)
    }
  }

  /// Calls `body` with the decoder of a value, for custom strategies. They don't receive null.
  func decodeCustom<Value>(
    at value: DocumentPosition, depth: Int, _ body: (any Decoder) throws -> Value
  ) throws -> Value {
    if case let json = self[value], json.isNull {
      throw failure(json.mismatch(expecting: Value.self), at: value, depth: depth, for: Value.self)
    }
    return try decodeModel(at: value, depth: depth, body)
  }

  /// Throws the error of a value that must be an array and isn't.
  // `@inline(__always)`: one comparison for each array; the error is created by a call.
  @inline(__always)
  func checkArray(_ json: JSONValue, depth: Int) throws {
    if json.kind == .array { return }
    throw failure(json.mismatch(expected: .array), at: json.position, depth: depth, for: [Any].self)
  }

  /// Reads a value that has a JSON form of its own.
  ///
  /// - Parameters:
  ///   - type: The type that `DecodingError` names as expected if the value is of another kind.
  ///   - words: The description of `JSONDecoder` for a string that doesn't decode as this type.
  @inline(__always)
  func leaf<Value>(
    at value: DocumentPosition, depth: Int, for type: Any.Type = Value.self, words: String? = nil,
    _ read: (JSONValue) throws(JSONError) -> Value
  ) throws -> Value {
    do {
      return try read(self[value])
    } catch {
      throw failure(error, at: value, depth: depth, for: self[value].isNull ? Value.self : type, words: words)
    }
  }

  // Methods of the session instead of its options, which would be copied for each number.

  /// Reads a number in accordance with the options.
  func number<Number: BinaryFloatingPoint & JSONReadable>(_ json: JSONValue) throws(JSONError) -> Number {
    let value: Number = try options.floats.number(json)
    if value == 0, options.rejectsUnderflow { try checkZero(json, as: Number.self) }
    return value
  }

  /// Throws if the text of a number that was read as 0 isn't 0.
  @inline(never)
  private func checkZero<Number: BinaryFloatingPoint>(
    _ json: JSONValue, as type: Number.Type
  ) throws(JSONError) {
    guard let digits = json.numberLiteral?.utf8.prefix(while: { $0 | 0x20 != UInt8(ascii: "e") })
    else { return }
    // Only hexadecimal numbers have another letter, and they don't underflow.
    guard digits.contains(where: { $0 > UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }) else { return }
    let limit = Number.greatestFiniteMagnitude
    throw json.error(.numberOutOfRange(type: typeName(type), range: "-\(limit)...\(limit)"))
  }
}

/// A type that isn't decoded by its `init(from:)`: scalars, which have a faster or configurable form, and the
/// collections of the standard library.
protocol TapeDecodable {
  /// Reads a value; throws the `DecodingError` that `JSONDecoder` would throw.
  static func read(at value: DocumentPosition, depth: Int, in session: DecodingSession) throws -> Self
}

extension TapeDecodable {
  /// Reads a value as `Value`, which is this type.
  static func read<Value>(
    as type: Value.Type, at value: DocumentPosition, depth: Int, in session: DecodingSession
  ) throws -> Value { recast(try read(at: value, depth: depth, in: session), as: type) }
}

/// The value, as the same type under another name, for generic code.
///
/// A dynamic cast would take ten times as long.
///
/// - Parameter areSame: Whether the types are the same. For arrays, compare the types of their elements: at
///   run time, looking up the type of an array takes 300 instructions.
@inline(__always)
func recast<Source, Target>(
  _ value: Source, as type: Target.Type, areSame: Bool = Source.self == Target.self
) -> Target {
  precondition(areSame, "only for one type under two names")
  return unsafeBitCast(value, to: type)
}
