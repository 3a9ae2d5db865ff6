public import JSONCore

/// A type that decodes with an applicative chain.
///
///     struct Movie { let id: Int, title: String, subtitle: String?, cast: [String] }
///
///     extension Movie: Decodable {
///       static func decode(_ json: JSON) -> Decoded<Movie> {
///         curry(Movie.init)
///           <^> json <| "id"
///           <*> json <| "title"
///           <*> json <|? "subtitle"
///           <*> json <|| "cast"
///       }
///     }
///
/// All fields are decoded even if one fails, and their errors are collected. Raw-representable types, such as
/// enums of strings or integers, only declare the conformance.
public protocol Decodable {
  /// The type of the decoded value; the conforming type by default.
  associatedtype DecodedType = Self

  /// Decodes a value.
  static func decode(_ json: JSON) -> Decoded<DecodedType>

  /// Decodes a value.
  ///
  /// Mappers call it; you don't implement it. It is a requirement only so that the compiler specializes the
  /// default implementation where the type is declared, which saves looking up generic types at run time.
  ///
  /// - Throws: `missing-key`, `unexpected-null`, `type-mismatch` or another data issue: the first in reading
  ///   order.
  static func decodeApplicatively(_ json: JSON) throws(JSONError) -> DecodedType
}

extension Decodable {
  /// Decodes a value.
  ///
  /// - Throws: `missing-key`, `unexpected-null`, `type-mismatch` or another data issue: the first in reading
  ///   order.
  @inlinable
  public static func decodeApplicatively(_ json: JSON) throws(JSONError) -> DecodedType {
    try json.decodedOrThrown(as: Self.self) { decode($0) }
  }
}

// `@inline(__always)` because it is part of inlined member access: see JSONValue+Fields.swift.

extension JSONValue {
  /// Decodes this value as the root of a decode, and throws the error of a failure.
  ///
  /// - Parameter type: The type that errors name, if it is a model.
  @inlinable @inline(__always)
  func decodedOrThrown<Value>(
    as type: Any.Type, _ decode: (JSONValue) -> Decoded<Value>
  ) throws(JSONError) -> Value {
    try logging(.thrown) { (json) throws(JSONError) in
      try json.enterModel(type)
      switch decode(json) {
      case .success(let value): return value
      case .failure(let error): throw json.thrownError(for: error, decoding: type)
      }
    }
  }
}
