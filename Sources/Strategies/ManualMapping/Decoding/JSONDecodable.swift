public import JSONCore
public import JSONMapping

/// A type that members of an object decode to, by hand or with the code of `@Mapped`: models, numbers,
/// strings, booleans, raw-representable types, and optionals, arrays, sets and dictionaries of those.
///
/// For an enum with raw values, declaring the conformance is enough: `extension Level: JSONDecodable {}`.
///
/// You can use a mapper on any thread, so the conformance can't be isolated to the main actor. In a module
/// with that default isolation, mark the type and its extension as `nonisolated`.
public protocol JSONDecodable: SendableMetatype {
  /// Decodes a value of a document.
  ///
  /// - Throws: `missing-key`, `unexpected-null`, `type-mismatch` or another data issue of the first part that
  ///   doesn't decode.
  static func decode(value json: JSONValue) throws(JSONError) -> Self

  /// Decodes the next value of a text without a document. The default implementation parses the value as a
  /// document.
  ///
  /// ``decode(value:)`` must accept every text that this function accepts, with an equal result. This
  /// function may throw for rare forms; the text is then parsed again as a document.
  ///
  /// - Throws: `CursorFailure`, which has no reason.
  static func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> Self

  /// Decodes an array of these values.
  ///
  /// Mappers call it; you don't implement it. It is a requirement only so that the compiler specializes the
  /// default implementation where the type is declared. The array is typed as `Any`, because a class with
  /// subclasses can't meet a requirement whose result is `[Self]`.
  ///
  /// - Throws: `type-mismatch`, `unexpected-null` or `depth-limit`, and what an element throws.
  static func decodeElements(value json: JSONValue) throws(JSONError) -> Any

  /// Decodes an array of these values without a document; see ``decodeElements(value:)``.
  ///
  /// - Throws: `CursorFailure`, which has no reason.
  static func decodeElements(from cursor: inout JSONCursor) throws(CursorFailure) -> Any

  /// Whether ``decode(from:)`` is faster than decoding a document, provided that it is faster for the
  /// members. The default is true, except for models whose members are decoded by hand.
  static var readsInOnePass: Bool { get }

  /// Whether ``decode(from:)`` is faster than decoding a document, for this type and its members. If so, a
  /// mapper may try it first. `@Mapped` generates this function for models with members that are models; the
  /// default implementation doesn't check the members.
  ///
  /// - Parameter search: Checks the types of the members: `search.reads(Part.self)`.
  static func readsInOnePass(_ search: inout OnePassSearch) -> Bool

  /// The value of a missing member: `nil` for optionals. Without such a value a missing member is an error.
  static var missingValue: Self? { get }
}

extension JSONDecodable {
  /// Parses the next value as a document and decodes it.
  ///
  /// - Throws: `CursorFailure` if parsing or decoding throws.
  @inlinable
  public static func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> Self {
    try cursor.value { (json) throws(JSONError) in try decode(value: json) }
  }

  /// Decodes an array, calling ``decode(value:)`` for each element.
  ///
  /// - Throws: `type-mismatch`, `unexpected-null` or `depth-limit`, and what an element throws.
  @inlinable
  public static func decodeElements(value json: JSONValue) throws(JSONError) -> Any {
    try json.array().mapModels { (element) throws(JSONError) in try decode(value: element) }
  }

  /// Decodes an array, calling ``decode(from:)`` for each element.
  ///
  /// - Throws: `CursorFailure` for another value, and if an element doesn't fit.
  @inlinable
  public static func decodeElements(from cursor: inout JSONCursor) throws(CursorFailure) -> Any {
    try cursor.array { (cursor) throws(CursorFailure) in try decode(from: &cursor) }
  }

  /// True: whole texts are decoded without a document.
  @inlinable
  public static var readsInOnePass: Bool { true }

  /// The value of ``readsInOnePass``.
  @inlinable
  public static func readsInOnePass(_ search: inout OnePassSearch) -> Bool { readsInOnePass }

  /// No value: the member is required.
  @inlinable
  public static var missingValue: Self? { nil }
}

// `@inline(__always)` because it is part of inlined member access: see JSONObject+Manual.swift.

extension JSONDecodable where Self: JSONReadable {
  /// Decodes the natural form.
  ///
  /// - Throws: What `read(_:)` throws.
  @inlinable @inline(__always)
  public static func decode(value json: JSONValue) throws(JSONError) -> Self { try read(json) }
}

extension JSONDecodable where Self: RawRepresentable, RawValue: JSONDecodable {
  /// Decodes the raw value.
  ///
  /// - Throws: `invalid-raw-value`, with the allowed values if the type is `CaseIterable`, and what decoding
  ///   the raw value throws, such as `type-mismatch`.
  @inlinable @inline(__always)
  public static func decode(value json: JSONValue) throws(JSONError) -> Self {
    guard let value = Self(rawValue: try RawValue.decode(value: json)) else {
      throw json.invalidRawValue(for: Self.self)
    }
    return value
  }

  /// Decodes the raw value.
  ///
  /// - Throws: `CursorFailure` for a value that isn't the raw value of a case.
  @inlinable
  public static func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> Self {
    guard let value = Self(rawValue: try RawValue.decode(from: &cursor)) else { throw CursorFailure() }
    return value
  }
}

extension JSONDecodable where Self: MappingProviding {
  /// Decodes the value with its own mapping.
  ///
  /// - Throws: What its mapping throws, such as `type-mismatch` or `missing-key`.
  public static func decode(value json: JSONValue) throws(JSONError) -> Self { try mapping.decode(json) }

  /// Decodes the value with its own mapping.
  ///
  /// - Throws: `CursorFailure` if the mapping throws.
  public static func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> Self {
    try mapping.decode(from: &cursor)
  }

  /// Whether the mapping decodes in one pass.
  public static var readsInOnePass: Bool { OwnMapping.readsInOnePass }
}

// A raw-representable type may have its own mapping, which then takes precedence.

extension JSONDecodable where Self: MappingProviding & RawRepresentable, RawValue: JSONDecodable {
  /// Decodes the value with its own mapping.
  ///
  /// - Throws: What its mapping throws, such as `type-mismatch` or `missing-key`.
  public static func decode(value json: JSONValue) throws(JSONError) -> Self { try mapping.decode(json) }

  /// Decodes the value with its own mapping.
  ///
  /// - Throws: `CursorFailure` if the mapping throws.
  public static func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> Self {
    try mapping.decode(from: &cursor)
  }

  /// Whether the mapping decodes in one pass.
  public static var readsInOnePass: Bool { OwnMapping.readsInOnePass }
}

/// A search through the members of a model for models that aren't decoded in one pass.
///
/// It ends after a limited number of steps, because models can contain themselves.
@frozen
public struct OnePassSearch {
  @usableFromInline var remainingSteps = 64

  /// Creates a search.
  @inlinable
  public init() {}

  /// Whether a type and its members are decoded in one pass; true also if the search has reached its limit.
  @inlinable
  public mutating func reads<Value: JSONDecodable>(_ type: Value.Type) -> Bool {
    guard remainingSteps > 0 else { return true }
    remainingSteps -= 1
    return type.readsInOnePass(&self)
  }

  /// Whether a type is decoded in one pass, with the type after `as`, as in `search.reads(nil as Part?)`. In
  /// generated code, a member of the model may hide the name in `Part.self`.
  @inlinable
  public mutating func reads<Value: JSONDecodable>(_ none: Value?) -> Bool { reads(Value.self) }
}

/// A model that is decoded from the members of an object. `@Mapped` generates the conformance; by hand,
/// conform to ``ManualDecodable``.
public protocol JSONObjectDecodable: JSONDecodable {
  /// Decodes the members.
  ///
  /// - Throws: The issue of the first member that doesn't decode, such as `type-mismatch`.
  static func decode(members json: JSONObject) throws(JSONError) -> Self
}

// `@inline(__always)` because it is part of inlined member access: see JSONObject+Manual.swift.

extension JSONObjectDecodable {
  /// Decodes an object. Errors name this type.
  ///
  /// - Throws: `type-mismatch` or `unexpected-null` if it isn't an object, `depth-limit`, and what
  ///   ``decode(members:)`` throws.
  @inlinable @inline(__always)
  public static func decode(value json: JSONValue) throws(JSONError) -> Self {
    let object = try json.object(for: Self.self)
    do { return try decode(members: object) } catch { throw object.annotated(consume error) }
  }
}

/// A model that decodes an object member by member.
///
///     struct Movie { let id: Int, title: String }
///
///     extension Movie: ManualDecodable {
///       init(json: JSONObject) throws(JSONError) {
///         self.init(id: try json["id"], title: try json["title"])
///       }
///     }
public protocol ManualDecodable: JSONObjectDecodable {
  /// Creates a model.
  ///
  /// - Throws: `missing-key`, `unexpected-null`, `type-mismatch` or another data issue of the first member
  ///   that doesn't decode.
  init(json: JSONObject) throws(JSONError)
}

extension ManualDecodable {
  /// Creates a model.
  ///
  /// - Throws: What ``init(json:)`` throws.
  @inlinable @inline(__always)
  public static func decode(members json: JSONObject) throws(JSONError) -> Self { try Self(json: json) }

  /// False: without a function for one pass, decoding a document is as fast.
  @inlinable
  public static var readsInOnePass: Bool { false }
}

/// A model that decodes and encodes.
public typealias ManualMappable = ManualDecodable & JSONObjectWritable
