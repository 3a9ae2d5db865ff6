#if Macros
import JSONCore

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
  named(decode(others:from:)), named(decode(value:)),
  named(writeMembers(to:)), named(write(to:)), named(readsInOnePass), named(readsInOnePass(_:)),
  named(MappedTypes), named(init))
@attached(
  extension, conformances: JSONDecodable, JSONObjectDecodable, JSONWritable, JSONObjectWritable,
  names: named(decode(members:)), named(decode(value:)), named(writeMembers(to:)), named(write(to:)))
@attached(memberAttribute)
public macro Mapped(
  _ direction: MappingDirection = .both, keys: KeyCase = .unchanged, fields rules: FieldRule...
) =
  #externalMacro(module: "DerivedMacros", type: "MappedMacro")

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
  extension, conformances: JSONDecodable, JSONWritable, names: named(decode(value:)),
  named(write(to:)))
@attached(memberAttribute)
public macro Mapped(
  _ direction: MappingDirection = .both, keys: KeyCase = .unchanged, tag: String, content: String? = nil
) =
  #externalMacro(module: "DerivedMacros", type: "MappedMacro")

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
  extension, conformances: JSONDecodable, JSONWritable, names: named(decode(value:)),
  named(write(to:)))
@attached(memberAttribute)
public macro Mapped(
  _ form: UntaggedForm, _ direction: MappingDirection = .both, keys: KeyCase = .unchanged
) =
  #externalMacro(module: "DerivedMacros", type: "MappedMacro")
#endif
