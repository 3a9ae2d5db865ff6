public import JSONCore

/// A type that can be decoded in the applicative style.
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
/// All fields are read, also after one that fails: their errors are collected. Raw-representable types, such
/// as enums of strings or integers, only have to declare the conformance.
public protocol Decodable {
  /// What is decoded; the type itself by default.
  associatedtype DecodedType = Self

  /// Decodes a value.
  static func decode(_ json: JSON) -> Decoded<DecodedType>

  /// Decodes a value.
  ///
  /// Mappers call it. There is no need to write it. It is a requirement only so that the compiler specialises
  /// the default implementation where the type is declared, which saves looking up generic types at run time.
  ///
  /// - Throws: `missing-key`, `unexpected-null`, `type-mismatch` or another data issue: in reading order, the
  ///   first that its fields have.
  static func decodeApplicatively(_ json: JSON) throws(JSONError) -> DecodedType
}

extension Decodable {
  /// Decodes a value.
  ///
  /// - Throws: `missing-key`, `unexpected-null`, `type-mismatch` or another data issue: in reading order, the
  ///   first that its fields have.
  @inlinable
  public static func decodeApplicatively(_ json: JSON) throws(JSONError) -> DecodedType {
    try json.decodedOrThrown(as: Self.self) { decode($0) }
  }
}

// Inlined by force: a part of what a member is inlined as; JSONValue+Fields.swift tells why.

extension JSONValue {
  /// The value of a decode that no other one contains.
  ///
  /// - Parameter type: What errors name, if it is a model.
  @inlinable @inline(__always)
  func decodedOrThrown<Value>(
    as type: Any.Type, _ decode: (JSONValue) -> Decoded<Value>
  ) throws(JSONError) -> Value {
    try logging(.thrown) { (json) throws(JSONError) in
      switch decode(json) {
      case .success(let value): return value
      case .failure(let error): throw json.thrownError(for: error, decoding: type)
      }
    }
  }
}
