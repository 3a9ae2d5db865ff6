public import JSONCore

/// A type that has a natural form in JSON, and a replaceable `decoder`: booleans, numbers, strings, dates,
/// UUIDs and URLs.
public protocol NaturallyDecodable: Decodable, DynamicDecodable where DecodedType == Self {
  /// Decodes the natural form.
  ///
  /// - Throws: `DecodingError.typeMismatch`, or `rawRepresentableInitializationError` for a string in another
  ///   form.
  static func decodeNatural(_ json: JSON) throws -> Self
}

// One protocol refines the other, so that the compiler prefers the overload for objects if a closure fits
// both: closures written for Anviking's framework cast their argument.

extension DynamicDecodable where Self: NaturallyDecodable {
  /// The function that decodes a value: that of the natural form, unless it was replaced.
  ///
  ///     Bool.decoder = { (json: JSON) in try Int.decode(json) != 0 }
  ///
  /// You can replace it while other threads decode. They use the new one from then on.
  public static var decoder: (JSON) throws -> Self {
    get { CustomDecoders.decoder(of: Self.self) ?? { json in try decodeNatural(json) } }
    set { CustomDecoders.set(newValue, for: Self.self) }
  }
}

extension NaturallyDecodable {
  /// The function that decodes an object that `JSONSerialization` returned: that of the natural form, unless
  /// it was replaced.
  ///
  ///     Bool.decoder = { json in json as? String == "yes" }
  ///
  /// A decoder that takes a `JSON` is faster.
  public static var decoder: (Any) throws -> Self {
    get {
      let decode: (JSON) throws -> Self = decoder
      return { json in try withDocument(of: json) { (json) throws -> Self in try decode(json) } }
    }
    set { CustomDecoders.set({ json in try json.decodedAsTree(newValue) }, for: Self.self) }
  }

  @inline(never) @usableFromInline
  static func decodeCustom(_ json: JSON) throws -> Self {
    guard let decode = CustomDecoders.decoder(of: Self.self) else { return try decodeNatural(json) }
    return try decode(json)
  }

  /// Decodes the natural form, or with the replaced decoder.
  ///
  /// - Throws: `DecodingError.typeMismatch`, or what the replaced decoder throws.
  public static func decode(_ json: JSON) throws -> Self { try decodeCustom(json) }
}

/// A boolean, number or string, which decodes from its natural form unless its `decoder` was replaced.
public protocol DecodableScalar: NaturallyDecodable, JSONReadable {}

// `@inline(__always)` because it is part of inlined member access: see JSONValue+Members.swift.

extension DecodableScalar {
  /// Decodes the natural form, for which all strategies accept the same values, or with the replaced decoder.
  ///
  /// - Throws: `DecodingError.typeMismatch`, or what the replaced decoder throws.
  @inlinable @inline(__always)
  public static func decode(_ json: JSON) throws -> Self {
    if scalarsHaveCustomDecoders() { return try decodeCustom(json) }
    return try natural(json)
  }

  /// Decodes a member on the right of an operator, like ``decode(_:)``.
  ///
  /// - Throws: `DecodingError.typeMismatch`, or what the replaced decoder throws.
  @inlinable @inline(__always)
  public static func decodeMember(_ member: JSON, of root: JSON) throws -> Self {
    if scalarsHaveCustomDecoders() { return try decodeCustom(member, of: root) }
    return try natural(member, of: root)
  }

  @inline(never) @usableFromInline
  static func decodeCustom(_ member: JSON, of root: JSON) throws -> Self {
    do {
      return try decodeCustom(member)
    } catch {
      throw root.passed(error, from: member, decoding: Self.self)
    }
  }

  /// Decodes the natural form.
  ///
  /// - Throws: `DecodingError.typeMismatch`, or `rawRepresentableInitializationError` for a string in another
  ///   form.
  public static func decodeNatural(_ json: JSON) throws -> Self { try natural(json) }

  @inlinable @inline(__always)
  static func natural(_ json: JSON, of root: JSON? = nil) throws -> Self {
    do {
      return try read(json)
    } catch {
      try json.refuse(error, expecting: Self.self, root: root)
    }
  }
}

extension Bool: DecodableScalar {}
extension String: DecodableScalar {}
extension Double: DecodableScalar {}
extension Float: DecodableScalar {}
extension Int: DecodableScalar {}
extension Int8: DecodableScalar {}
extension Int16: DecodableScalar {}
extension Int32: DecodableScalar {}
extension Int64: DecodableScalar {}
extension UInt: DecodableScalar {}
extension UInt8: DecodableScalar {}
extension UInt16: DecodableScalar {}
extension UInt32: DecodableScalar {}
extension UInt64: DecodableScalar {}
extension JSONNumber: DecodableScalar {}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Int128: DecodableScalar {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UInt128: DecodableScalar {}

extension OwnedJSON: Decodable {
  /// Copies the value, so that you can store it.
  ///
  /// - Throws: `DecodingError.typeMismatch` for JSON5's `Infinity` and `NaN`.
  public static func decode(_ json: JSON) throws -> OwnedJSON { try json.translated(read) }
}
