public import JSONCore

/// The result of decoding: a value or an error.
@frozen
public enum Decoded<Value> {
  /// The value.
  case success(Value)
  /// The error.
  case failure(DecodeError)
}

extension Decoded: Sendable where Value: Sendable {}
extension Decoded: Equatable where Value: Equatable {}
extension Decoded: Hashable where Value: Hashable {}

extension Decoded {
  /// The value, if there is one.
  @inlinable
  public var value: Value? { if case .success(let value) = self { value } else { nil } }

  /// The error, if there is one.
  @inlinable
  public var error: DecodeError? { if case .failure(let error) = self { error } else { nil } }
}

extension Decoded: CustomStringConvertible {
  /// The value or the error in one line.
  public var description: String {
    switch self {
    case .success(let value): "Success(\(value))"
    case .failure(let error): "Failure(\(error))"
    }
  }
}

extension Decoded {
  /// The failure of a value of the wrong type.
  public static func typeMismatch<Actual>(expected: String, actual: Actual) -> Decoded<Value> {
    .failure(.typeMismatch(expected: expected, actual: String(describing: actual)))
  }

  /// The failure of a JSON value of the wrong type: `.typeMismatch(expected: "URL", actual: json)`.
  ///
  /// The error shows the value as `JSONValue.description`.
  public static func typeMismatch(expected: String, actual: JSON) -> Decoded<Value> {
    .failure(.typeMismatch(expected: expected, actual: actual.description))
  }

  /// The failure of a missing key.
  public static func missingKey(_ name: String) -> Decoded<Value> { .failure(.missingKey(name)) }

  /// A failure for a reason supplied by the caller.
  public static func customError(_ message: String) -> Decoded<Value> { .failure(.custom(message)) }

  /// The value of an optional; for `nil`, a ``DecodeError/typeMismatch(expected:actual:)`` that expects the
  /// type of the value.
  @inlinable
  public static func fromOptional(_ value: Value?) -> Decoded<Value> {
    value.map { .success($0) } ?? .failure(.typeMismatch(expected: "\(Value.self)", actual: "nil"))
  }

  /// The value of a decoded field as an optional: a failure of any kind gives `nil`.
  ///
  /// Argo 4.1 and later have this rule. `<|?` is stricter: it gives `nil` only for a missing key and `null`.
  public static func optional(_ decoded: Decoded<Value>) -> Decoded<Value?> { .success(decoded.value) }

  /// The value of a decoded field as an optional, where the result's type is known: `let id: Decoded<Int?> =
  /// .optional(json <| "id")`.
  @_disfavoredOverload
  public static func optional<Wrapped>(_ decoded: Decoded<Wrapped>) -> Decoded<Wrapped?>
  where Value == Wrapped? { Decoded<Wrapped>.optional(decoded) }

  // `@inline(__always)` because it is part of inlined element access: see JSONValue+Fields.swift.

  /// The value.
  ///
  /// - Throws: The ``DecodeError`` of a failure.
  @inlinable @inline(__always)
  public func dematerialize() throws(DecodeError) -> Value {
    switch self {
    case .success(let value): return value
    case .failure(let error): throw error
    }
  }
}

/// The result of an expression that can throw; an error of another type becomes ``DecodeError/custom(_:)``.
public func materialize<Value>(_ body: () throws -> Value) -> Decoded<Value> {
  do { return .success(try body()) } catch let error as DecodeError {
    return .failure(error)
  } catch {
    return .customError(String(describing: error))
  }
}

/// The result of an expression that can throw.
public func materialize<Value>(_ body: @autoclosure () throws -> Value) -> Decoded<Value> {
  materialize { () throws -> Value in try body() }
}

// `@inline(__always)` because it is part of inlined member access: see JSONValue+Fields.swift.

extension Decoded {
  /// The result of a function on the value, if there is one.
  @inlinable @inline(__always)
  public func map<Result>(_ transform: (Value) -> Result) -> Decoded<Result> {
    switch self {
    case .success(let value): .success(transform(value))
    case .failure(let error): .failure(error)
    }
  }

  /// The result of a function on the value that can fail.
  ///
  /// An error of the function has the location of the value that the chain decodes. With `>>-` directly after
  /// a field it has the location of the field.
  @inlinable @inline(__always)
  public func flatMap<Result>(_ transform: (Value) -> Decoded<Result>) -> Decoded<Result> {
    switch self {
    case .success(let value): transform(value)
    case .failure(let error): .failure(error)
    }
  }

  /// The result, with its error replaced by the function's result.
  @inlinable @inline(__always)
  func mapError(_ transform: (DecodeError) -> DecodeError) -> Decoded {
    switch self {
    case .success: self
    case .failure(let error): .failure(transform(error))
    }
  }
}

/// The values of all results, or the first error.
public func sequence<Value>(_ results: [Decoded<Value>]) -> Decoded<[Value]> {
  materialize { () throws -> [Value] in try results.map { try $0.dematerialize() } }
}

/// The values of all results by their keys, or the error of one of them.
public func sequence<Key, Value>(_ results: [Key: Decoded<Value>]) -> Decoded<[Key: Value]> {
  materialize { () throws -> [Key: Value] in try results.mapValues { try $0.dematerialize() } }
}

/// The values of the successful results; the errors of the others are discarded.
///
///     let good = catDecoded(results)
public func catDecoded<Value>(_ results: [Decoded<Value>]) -> [Value] { results.compactMap(\.value) }

/// The values of the successful results, by their keys; the errors of the others are discarded.
public func catDecoded<Key, Value>(_ results: [Key: Decoded<Value>]) -> [Key: Value] {
  results.compactMapValues(\.value)
}

/// Combines the elements of a sequence one after the other, until a combination fails.
public func flatReduce<Elements: Sequence, Result>(
  _ elements: Elements, initial: Result, combine: (Result, Elements.Element) -> Decoded<Result>
) -> Decoded<Result> {
  materialize { () throws -> Result in try elements.reduce(initial) { try combine($0, $1).dematerialize() } }
}
