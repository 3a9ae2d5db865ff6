public import JSONCore

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
  public static func missingKey(_ name: String) -> Decoded<Value> {
    .failure(.missingKey(name))
  }

  /// A failure for a reason supplied by the caller.
  public static func customError(_ message: String) -> Decoded<Value> {
    .failure(.custom(message))
  }

  /// The value of an optional; for `nil`, a ``DecodeError/typeMismatch(expected:actual:)`` that expects the
  /// type of the value.
  @inlinable
  public static func fromOptional(_ value: Value?) -> Decoded<Value> {
    value.map { .success($0) } ?? .failure(.typeMismatch(expected: "\(Value.self)", actual: "nil"))
  }

  /// The value of a decoded field as an optional: a failure of any kind gives `nil`.
  ///
  /// Argo 4.1 and later have this rule. `<|?` is stricter: it gives `nil` only for a missing key and `null`.
  public static func optional(_ decoded: Decoded<Value>) -> Decoded<Value?> {
    .success(decoded.value)
  }
}

extension Decoded {
  /// The value of a decoded field as an optional, where the result's type is known: `let id: Decoded<Int?> =
  /// .optional(json <| "id")`.
  @_disfavoredOverload
  public static func optional<Wrapped>(_ decoded: Decoded<Wrapped>) -> Decoded<Wrapped?>
  where Value == Wrapped? {
    Decoded<Wrapped>.optional(decoded)
  }
}

extension Decoded {
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
  do {
    return .success(try body())
  } catch let error as DecodeError {
    return .failure(error)
  } catch {
    return .customError(String(describing: error))
  }
}

/// The result of an expression that can throw.
public func materialize<Value>(_ body: @autoclosure () throws -> Value) -> Decoded<Value> {
  materialize { () throws -> Value in try body() }
}
