#if Macros
import JSONCore
public import JSONMapping

/// Generates the functions that decode and encode a type.
///
///     @Mapped
///     struct Movie {
///       var id: Int
///       @Key("released", or: "releaseDate") @By(.yearMonthDay) var releaseDate: Date
///       var rating: Double = 0
///     }
///
/// `@Mapped` is for structs, final classes and enums. The properties of a struct or a class are the members
/// of an object. Decoding calls the initializer that takes them in their order: the memberwise initializer,
/// or your own. If that throws or fails, its error is an `invalid-value` issue at the object.
///
/// An enum with raw values is decoded and encoded as its raw value. Any other enum without payloads is
/// decoded and encoded as the name of its case. With payloads, the name is the key of the payload:
/// `{"text":{"body":"Hi"}}`.
///
/// With `.decodeOnly` or `.encodeOnly`, a type is mapped in one direction, and the types that it contains
/// need only that direction. Use one of these if you write a function for the other direction by hand, such
/// as `writeMembers(to:)`. With both directions, such a function is an error: the macro reports it in the
/// declaration of the type, and the compiler in an extension.
///
/// Properties of the same type can share a field:
///
///     @Mapped(fields: .by(.yearMonthDay, for: Date.self), .by(.base64, for: Data.self))
///     struct Letter { var sent: Date; var received: Date?; var scan: Data }
///
/// The compiler checks that each property can be mapped, and reports an error at each property that can't.
/// One kind of model isn't checked, so its errors are in the generated code: a model in a generic type with a
/// parameter that must conform to a protocol of yours, as in
/// `struct Fleet<Ship: Vessel> { @Mapped struct Berth { var ship: Ship } }`.
///
/// - Parameters:
///   - direction: Whether the type is decoded, encoded, or both.
///   - keys: The conversion from names in the code to keys.
///   - rules: The field for all properties of a type that have no `@By`.
@attached(
  member, conformances: JSONObjectWritable, names: named(decode(from:)), named(decode(members:)),
  named(decode(others:from:)), named(decode(value:)), named(writeMembers(to:)), named(write(to:)),
  named(readsInOnePass), named(readsInOnePass(_:)), named(MappedTypes), named(init))
@attached(
  extension, conformances: JSONDecodable, JSONObjectDecodable, JSONWritable, JSONObjectWritable,
  names: named(decode(members:)), named(decode(value:)), named(writeMembers(to:)), named(write(to:)))
@attached(memberAttribute)
public macro Mapped(
  _ direction: MappingDirection = .both, keys: KeyCase = .unchanged, fields rules: FieldRule...
) = #externalMacro(module: "DerivedMacros", type: "MappedMacro")

/// Generates the functions of an enum whose tag is a member of the payload, as in
/// `{"type":"text","body":"Hi"}`, or a member next to it, as in `{"type":"text","value":{"body":"Hi"}}`.
///
/// Without `content`, each payload is a model or has labels, and a case without a payload is the tag alone.
/// With `content`, the payload may be any value, and a case without a payload is encoded without the content.
/// A case `unknown(String)` accepts the tags that no case has; a case `unknown(OwnedJSON)` also stores the
/// whole value, and encodes it unchanged.
///
/// - Parameters:
///   - direction: Whether the type is decoded, encoded, or both.
///   - keys: The conversion from the names of cases to tags, and from labels to keys.
///   - tag: The key of the tag. For a key with a dot, write a raw literal, as in `#"log.level"#`.
///   - content: The key of the payload, if the payload is next to the tag.
@attached(
  member, names: named(decode(value:)), named(write(to:)), named(readsInOnePass), named(MappedTypes))
@attached(
  extension, conformances: JSONDecodable, JSONWritable, names: named(decode(value:)), named(write(to:)))
@attached(memberAttribute)
public macro Mapped(
  _ direction: MappingDirection = .both, keys: KeyCase = .unchanged, tag: String, content: String? = nil
) = #externalMacro(module: "DerivedMacros", type: "MappedMacro")

/// Generates the functions of an enum without a tag: `1` or `"one"` is decoded as the first case that fits.
///
/// The cases are tried in their order, so write a case that accepts more values after one that accepts fewer.
/// If none fits, the error is `no-alternative`, with the error of each case.
///
/// - Parameters:
///   - form: `.untagged`.
///   - direction: Whether the type is decoded, encoded, or both.
///   - keys: The conversion from labels to keys.
@attached(
  member, names: named(decode(value:)), named(write(to:)), named(readsInOnePass), named(MappedTypes))
@attached(
  extension, conformances: JSONDecodable, JSONWritable, names: named(decode(value:)), named(write(to:)))
@attached(memberAttribute)
public macro Mapped(_ form: UntaggedForm, _ direction: MappingDirection = .both, keys: KeyCase = .unchanged) =
  #externalMacro(module: "DerivedMacros", type: "MappedMacro")

/// Defines the key of a property, or of a case: `@Key("released", or: "releaseDate")`.
///
/// A dot doesn't make the key a path: for a key with a dot, write a raw literal, as in `@Key(#"log.level"#)`.
///
/// - Parameters:
///   - key: The key for encoding, which is also the first that decoding looks up.
///   - others: Keys that are decoded if those before them are missing.
@attached(peer) public macro Key(_ key: String, or others: String...) =
  #externalMacro(module: "DerivedMacros", type: "FieldMacro")

/// Defines the integer that is the tag of a case, in an enum with a tag: `@Key(1) case text(Note)`.
///
/// All cases of the enum then have integers. A case `unknown(Int)` accepts the integers that no case has.
///
/// - Parameters:
///   - tag: The integer that is encoded and decoded.
///   - others: Further integers that are decoded.
@attached(peer) public macro Key(_ tag: Int, or others: Int...) =
  #externalMacro(module: "DerivedMacros", type: "FieldMacro")

/// Defines the path to a property in nested objects: `@Key(path: "image.size.width")`.
///
/// An optional property is `nil`, and a default is used, if the path ends at a missing key or at a null.
/// Encoding creates the objects; properties whose paths begin with the same keys share them.
///
/// - Parameters:
///   - path: The keys, separated by dots. Encoding uses this path, and decoding tries it first.
///   - others: Paths that are decoded if those before them don't lead to a value.
@attached(peer) public macro Key(path: String, or others: String...) =
  #externalMacro(module: "DerivedMacros", type: "FieldMacro")

/// Defines the key for decoding and another one for encoding: `@Key(decode: "movieTitle", encode: "title")`.
///
/// To decode what was encoded too, list its key after `or:`.
///
/// - Parameters:
///   - key: The first key that decoding looks up.
///   - others: Keys that are decoded if those before them are missing.
///   - encodedKey: The key for encoding.
@attached(peer) public macro Key(decode key: String, or others: String..., encode encodedKey: String) =
  #externalMacro(module: "DerivedMacros", type: "FieldMacro")

/// Declared so that `@Key` without a key causes a single error.
@attached(peer) public macro Key() = #externalMacro(module: "DerivedMacros", type: "FieldMacro")

/// Decodes and encodes a property with a field: `@By(.yearMonthDay)`, `@By(CodableMapper<Address>())`.
///
/// - Parameter field: A field of JSONMapping, or a mapper of any strategy. For an optional property, a field
///   for the wrapped value, which may be missing or null. The field must be a `Mapping`; with
///   `@Mapped(.decodeOnly)` a `Decoding` is enough, and with `@Mapped(.encodeOnly)` an `Encoding`.
@attached(peer) public macro By<Field: MappingConfigured>(_ field: Field) =
  #externalMacro(module: "DerivedMacros", type: "FieldMacro")

/// Declared so that `@By` with an argument that isn't a field causes a single error.
@attached(peer)
public macro By<Value>(_ value: Value) = #externalMacro(module: "DerivedMacros", type: "NoFieldMacro")

/// Declared so that `@By` without a field causes a single error.
@attached(peer) public macro By() = #externalMacro(module: "DerivedMacros", type: "FieldMacro")

/// Defines the value of a property whose key is missing. Without the attribute, the value is the property's
/// initial value.
///
/// - Parameters:
///   - value: The value. It is evaluated for each model that needs it.
///   - evenIfWrong: Whether the default also replaces a value that doesn't fit. By default, such a value is
///     an error.
@attached(peer) public macro Default<Value>(_ value: Value, evenIfWrong: Bool = false) =
  #externalMacro(module: "DerivedMacros", type: "FieldMacro")

/// Defines `nil` as the value of an optional property: `@Default(nil, evenIfWrong: true)` replaces a value
/// that doesn't fit.
///
/// - Parameters:
///   - value: `nil`.
///   - evenIfWrong: Whether `nil` also replaces a value that doesn't fit; `false` has no effect.
@attached(peer) public macro Default(_ value: Never?, evenIfWrong: Bool = false) =
  #externalMacro(module: "DerivedMacros", type: "FieldMacro")

/// Declared so that `@Default` without a value causes a single error.
@attached(peer) public macro Default(evenIfWrong: Bool = false) =
  #externalMacro(module: "DerivedMacros", type: "FieldMacro")

/// Requires values in a range: `@Check(1...5) var stars: Int`.
///
/// A decoded value that breaks the rule is an `invalid-value` issue at the member, and so is an encoded one. Of
/// an optional or a `Presence`, the value is checked if there is one. The default for a missing key is checked
/// only when it is encoded. A property may have several rules.
///
/// - Parameters:
///   - range: The range; its literals become values of the property's type.
///   - message: The text of the issue; by default, one with the bounds, such as `must be in 1...5`.
@attached(peer)
public macro Check<Bounds: RangeExpression & Sendable>(_ range: Bounds, _ message: String? = nil) =
  #externalMacro(module: "DerivedMacros", type: "FieldMacro")

/// Requires values that satisfy a rule: `@Check(.matches(/[a-z]+/))`.
///
/// - Parameter rule: The rule; further ones are static members of an extension of `ValueCheck`.
@attached(peer) public macro Check<Value>(_ rule: ValueCheck<Value>) =
  #externalMacro(module: "DerivedMacros", type: "FieldMacro")

/// Requires values for which a closure returns true: `@Check({ !$0.isEmpty }, "must not be empty")`.
///
/// The compiler also checks the closure alone, so its parameter needs a type unless the closure is valid for a
/// `String`, a `Double` or an `Int`: `@Check({ (due: Date) in due > .distantPast }, "is too early")`.
///
/// - Parameters:
///   - isValid: Returns whether a value fits.
///   - message: The text of the issue. It is required: without it, the macro reports an error.
@attached(peer) public macro Check<Value>(_ isValid: @Sendable (Value) -> Bool, _ message: String = "") =
  #externalMacro(module: "DerivedMacros", type: "FieldMacro")

// Overloads for closures that don't name the type of their parameter. Each level of optionals gives one a lower
// rank.

/// Requires values for which a closure returns true; it is valid for strings.
@attached(peer) public macro Check(_ isValid: @Sendable (String) -> Bool, _ message: String = "") =
  #externalMacro(module: "DerivedMacros", type: "FieldMacro")

/// Requires values for which a closure returns true; it is valid for numbers.
@attached(peer) public macro Check(_ isValid: (@Sendable (Double) -> Bool)?, _ message: String = "") =
  #externalMacro(module: "DerivedMacros", type: "FieldMacro")

/// Requires values for which a closure returns true; it is valid for integers.
@attached(peer) public macro Check(_ isValid: (@Sendable (Int) -> Bool)??, _ message: String = "") =
  #externalMacro(module: "DerivedMacros", type: "FieldMacro")

/// Declared so that `@Check` without a rule causes a single error.
@attached(peer) public macro Check() = #externalMacro(module: "DerivedMacros", type: "FieldMacro")

/// Excludes a property from decoding and encoding: a decoded model has the property's initial value.
@attached(peer) public macro Ignored() = #externalMacro(module: "DerivedMacros", type: "FieldMacro")

/// Decodes and encodes the members of a property, which is a model, as members of the enclosing object.
@attached(peer) public macro Inlined() = #externalMacro(module: "DerivedMacros", type: "FieldMacro")

/// Stores the members that no property reads, and encodes them after those of the properties:
/// `@Rest var others: OwnedJSON.Members`.
///
/// The members retain their order, their keys as in the text, and the spelling of numbers. With it, a model
/// has no unknown keys. A member whose key is that of a property isn't encoded, even if the property is
/// omitted. In an inlined part the rest is empty, because it belongs to the outermost model. For a model that
/// is decoded with its tag, the tag is among the rest, and is encoded once.
@attached(peer) public macro Rest() = #externalMacro(module: "DerivedMacros", type: "FieldMacro")

/// Encodes `nil` as `null`, and requires the key.
@attached(peer) public macro ExplicitNull() = #externalMacro(module: "DerivedMacros", type: "FieldMacro")
#endif
