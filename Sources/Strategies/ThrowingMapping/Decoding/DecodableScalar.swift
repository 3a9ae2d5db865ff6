public import JSONCore
internal import JSONFoundation

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
    do { return try decodeCustom(member) } catch {
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
    do { return try read(json) } catch { try json.refuse(error, expecting: Self.self, root: root) }
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

/// A type whose decoder can be replaced at run time.
///
///     Date.decoder = Date.decoder(using: formatter)
///     Bool.decoder = { json in try Int.decode(json) != 0 }
///
/// Replace decoders once, before anything is decoded. The decoder of your own type must not be replaced while
/// another thread decodes; that of a ``NaturallyDecodable`` type may be.
public protocol DynamicDecodable {
  /// The type of the decoded value; usually the type itself.
  associatedtype DecodedType

  /// The function that decodes a value.
  static var decoder: (JSON) throws -> DecodedType { get set }
}

extension Decodable where Self: DynamicDecodable, DecodedType == Self {
  /// Decodes with the current decoder.
  ///
  /// - Throws: What the decoder throws, usually a ``DecodingError``.
  public static func decode(_ json: JSON) throws -> Self { try decoder(json) }
}

/// The decoders that replace those of the scalars.
enum CustomDecoders {
  // Every scalar checks this; a lock would take as long as decoding the scalar.
  private static let areSet = AtomicWord()
  private static let decoders = Locked<[ObjectIdentifier: Any]>([:])

  /// Whether any scalar has a replaced decoder.
  static var areUsed: Bool { areSet.value != 0 }

  static func decoder<Value>(of type: Value.Type) -> ((JSON) throws -> Value)? {
    guard areUsed else { return nil }
    return decoders.withLock { ($0[ObjectIdentifier(type)] as? CustomDecoder<Value>)?.decode }
  }

  static func set<Value>(_ decode: @escaping (JSON) throws -> Value, for type: Value.Type) {
    decoders.withLock { $0[ObjectIdentifier(type)] = CustomDecoder(decode: decode) }
    areSet.setIfZero(1)
  }
}

private struct CustomDecoder<Value> { let decode: (JSON) throws -> Value }

/// Whether any scalar has a replaced decoder.
@usableFromInline
func scalarsHaveCustomDecoders() -> Bool { CustomDecoders.areUsed }

// Decoders as values, for types that decode differently in one place only.

extension Optional {
  /// A decoder that decodes `null` as `nil`, and other values with `wrapped`.
  public static func decoder(_ wrapped: @escaping (JSON) throws -> Wrapped) -> (JSON) throws -> Wrapped? {
    { json in json.isNull ? nil : try wrapped(json) }
  }

  /// A decoder of trees of Foundation's values that decodes null as `nil`.
  @_disfavoredOverload
  public static func decoder(_ wrapped: @escaping (Any) throws -> Wrapped) -> (Any) throws -> Wrapped? {
    { json in isNull(json) ? nil : try wrapped(json) }
  }
}

extension Array {
  /// A decoder of arrays; it throws `DecodingError.typeMismatch` for another value.
  public static func decoder(_ element: @escaping (JSON) throws -> Element) -> (JSON) throws -> [Element] {
    { json in try json.elements(element) }
  }

  /// A decoder of arrays of trees of Foundation's values.
  @_disfavoredOverload
  public static func decoder(_ element: @escaping (Any) throws -> Element) -> (Any) throws -> [Element] {
    { json in try elements(of: json).map(element) }
  }
}

extension Dictionary {
  /// A decoder of objects; it throws `DecodingError.typeMismatch` for another value.
  public static func decoder(
    key: @escaping (JSON) throws -> Key, value: @escaping (JSON) throws -> Value
  ) -> (JSON) throws -> [Key: Value] {
    { json in try json.members(key: key, value: value) }
  }

  /// A decoder of dictionaries of Foundation's values.
  @_disfavoredOverload
  public static func decoder(
    key: @escaping (Any) throws -> Key, value: @escaping (Any) throws -> Value
  ) -> (Any) throws -> [Key: Value] {
    { json in
      guard let members = json as? [String: Any] else {
        return try withDocument(of: json) { (json) throws in try json.refuseAsObject() }
      }
      var values: [Key: Value] = [:]
      for (name, member) in members { values[try key(name)] = try value(member) }
      return values
    }
  }
}

/// The elements of an array of Foundation's values; throws for any other value.
func elements(of tree: Any) throws -> [Any] {
  if let elements = tree as? [Any] { return elements }
  return try withDocument(of: tree) { (json) throws in try json.refuseAsArray() }
}

extension JSONValue {
  /// Decodes this value with a function for trees of Foundation's values; its errors have locations in the
  /// document.
  func decodedAsTree<Value>(_ decode: (Any) throws -> Value) throws -> Value {
    do { return try decode(foundationTree()) } catch let error as DecodingError {
      throw adopting(treeError(error, below: [], decoding: Any.self))
    }
  }
}
