public import JSONCore

/// A JSON value, as this dialect names the handle.
public typealias JSON = JSONValue

/// A type that can be decoded in the applicative style.
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
/// All fields are read, also after one that fails: their errors are collected. Raw-representable types, such as enums
/// of strings or integers, only have to declare the conformance.
public protocol Decodable {
  /// What is decoded; the type itself by default.
  associatedtype DecodedType = Self

  /// Decodes a value.
  static func decode(_ json: JSON) -> Decoded<DecodedType>
}
