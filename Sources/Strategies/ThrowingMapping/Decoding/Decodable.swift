public import Foundation
public import JSONCore
internal import JSONFoundation

/// A type that decodes with a throwing function.
///
///     struct Movie { let id: Int, title: String, subtitle: String?, studio: String, cast: [String] }
///
///     extension Movie: Decodable {
///       static func decode(_ json: JSON) throws -> Movie {
///         try Movie(
///           id: json => "id",
///           title: json => "title",
///           subtitle: json =>? "subtitle",
///           studio: json => "production" => "studio",
///           cast: json => "cast"
///         )
///       }
///     }
///
/// For raw-representable types, such as enums of strings or integers, declaring the conformance is enough.
/// Optionals, arrays, sets and dictionaries of decodable types are decodable themselves, nested to any depth.
///
/// Implement one of the two functions; the other has a default implementation. `decode(_ json: Any)` is the
/// form of existing code: it works unchanged, but takes many times as long, because the objects have to be
/// created first.
public protocol Decodable {
  /// Decodes a value.
  ///
  /// - Throws: ``DecodingError``: `typeMismatch`, `missingKey` or `rawRepresentableInitializationError`; or
  ///   an error of its own.
  static func decode(_ json: JSON) throws -> Self

  /// Decodes the result of `JSONSerialization`, or a tree of dictionaries, arrays, strings and numbers.
  ///
  /// - Throws: ``DecodingError``: `typeMismatch`, `missingKey` or `rawRepresentableInitializationError`; or
  ///   an error of its own.
  static func decode(_ json: Any) throws -> Self

  /// Decodes a member on the right of an operator; the path of an error starts at `root`, the value on the
  /// left.
  ///
  /// Operators call it; you don't implement it. It is a requirement only so that scalars throw complete
  /// errors: they have the member, the root and the type when they fail.
  ///
  /// - Throws: ``DecodingError``: `typeMismatch`, `missingKey` or `rawRepresentableInitializationError`; or
  ///   what the type's own function throws.
  static func decodeMember(_ member: JSON, of root: JSON) throws -> Self

  /// Decodes the key of a member, which is a string in the document.
  ///
  /// Dictionaries call it; you don't implement it. A `JSONObjectKey` decodes from the key's text; any other
  /// type decodes the key as a string.
  ///
  /// - Throws: ``DecodingError/rawRepresentableInitializationError(rawValue:_:)`` for a key that doesn't
  ///   convert to the type, or what decoding it throws.
  static func decodeKey(_ key: JSON) throws -> Self

  /// Decodes a value.
  ///
  /// Mappers call it; you don't implement it. It is a requirement only so that the compiler specializes the
  /// default implementation where the type is declared.
  ///
  /// - Throws: What `decode(_:)` throws, as a `JSONError` with the name of the type: `missing-key`,
  ///   `unexpected-null`, `type-mismatch` or another data issue.
  static func decodeThrowing(_ json: JSON) throws(JSONError) -> Self
}

// `@inline(__always)` because it is part of inlined member access: see JSONValue+Members.swift.

extension Decodable {
  /// Decodes a member on the right of an operator; the path of an error starts at `root`, the value on the
  /// left.
  ///
  /// - Throws: ``DecodingError``: `typeMismatch`, `missingKey` or `rawRepresentableInitializationError`; or
  ///   what the type's own function throws.
  @inlinable @inline(__always)
  public static func decodeMember(_ member: JSON, of root: JSON) throws -> Self {
    do {
      try member.enterModel(Self.self)
      return try decode(member)
    } catch {
      throw root.passed(error, from: member, decoding: Self.self)
    }
  }

  // `@inline(__always)`, so that the witness of each model contains it: the compiler leaves a call otherwise.
  /// Decodes a value.
  ///
  /// - Throws: What `decode(_:)` throws, as a `JSONError` with the name of the type: `missing-key`,
  ///   `unexpected-null`, `type-mismatch` or another data issue.
  @inlinable @inline(__always)
  public static func decodeThrowing(_ json: JSON) throws(JSONError) -> Self {
    try json.enterModel(Self.self)
    do { return try decode(json) } catch { throw json.jsonError(error, decoding: Self.self) }
  }
}

extension JSONValue {
  /// Decodes this value; an error names the type, if it is a model.
  @inlinable @inline(__always)
  func decoded<Value: Decodable>(_ type: Value.Type = Value.self) throws -> Value {
    do {
      try enterModel(Value.self)
      return try Value.decode(self)
    } catch {
      throw attributed(error, to: Value.self)
    }
  }
}

// The entry points without a mapper. An error about the content is a ``DecodingError`` that retains the
// document, so that path, location and objects stay available.

extension Decodable {
  /// Decodes UTF-8 text.
  ///
  /// - Throws: ``DecodingError``: `typeMismatch`, `missingKey` or `rawRepresentableInitializationError`; or a
  ///   `JSONError` of the categories `syntax`, `incomplete` or `limit`.
  public static func decode(_ data: Data) throws -> Self {
    try decoded(parsing: data.bytes)
  }

  /// Decodes UTF-8 text.
  ///
  /// - Throws: ``DecodingError``: `typeMismatch`, `missingKey` or `rawRepresentableInitializationError`; or a
  ///   `JSONError` of the categories `syntax`, `incomplete` or `limit`.
  public static func decode(
    parsing bytes: [UInt8], options: JSONParseOptions = JSONParseOptions()
  ) throws -> Self {
    try decoded(parsing: bytes.span.bytes, options: options)
  }

  /// Decodes text.
  ///
  /// - Throws: ``DecodingError``: `typeMismatch`, `missingKey` or `rawRepresentableInitializationError`; or a
  ///   `JSONError` of the categories `syntax`, `incomplete` or `limit`.
  public static func decode(
    parsing text: String, options: JSONParseOptions = JSONParseOptions()
  ) throws -> Self {
    try text.withUTF8Span { (text) throws in try decoded(parsing: text.bytes, options: options) }
  }

  private static func decoded(
    parsing bytes: RawSpan, options: JSONParseOptions = JSONParseOptions()
  ) throws -> Self {
    var pending = try PendingDocument(parsing: bytes, options: options)
    return try pending.withUnresolvedRoot { (root) throws in
      try root.resolvingErrors { (json) throws in try json.decoded() }
    }
  }
}

extension JSON {
  /// Calls `body` with this root; a `JSONError` then has its path and location.
  fileprivate func resolvingErrors<Result>(_ body: (JSON) throws -> Result) throws -> Result {
    do { return try body(self) } catch let error as JSONError { throw error.resolved(at: self) }
  }
}

/// Calls `body` with a tree of Foundation's values as a document. Errors show the objects of the tree itself.
func withDocument<Result>(of tree: Any, _ body: (JSON) throws -> Result) throws -> Result {
  let document = try Document(foundationObject: tree)
  do {
    return try document.root.resolvingErrors(body)
  } catch var error as DecodingError {
    if error.metadata.document === document { error.metadata.given.tree = tree }
    throw error
  }
}
